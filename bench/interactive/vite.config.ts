import { defineConfig } from 'vite'
import { embedBuild } from '../../embed/build/embedBuild.ts'

/** The page of the benchmark, built as the widget is, into the folder `SITEBLOCKS_BENCH`. */
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
        entry: 'bench/interactive/page.js',
        formats: ['iife'],
        name: 'Bench',
        fileName: () => 'page.js',
      },
    },
  }
})

/** Whether a plugin concerns only the file that sites load. */
function isForRelease(plugin: unknown): boolean {
  return /integrity|notices/.test((plugin as { name?: string } | null)?.name ?? '')
}
