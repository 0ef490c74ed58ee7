import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { type PreviewOptions, previewRoutes } from './previewRoutes'
import { ownOrigin } from './server/http/ownOrigin'
import { type RunningServer, serve } from './server/serve'

export interface PlaygroundOptions extends PreviewOptions {
  /** Port to listen on. When it is taken, the next 20 are tried. */
  port: number
  /** The built playground page. */
  distFolder: string
}

/** A running playground server, reachable from this machine only. */
export interface PlaygroundServer extends RunningServer {
  readonly version: string
}

const HOSTNAME = 'localhost'

/** Links carry content in the address and the referrer, beyond Node's default of 16 kB. */
const MAX_HEADER_BYTES = 128 * 1024

/** Serves the built playground and everything that its preview needs. */
export async function startPlayground(options: PlaygroundOptions): Promise<PlaygroundServer> {
  const { port, version } = options
  const maxHeaderBytes = MAX_HEADER_BYTES
  const server = await serve(playgroundRoutes(options), {
    hostname: HOSTNAME,
    port,
    maxHeaderBytes,
  })
  return { ...server, version }
}

function playgroundRoutes(options: PlaygroundOptions): Hono {
  const app = new Hono()
  // A page may have pointed a name of its own at this machine, to read drafts through it.
  app.use(ownOrigin())
  app.route('/', previewRoutes(options))
  app.use('/assets/*', async (context, next) => {
    await next()
    // File names in this folder contain a content hash.
    if (!context.res.ok) return
    context.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  })
  return app.use(serveStatic({ root: options.distFolder }))
}
