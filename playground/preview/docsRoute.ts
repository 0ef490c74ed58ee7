import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/**
 * A page that looks again by itself: `npm start` builds the site while the playground is in use
 * already.
 */
const UNDER_WAY = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<title>Documentation</title><p>The documentation is being built, which takes about a minute. This page opens it by itself.</p>
<p>If it does not, run <code>npm run docs:build</code>.</p></html>`

/**
 * The built documentation site, below `/docs/`.
 *
 * @param folder - Where it is, or will be.
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

/** The site of a folder that is there: the library complains about one that is not. */
function createSite(root: string): Hono {
  return new Hono()
    .basePath('/docs')
    .get('/assets/*', async (context, next) => {
      await next()
      // Names in this folder carry a hash of the content.
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
