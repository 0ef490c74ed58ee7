import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
// biome-ignore lint/style/noRestrictedImports: the plugin itself is what is tested.
import { leanReact } from '../../embed/build/leanReact'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The exercise with React as it comes, and as `embed.js` has it. */
export const REACTS = ['whole', 'lean'] as const
export type React = (typeof REACTS)[number]

/**
 * Builds the exercise with both.
 *
 * @returns The files.
 */
export async function leanBuilds(): Promise<Readonly<Record<React, string>>> {
  const [whole, lean] = await Promise.all(REACTS.map(buildWith))
  return { whole, lean } as Record<React, string>
}

async function buildWith(react: React): Promise<string> {
  const outDir = join(root, 'test-results/lean')
  await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    plugins: react === 'lean' ? [leanReact()] : [],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2020',
      minify: 'oxc',
      outDir,
      emptyOutDir: false,
      reportCompressedSize: false,
      lib: {
        entry: 'e2e/lean/exercise.tsx',
        formats: ['iife'],
        name: 'Exercise',
        fileName: () => `${react}.js`,
      },
    },
  })
  return join(outDir, `${react}.js`)
}
