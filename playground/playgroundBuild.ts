import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { devRoutes } from './devRoutes.ts'
import { optionsModule } from './optionsModule.ts'
import { vendorFiles } from './vendorFiles.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/**
 * The playground page, built to `dist/playground`.
 *
 * In development it needs the content host of `npm start` beside it, and a built `embed.js`.
 */
export function playgroundBuild(): UserConfig {
  const preview = {
    contentHost: 'http://localhost:4174',
    pagesFolder: resolve('playground/pages'),
    embedFile: resolve('dist/embed.js'),
    apiKey: 'roastery-demo',
    version,
    files: vendorFiles(resolve('.')),
  }
  return {
    root: 'playground/app',
    plugins: [react(), optionsModule(), devRoutes(preview)],
    build: {
      outDir: '../../dist/playground',
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: {
        input: ['index', 'gallery'].map((page) => resolve('playground/app', `${page}.html`)),
      },
      // `light-dark()` as it is: the playground is for developers' browsers.
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    },
  }
}
