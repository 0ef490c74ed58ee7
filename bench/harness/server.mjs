import { createServer } from 'node:http'
import { PAGES } from '../content/pages.mjs'

const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'"
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="28"><path d="M0 0h40v28H0z"/></svg>'
const START = `<!doctype html><meta charset="utf-8"><title>Bench</title>`

/**
 * Serves the pages, the entrants and the content, from one origin.
 *
 * @param {Map<string, string>} scripts - The entrants' files by name.
 */
export async function startServer(scripts) {
  const state = {
    /** Milliseconds before every answer. */
    delayMs: 0,
    /** What was asked for since this was emptied. */
    requests: [],
  }
  const server = createServer((request, response) => {
    state.requests.push(`${request.method} ${request.url}`)
    const answer = () => {
      const { type, body, headers } = answerTo(new URL(request.url, 'http://localhost'), scripts)
      response.writeHead(body === undefined ? 404 : 200, {
        'content-type': type ?? 'text/plain',
        'cache-control': 'no-store',
        ...headers,
      })
      response.end(body)
    }
    if (state.delayMs) setTimeout(answer, state.delayMs)
    else answer()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    state,
    origin: `http://localhost:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function answerTo({ pathname, searchParams }, scripts) {
  const script = /^\/script\/([\w.-]+)\.js$/.exec(pathname)?.[1]
  if (script) return { type: 'text/javascript', body: scripts.get(script) }
  if (pathname === '/picture.svg') return { type: 'image/svg+xml', body: PICTURE }
  const content = /^\/api\/v\d\/(content|query)\/(.+)$/.exec(pathname)
  if (content) return contentAnswer(content[1], content[2].split('/').at(-1))
  if (pathname === '/blank') return html(`${START}<body style="margin:0"><div id="app"></div>`)
  if (pathname === '/page') return html(sitePage(searchParams))
  if (pathname === '/plain') return html(sitePage(searchParams, false))
  if (pathname === '/stub') return html(stubPage(searchParams, scripts))
  if (pathname === '/strict')
    return { ...html(sitePage(searchParams)), headers: { 'content-security-policy': STRICT } }
  return {}
}

const html = (body) => ({ type: 'text/html', body })

function contentAnswer(endpoint, name) {
  const page = PAGES[name]
  if (!page) return {}
  const results = [page.entry]
  const body = JSON.stringify(endpoint === 'query' ? { [name]: results } : { results })
  return { type: 'application/json', body }
}

const HEAD = `${START}<link rel="icon" href="data:,">`
const bodyOf = (height) =>
  `<div id="app"${height ? ` style="min-height:${height}"` : ''}>Placeholder</div><p id="after">After</p>`

/** A page as a site makes it: the entrant's script, and another that mounts it. */
function sitePage(parameters, watched = true) {
  const names = [...(watched ? ['start'] : []), parameters.get('entrant'), 'mount']
  const scripts = names.map((name) => `<script src="/script/${name}.js"></script>`)
  return `${HEAD}${bodyOf(parameters.get('height'))}${scripts.join('')}`
}

/** The same with SiteBlocks' loader in the head, and attributes instead of a call. */
function stubPage(parameters, scripts) {
  const asked = `data-api-key="bench" data-model="${parameters.get('model')}" data-host="${parameters.get('origin')}"`
  const loader = `<script data-src="/script/embed.js" ${asked}>${scripts.get('loader')}</script>`
  return `${HEAD}${loader}<div id="app" data-siteblocks ${asked}></div>`
}
