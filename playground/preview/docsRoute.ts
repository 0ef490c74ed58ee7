import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Waiting page that refreshes itself: `npm start` builds the site in the background. */
const UNDER_WAY = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<title>Documentation</title><p>The documentation is being built, which takes about a minute. This page opens it by itself.</p>
<p>If it does not, run <code>npm run docs -- build</code>.</p></html>`

/**
 * The built documentation site, below `/docs/`.
 *
 * @param folder - Folder of the site, which may not exist yet.
 */
export function docsRoute(folder: string): Hono {
  let site: Hono | undefined
  return new Hono()
    .get('/docs', (context) => context.redirect('/docs/'))
    .use('/docs/*', async (context, next) => {
      if (!existsSync(join(folder, 'index.html'))) return context.html(UNDER_WAY, 503)
      await next()
    })
    .get('/docs/*', ({ req, env }) => {
      site ??= createSite(folder)
      return site.fetch(req.raw, env)
    })
}

/** Serves an existing folder: the library warns about a missing one. */
function createSite(root: string): Hono {
  return new Hono()
    .basePath('/docs')
    .get('/assets/*', async (context, next) => {
      await next()
      // File names in this folder contain a content hash.
      if (context.res.ok)
        context.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
    })
    .get('/*', serveStatic({ root, rewriteRequestPath: inFolder }))
    .get('/*', serveStatic({ root, rewriteRequestPath: (path) => `${inFolder(path)}.html` }))
    .get('/*', async (context) => context.html(await readFile(join(root, '404.html'), 'utf8'), 404))
}

function inFolder(path: string): string {
  return path.replace(/^\/docs/, '')
}
