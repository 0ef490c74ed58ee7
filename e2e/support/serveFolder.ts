import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves the files of a folder below `base` as a plain static server. */
export async function serveFolder(
  folder: string,
  base: string,
): Promise<{ url: string; missing: readonly string[]; close(): Promise<void> }> {
  const missing: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const inFolder = pathname.startsWith(base) ? pathname.slice(base.length) || 'index.html' : ''
    const file = join(folder, inFolder)
    if (!/^(?:[\w-]+\/)*[\w.-]+\.\w+$/.test(inFolder) || !existsSync(file)) {
      missing.push(pathname)
      response.writeHead(404).end()
      return
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}${base}`,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
