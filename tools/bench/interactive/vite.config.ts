import { defineConfig } from 'vite'
import { embedBuild } from '../../../embed/build/embedBuild.ts'

/** Builds the benchmark's page like the widget, into the folder `SITEBLOCKS_BENCH`. */
export default defineConfig(() => {
  const config = embedBuild()
  return {
    ...config,
    plugins: config.plugins?.filter((plugin) => !isForRelease(plugin)),
    build: {
      ...config.build,
      outDir: process.env.SITEBLOCKS_BENCH ?? 'test-results/bench',
      sourcemap: false,
      lib: {
        entry: 'tools/bench/interactive/page.js',
        formats: ['iife' as const],
        name: 'Bench',
        fileName: () => 'page.js',
      },
    },
  }
})

/** Whether a plugin matters only for the released file. */
function isForRelease(plugin: unknown): boolean {
  return /integrity|notices/.test((plugin as { name?: string } | null)?.name ?? '')
}
