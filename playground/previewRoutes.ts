import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { docsRoute } from './preview/docsRoute.ts'
import { examplesRoute } from './preview/examplesRoute.ts'
import { hostPageRoute } from './preview/hostPageRoute.ts'
import { networkRoute } from './preview/networkRoute.ts'
import { releaseRoute } from './preview/releaseRoute.ts'
import { ownPageRoute } from './server/ownPage/ownPageRoute.ts'

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
  /** Further files for the host pages, by address, as in `/vendor/axe.min.js`. */
  files?: { readonly [address: string]: string }
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
  app.route('/own-page', ownPageRoute())
  const sizes = createEmbedSizes(embedFile)
  app.get('/embed-sizes.json', async (context) =>
    sizes().then(
      (known) => context.json(known),
      () => context.notFound(),
    ),
  )
  app.get(
    '/preview/*',
    serveStatic({
      root: pagesFolder,
      rewriteRequestPath: (path) => path.replace(/^\/preview\//, '/'),
    }),
  )
  app.route('/', releaseRoute({ embedFile, version }))
  app.route('/', docsRoute(options.docsFolder))
  for (const [address, path] of Object.entries(options.files ?? {}))
    app.get(address, serveStatic({ path }))
  return app
}

/** Sizes of a file in bytes, raw and compressed. */
export interface EmbedSizes {
  readonly raw: number
  readonly gzip: number
  readonly brotli: number
}

/** Measures `file`, once per version. Rejects when it is missing. */
export function createEmbedSizes(file: string): () => Promise<EmbedSizes> {
  let known: { version: number; sizes: Promise<EmbedSizes> } | undefined
  return async () => {
    const { mtimeMs } = await stat(file)
    if (known?.version !== mtimeMs) known = { version: mtimeMs, sizes: measure(file) }
    return known.sizes
  }
}

async function measure(file: string): Promise<EmbedSizes> {
  const source = await readFile(file)
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(source),
    promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ])
  return { raw: source.length, gzip: zipped.length, brotli: brotli.length }
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
    files: { '/vendor/axe.min.js': join(root, 'node_modules/axe-core/axe.min.js') },
  }
}
