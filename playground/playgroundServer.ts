import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { type PreviewOptions, previewRoutes } from './previewRoutes'
import { listenOnFreePort } from './server/listenOnFreePort'

export interface PlaygroundOptions extends PreviewOptions {
  /** Port to listen on. When it is taken, the next 20 are tried. */
  port: number
  /** The built playground page. */
  distFolder: string
}

/** A playground that listens, on this machine only. */
export interface PlaygroundServer {
  /** Where it listens, as `http://localhost:4173`. */
  readonly url: string
  readonly version: string
  readonly port: number
  /** The port that was asked for, when it was taken and another one is used. */
  readonly takenPort?: number
  /** Ends open connections and frees the port. Safe to call twice. */
  close(): Promise<void>
}

const HOSTNAME = 'localhost'

/** Links carry content, in the address and in the referrer; Node would stop at 16 kB. */
const MAX_HEADER_BYTES = 128 * 1024

/** Serves the built playground with everything that its preview needs. */
export async function startPlayground(options: PlaygroundOptions): Promise<PlaygroundServer> {
  const server = createAdaptorServer({
    fetch: playgroundRoutes(options).fetch,
    serverOptions: { maxHeaderSize: MAX_HEADER_BYTES },
  }) as Server
  const port = await listenOnFreePort(server, options.port, HOSTNAME)
  return {
    url: `http://${HOSTNAME}:${port}`,
    version: options.version,
    port,
    takenPort: port === options.port ? undefined : options.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // `close` alone waits for answers that are under way, however slow the other end.
        server.closeAllConnections()
      }),
  }
}

function playgroundRoutes(options: PlaygroundOptions): Hono {
  const app = previewRoutes(options)
  app.use('/assets/*', async (context, next) => {
    await next()
    // Names in this folder carry a hash of the content.
    if (!context.res.ok) return
    context.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  })
  return app.use(serveStatic({ root: options.distFolder }))
}
