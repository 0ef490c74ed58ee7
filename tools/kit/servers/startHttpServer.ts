import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.map': 'application/json',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The content type of a file by its extension, or else `other`. */
export const contentType = (path: string, other = 'application/octet-stream'): string =>
  TYPES[extname(path)] ?? other

/** A server on a free port. */
export interface RunningServer {
  readonly url: string
  close(): Promise<void>
}

/** Starts an HTTP server on a free port. */
export async function startHttpServer(answer: RequestListener): Promise<RunningServer> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
