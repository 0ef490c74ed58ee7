import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { gzipSync } from 'node:zlib'
import { PAGES } from '../content/pages.mjs'
import { RENDERERS } from '../entrants/renderers.mjs'
import { createCertificate } from './certificate.mjs'
import { createLink } from './link.mjs'

/** Of requests without a `Priority` header, by RFC 9218. */
const USUAL_URGENCY = 3
const STRICT =
  "default-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'"
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="28"><path d="M0 0h40v28H0z"/></svg>'
const START = `<!doctype html><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">`

/**
 * Serves the pages, the entrants and the content, from one origin.
 *
 * @param {Map<string, string>} scripts - The entrants' files by name.
 * @param machine - Pauses between visits.
 */
export async function startServer(scripts, machine) {
  let onMark = async () => {}
  let send = sendAtOnce
  const requests = []
  async function answer(request, response) {
    requests.push(`${request.method} ${request.url}`)
    const address = new URL(request.url, origin)
    if (address.pathname === '/mark') {
      await onMark(address.searchParams.get('name'), JSON.parse(await textOf(request)))
      response.writeHead(204).end()
      return
    }
    const { type, body, headers } =
      address.pathname === '/served'
        ? html(await servedPage(address, scripts))
        : answerTo(address, scripts)
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': type ?? 'text/plain',
      'content-encoding': 'gzip',
      'cache-control': 'no-store',
      ...headers,
    })
    const urgency = /u=(\d)/.exec(request.headers.priority)?.[1] ?? USUAL_URGENCY
    send(response, packed(body ?? ''), Number(urgency))
  }

  const server = createServer(answer)
  // Browsers tell priorities over HTTP/2 only, and speak it over TLS only.
  const secureServer = createSecureServer(createCertificate(), answer)
  const origins = { http: await listen(server), https: await listen(secureServer) }
  let origin = `http://${origins.http}`
  return {
    scripts,
    machine,
    /** Requests since the list was last cleared. */
    requests,
    get origin() {
      return origin
    },
    onMark(listener) {
      onMark = listener
    },
    /** Simulates a network, at an origin of its own; without one, answers immediately. */
    setNetwork(network) {
      send = network ? createLink(network) : sendAtOnce
      origin = network ? `https://${origins.https}` : `http://${origins.http}`
    },
    async close() {
      server.closeAllConnections()
      await Promise.all([server, secureServer].map((one) => new Promise((end) => one.close(end))))
    },
  }
}

async function listen(server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `localhost:${server.address().port}`
}

const sendAtOnce = (response, body) => response.end(body)

const archives = new Map()
function packed(body) {
  if (!archives.has(body)) archives.set(body, gzipSync(body))
  return archives.get(body)
}

async function textOf(request) {
  let text = ''
  for await (const part of request) text += part
  return text
}

function answerTo({ origin, pathname, searchParams }, scripts) {
  const script = /^\/script\/([\w.-]+)\.js$/.exec(pathname)?.[1]
  if (script) return { type: 'text/javascript', body: scripts.get(script) }
  if (pathname.startsWith('/modules/'))
    return { type: 'text/javascript', body: scripts.get(pathname.slice(1)) }
  if (/^\/(?:picture|images\/[\w-]+)\.svg$/.test(pathname)) return picture(pathname)
  const content = /^\/api\/v\d\/(content|query)\/(.+)$/.exec(pathname)
  if (content) return contentAnswer(content[1], content[2].split('/').at(-1), origin)
  if (pathname === '/plan') {
    const { data, changes = [] } = PAGES[searchParams.get('model')] ?? {}
    return json({ data, changes })
  }
  if (pathname === '/visit') return html(visitPage(scripts))
  if (pathname === '/editor') return html(editorPage(searchParams))
  if (pathname === '/site') return html(sitePage(searchParams, scripts, origin))
  if (pathname === '/page') return html(watchedPage(searchParams, scripts))
  if (pathname === '/strict')
    return {
      ...html(watchedPage(searchParams, scripts)),
      headers: { 'content-security-policy': STRICT },
    }
  return {}
}

const html = (body) => ({ type: 'text/html', body })
const json = (value) => ({ type: 'application/json', body: JSON.stringify(value) })

function picture(pathname) {
  const file = `playground/content${pathname}`
  return { type: 'image/svg+xml', body: existsSync(file) ? readFileSync(file, 'utf8') : PICTURE }
}

function contentAnswer(endpoint, name, origin) {
  const page = PAGES[name]
  if (!page) return {}
  const results = [page.entry]
  const { type, body } = json(endpoint === 'query' ? { [name]: results } : { results })
  return { type, body: body.replaceAll('https://content.invalid', origin) }
}

/** An empty page for a measured visit. */
const visitPage = (scripts, attributes = '') =>
  `${START}<body style="margin:0" data-live="${scripts.get('live')}"><div id="app" ${attributes}></div><script>${scripts.get('visit')}</script>`

/** A page with what an entrant's server has rendered, and with the entry that the others need. */
async function servedPage({ origin, searchParams }, scripts) {
  const entrant = searchParams.get('entrant')
  const { entry, data } = PAGES[searchParams.get('model')]
  const render = await (RENDERERS[entrant] ?? RENDERERS.siteblocks)()
  const json = JSON.stringify(entry).replaceAll('<', '\\u003c')
  const content = /^gen/.test(entrant)
    ? `<script id="content" type="application/json">${json}</script>`
    : ''
  return visitPage(scripts).replace(
    '></div>',
    () => `>${render({ entry, data, host: origin })}</div>${content}`,
  )
}

/** A visual editor around a measured visit, which asks it for edits. */
const editorPage = (parameters) =>
  `${START}<iframe src="/visit?${parameters}" width="1200" height="800"></iframe><script>function say(name, data) { frames[0].postMessage({ type: 'builder.' + name, data }, '*') }</script>`

const tags = (names) => names.map((name) => `<script src="/script/${name}.js"></script>`).join('')

/** Script tags for an entrant and its mounting. */
const entrantTags = (entrant, scripts) =>
  entrant === 'modules'
    ? `<script type="module" src="/modules/siteblocks.js"></script><link rel="modulepreload" href="${scripts.get('live')}" fetchpriority="low"><script type="module" src="/script/mount.js"></script>`
    : tags([entrant, 'mount'])

/** A site's page with an entrant, or with SiteBlocks through the loader stub and attributes. */
function sitePage(parameters, scripts, origin) {
  if (!parameters.has('stub'))
    return visitPage(scripts) + entrantTags(parameters.get('entrant'), scripts)
  const asked = `data-api-key="bench" data-model="${parameters.get('model')}" data-host="${origin}"`
  const source =
    parameters.get('entrant') === 'modules'
      ? `data-src="/modules/siteblocks.js" data-live="${scripts.get('live')} ${scripts.get('sanitize')}"`
      : 'data-src="/script/embed.js"'
  const loader = `<script ${source} ${asked}>${scripts.get('loader')}</script>`
  return visitPage(scripts, `data-siteblocks data-model="${parameters.get('model')}"`) + loader
}

/** A page that records the entrant's effects on it. */
function watchedPage(parameters, scripts) {
  const height = parameters.get('height')
  const style = height ? ` style="min-height:${height}"` : ''
  return `${START}<div id="app"${style}>Placeholder</div><p id="after">After</p>${tags(['start'])}${entrantTags(parameters.get('entrant'), scripts)}`
}
