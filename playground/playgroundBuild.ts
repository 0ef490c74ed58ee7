import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { optionsModule } from './optionsModule.ts'
import { type PreviewOptions, previewRoutes, projectPreview } from './previewRoutes.ts'

/**
 * The playground page, built to `dist/playground`.
 *
 * In development it needs the content host of `npm start` beside it, and a built `embed.js`.
 */
export function playgroundBuild(): UserConfig {
  const preview = projectPreview(resolve('.'), 'http://localhost:4174')
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
      // Panels share rules. Split by panel, a rule would load twice and win over others by its
      // place.
      cssCodeSplit: false,
      // `light-dark()` as it is: the playground is for developers' browsers.
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    },
  }
}

/** Paths that Vite does not serve itself. */
const PATHS =
  /^\/((config|sri|embed-sizes)\.json|(embed|language|loader|connect|decide)\.js(\.map)?|modules\/.*|examples\/.*|preview\/.*|network\/.*|own-page(\/.*)?|vendor\/.*)$/

/** Gives Vite's development server the routes that the built playground has. */
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
