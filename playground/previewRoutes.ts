import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { docsRoute } from './preview/docsRoute.ts'
import { examplesRoute } from './preview/examplesRoute.ts'
import { hostPageRoute } from './preview/hostPageRoute.ts'
import { networkRoute } from './preview/networkRoute.ts'
import { releaseRoute } from './preview/releaseRoute.ts'

/** Configuration of the playground page and its preview. */
export interface PreviewOptions {
  /** Origin of the content host, as in `http://localhost:4174`. */
  contentHost: string
  /** Folder of the host pages that the preview shows. */
  pagesFolder: string
  /** Folder of the guides' examples. */
  examplesFolder: string
  /** The built documentation site. */
  docsFolder: string
  /**
   * The built `embed.js`; the other built files, also for server rendering, are in the same folder.
   */
  embedFile: string
  /** Key of the space that the content host serves. */
  apiKey: string
  version: string
}

/**
 * Serves `/config.json`, the host pages under `/preview/`, the documentation under `/docs/`, the
 * guides' examples under `/examples/`, and the built files as a site would load them.
 *
 * Answers are compressed and always revalidated, so that a reload shows a new build.
 */
export function previewRoutes(options: PreviewOptions): Hono {
  const { contentHost, pagesFolder, examplesFolder, embedFile, apiKey, version } = options
  const app = new Hono()
  app.use(compress())
  app.use(etag())
  app.use(async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('X-Content-Type-Options', 'nosniff')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  })

  app.get('/config.json', (context) => context.json({ contentHost, apiKey, version }))
  app.route('/network', networkRoute(contentHost))
  app.route('/', examplesRoute({ contentHost, examplesFolder, apiKey }))
  app.route('/preview', hostPageRoute({ contentHost, pagesFolder, distFolder: dirname(embedFile) }))
  app.get(
    '/preview/*',
    serveStatic({
      root: pagesFolder,
      rewriteRequestPath: (path) => path.replace(/^\/preview\//, '/'),
    }),
  )
  app.route('/', releaseRoute({ embedFile, version }))
  app.route('/', docsRoute(options.docsFolder))
  return app
}

/** Options of this project's playground for a content host. */
export function projectPreview(root: string, contentHost: string): PreviewOptions {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    contentHost,
    pagesFolder: join(root, 'playground/pages'),
    examplesFolder: join(root, 'docs/examples'),
    docsFolder: join(root, 'dist/docs'),
    embedFile: join(root, 'dist/embed.js'),
    apiKey: 'roastery-demo',
    version,
  }
}
