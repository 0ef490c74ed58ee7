import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
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
  '.woff2': 'font/woff2',
}

/** A page that a server has made. */
export interface MadePage {
  readonly html: string
  readonly headers?: OutgoingHttpHeaders
}

/** A site as its owner runs it: plain files, and `embed.js` among them. */
export interface Site {
  readonly url: string
  /** Answers `path` with a page that the site's server has made, and every other one as before. */
  answer(path: string, page: MadePage): void
  close(): Promise<void>
}

/** `embed.js` is one file, the module build a folder. */
export type ScriptForm = 'whole' | 'modules'

/** Has a page load the script in its other form. */
function inForm(html: string, form: ScriptForm): string {
  if (form === 'whole') return html
  return html.replace(
    /<script([^>]*) src="\/embed\.js(?:\?\w+)?"/g,
    '<script type="module"$1 src="/modules/siteblocks.js"',
  )
}

/**
 * The snippet as sites paste it; it goes where a page says `{{snippet}}`, and its script once more
 * where it says `{{script}}`, unless the page is opened with `?without`.
 */
const SNIPPET = `<site-blocks api-key="roastery-demo" model="page" url="/" host="{{host}}">
      <p>Placeholder of the site</p>
    </site-blocks>
    <script async src="/embed.js"></script>`

/** Folders that pages stand in, by the beginning of their address. */
const PAGES: Readonly<Record<string, string>> = {
  '/hosts/': 'pages/hosts',
  '/': 'pages',
}

/**
 * Serves `e2e/pages/NAME.html` as `/NAME`, what stands in `dist`, and packages under `/vendor`.
 *
 * In pages, `{{host}}` is the content host, `{{search}}` the query of the page's address,
 * `{{loader}}` the loader stub, `{{integrity}}` the hash of `embed.js`. First lines such as
 * `<!-- content-security-policy: … -->` are sent as headers.
 *
 * @param head - Beginning of each page's head.
 * @param form - Which build of the script pages load.
 */
export async function startSite(
  contentHost: string,
  head = '',
  form: ScriptForm = 'whole',
): Promise<Site> {
  const made = new Map<string, MadePage>()
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site')
    const answer = made.get(pathname)
    if (answer) {
      const type = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8'
      response.writeHead(200, { 'content-type': type, ...answer.headers })
      response.end(inForm(answer.html, form))
      return
    }
    const [start = '/', pages = 'pages'] =
      Object.entries(PAGES).find(([beginning]) => pathname.startsWith(beginning)) ?? []
    const inPages = join(folder, pages, pathname.slice(start.length))
    if (/^\/(?:hosts\/)?[\w-]+$/.test(pathname) && existsSync(`${inPages}.html`)) {
      sendPage(response, `${inPages}.html`, contentHost, search, head, form)
      return
    }
    if (pathname === '/favicon.ico') response.writeHead(204).end()
    else sendFile(response, pathname, [join(dist, pathname), inPages, vendorFile(pathname)])
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    answer: (path, page) => made.set(path, page),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function vendorFile(pathname: string): string {
  return join(folder, '../node_modules', pathname.replace(/^\/vendor\//, ''))
}

function sendFile(response: ServerResponse, pathname: string, places: readonly string[]): void {
  const file = places.find((place) => existsSync(place))
  if (!file || !/^(?:\/@?\w[\w.-]*)*\/[\w.-]+\.\w+$/.test(pathname)) {
    response.writeHead(404).end('not found')
    return
  }
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
  // Browsers ask for modules as they ask for data.
  response.setHeader('access-control-allow-origin', '*')
  createReadStream(file).pipe(response)
}

function sendPage(
  response: ServerResponse,
  page: string,
  contentHost: string,
  search: string,
  head: string,
  form: ScriptForm,
): void {
  const isWithout = search.includes('without')
  const values: Readonly<Record<string, () => string>> = {
    snippet: () => (isWithout ? '' : SNIPPET.replace('{{host}}', contentHost)),
    script: () => (isWithout ? '' : '<script async src="/embed.js?again"></script>'),
    host: () => contentHost,
    search: () => search,
    loader: () => readFileSync(join(dist, 'loader.js'), 'utf8').trim(),
    integrity: () => JSON.parse(readFileSync(join(dist, 'sri.json'), 'utf8'))['embed.js'],
  }
  let html = readFileSync(page, 'utf8').replace(/\{\{(\w+)\}\}/g, (all, name) => {
    return values[name]?.() ?? all
  })
  response.setHeader('content-type', 'text/html; charset=utf-8')
  for (;;) {
    const [line, header, value] = /^<!-- ([\w-]+): (.*) -->\n/.exec(html) ?? []
    if (line === undefined || header === undefined || value === undefined) break
    response.setHeader(header === 'csp' ? 'content-security-policy' : header, value)
    html = html.slice(line.length)
  }
  html = inForm(html.replace('<head>', `<head>${head}`), form)
  const isLatin = String(response.getHeader('content-type')).includes('iso-8859-1')
  response.end(Buffer.from(html, isLatin ? 'latin1' : 'utf8'))
}
