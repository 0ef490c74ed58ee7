import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { type PreviewOptions, previewRoutes } from './previewRoutes.ts'

/** What Vite does not serve itself. */
const PATHS =
  /^\/((config|sri|embed-sizes)\.json|(embed|loader|decide)\.js(\.map)?|preview\/.*|network\/.*|vendor\/.*)$/

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
