import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
// biome-ignore lint/style/noRestrictedImports: the plugin itself is what is tested.
import { leanPurify } from '../../embed/build/leanPurify'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds DOMPurify as it comes, or as `embed.js` has it. Returns the file. */
export async function buildPurify(kind: 'whole' | 'lean'): Promise<string> {
  const outDir = join(root, 'test-results/lean')
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    plugins: kind === 'lean' ? [leanPurify()] : [],
    build: {
      target: 'es2020',
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: {
        entry: 'e2e/lean/purify.ts',
        formats: ['iife'],
        name: 'Purify',
        fileName: () => `purify-${kind}.js`,
      },
    },
  })
  return join(outDir, `purify-${kind}.js`)
}
