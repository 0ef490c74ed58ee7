import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
const dist = join(folder, '../dist')

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.map': 'application/json',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A site as its owner runs it: plain files, and `embed.js` among them. */
export interface Site {
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves `e2e/pages/NAME.html` as `/NAME`, `docs/examples/NAME.html` as `/examples/NAME`, and what stands in `dist`.
 *
 * In pages, `{{host}}` is the content host. A first line `<!-- csp: … -->` is sent as the page's policy.
 */
export async function startSite(contentHost: string): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const pages = pathname.startsWith('/examples/') ? '../docs' : 'pages'
    const page = join(folder, pages, `${pathname.slice(1)}.html`)
    const file = join(dist, pathname)
    if (/^\/(?:examples\/)?[\w-]+$/.test(pathname) && existsSync(page))
      sendPage(response, page, contentHost)
    else if (/^\/[\w.-]+\.\w+$/.test(pathname) && existsSync(file)) {
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
      createReadStream(file).pipe(response)
    } else if (pathname === '/favicon.ico') response.writeHead(204).end()
    else response.writeHead(404).end('not found')
  })
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

function sendPage(response: ServerResponse, page: string, contentHost: string): void {
  const html = readFileSync(page, 'utf8').split('{{host}}').join(contentHost)
  const policy = /^<!-- csp: (.*) -->/.exec(html)?.[1]
  if (policy) response.setHeader('content-security-policy', policy)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(html.replace(/^<!-- csp: .*-->\n/, ''))
}
