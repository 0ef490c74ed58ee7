import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { cors } from 'hono/cors'

/** Files that sites load, and their hashes. */
const NAMES = ['embed.js', 'embed.js.map', 'loader.js', 'connect.js', 'decide.js', 'sri.json']

/** Files and version that {@link releaseRoute} serves. */
export interface Release {
  /** The built `embed.js`; the other built files are in the same folder. */
  readonly embedFile: string
  /** Version of the package, as in `0.4.0`. */
  readonly version: string
}

/**
 * Serves the built files at the addresses of `docs/hosting.md`: `/embed.js`, `/v0/embed.js` and
 * `/0.4.0/embed.js`, with matching cache headers.
 */
export function releaseRoute({ embedFile, version }: Release): Hono {
  const channel = `v${version.split('.')[0]}`
  const caching = {
    '': 'no-cache',
    [`/${channel}`]: 'public, max-age=3600, stale-while-revalidate=86400',
    [`/${version}`]: 'public, max-age=31536000, immutable',
  }
  const app = new Hono()
  for (const [folder, cacheControl] of Object.entries(caching)) {
    // Files of the module build have hashes in their names.
    for (const name of [...NAMES, 'modules/:part{[\\w-]+\\.js(?:on)?}']) {
      app.get(
        `${folder}/${name}`,
        // Subresource integrity needs CORS for scripts of another origin.
        cors(),
        async (context, next) => {
          await next()
          if (!context.res.ok) return
          context.res.headers.set('Cache-Control', cacheControl)
          context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
        },
        (context, next) => {
          const path = new URL(context.req.url).pathname.slice(folder.length)
          return serveStatic({ path: join(dirname(embedFile), path) })(context, next)
        },
        (context) =>
          context.text(`${name} has not been built. Run "npm run build" and reload.`, 404),
      )
    }
  }
  return app
}
