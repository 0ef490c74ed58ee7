import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { guidesModule } from './guidesModule.ts'
import { optionsModule } from './optionsModule.ts'
import { type PreviewOptions, previewRoutes, projectPreview } from './previewRoutes.ts'

/**
 * The playground page, built to `dist/playground`.
 *
 * Development needs a running `npm start` for its content host, and a built `embed.js`.
 */
export function playgroundBuild(): UserConfig {
  const preview = projectPreview(resolve('.'), 'http://localhost:4174')
  return {
    root: 'playground/app',
    plugins: [react(), optionsModule(), guidesModule(), devRoutes(preview)],
    build: {
      outDir: '../../dist/playground',
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: {
        input: ['index', 'gallery'].map((page) => resolve('playground/app', `${page}.html`)),
      },
      // Panels share rules. In a chunk per panel, a rule would load twice, and its order would
      // change the cascade.
      cssCodeSplit: false,
      // Keeps `light-dark()`: the playground targets developers' browsers.
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    },
  }
}

/** Paths served by the playground's routes instead of Vite. */
const PATHS =
  /^\/((config|sri)\.json|(embed|loader|connect|decide)\.js(\.map)?|modules\/.*|examples\/.*|preview\/.*|network\/.*)$/

/** Adds the playground's routes to Vite's development server. */
export function devRoutes(options: PreviewOptions): Plugin {
  return {
    name: 'siteblocks:dev-routes',
    apply: 'serve',
    configureServer(server) {
      const answer = getRequestListener(previewRoutes(options).fetch)
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*/, '')
        if (PATHS.test(path)) void answer(request, response)
        else next()
      })
    },
  }
}
