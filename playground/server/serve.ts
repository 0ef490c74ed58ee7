import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { listenOnFreePort } from './listenOnFreePort'

/** A running server. */
export interface RunningServer {
  /** Address, as in `http://localhost:4173`. */
  readonly url: string
  readonly port: number
  /** The requested port if it was taken and another one is used. */
  readonly takenPort?: number
  /** Ends open connections and frees the port. Safe to call twice. */
  close(): Promise<void>
}

interface ServeOptions {
  readonly hostname: string
  /** Port to listen on. If it is taken, the next 20 are tried. 0 means any. */
  readonly port: number
  /** Addresses may be longer than Node's default of 16 kB. */
  readonly maxHeaderBytes: number
  /** Time for open requests to finish when the server closes. */
  readonly graceMs?: number
  /** Time for which idle connections stay open. */
  readonly keepAliveMs?: number
}

const IDLE_CHECK_MS = 20

/** Serves an application over HTTP. */
export async function serve(app: Hono, options: ServeOptions): Promise<RunningServer> {
  const { hostname, port: wanted, maxHeaderBytes, graceMs = 0, keepAliveMs } = options
  const serverOptions = { maxHeaderSize: maxHeaderBytes }
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions }) as Server
  if (keepAliveMs !== undefined) server.keepAliveTimeout = keepAliveMs
  const port = await listenOnFreePort(server, wanted, hostname)
  let closed: Promise<void> | undefined
  return {
    url: `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`,
    port,
    takenPort: wanted === 0 || wanted === port ? undefined : wanted,
    close() {
      closed ??= stop(server, graceMs)
      return closed
    },
  }
}

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs)
    // Answered connections stay open for further requests, so close them as they become idle.
    const closing = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.close(() => {
      clearTimeout(timer)
      clearInterval(closing)
      resolve()
    })
  })
}
