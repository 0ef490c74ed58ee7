import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { fetchEntry } from 'siteblocks/client'
import { renderToHtml } from 'siteblocks/server'

const { PORT = '3000', CONTENT_HOST = 'http://localhost:4174' } = process.env
const OPTIONS = { apiKey: 'roastery-demo', model: 'page', host: CONTENT_HOST }
const EMBED = fileURLToPath(import.meta.resolve('siteblocks/embed.js'))

const server = createServer(async (request, response) => {
  try {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (url.pathname === '/embed.js') {
      response.setHeader('content-type', 'text/javascript')
      createReadStream(EMBED).pipe(response)
    } else {
      await sendPage(request, response, url)
    }
  } catch (error) {
    console.error(error)
    if (!response.headersSent) response.writeHead(500)
    response.end('Something went wrong.')
  }
})

async function sendPage(request, response, { href, pathname }) {
  const entry = await fetchEntry({ ...OPTIONS, url: pathname, timeout: 2000 }).catch((error) => {
    console.error(error.message)
  })
  if (entry === null) {
    response.writeHead(404).end('There is no such page.')
    return
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (!entry) {
    // The content host does not answer here. The visitor's browser asks it again.
    response.setHeader('cache-control', 'no-store')
    response.end(pageWith(ELEMENT))
    return
  }
  const { html, setCookies } = renderToHtml(entry, {
    ...OPTIONS,
    visitor: {
      url: href,
      cookies: request.headers.cookie,
      userAgent: request.headers['user-agent'],
      globalPrivacyControl: request.headers['sec-gpc'] === '1',
    },
  })
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader('set-cookie', [...setCookies])
  response.end(pageWith(html))
}

const ELEMENT = `<site-blocks api-key="${OPTIONS.apiKey}" model="${OPTIONS.model}" host="${CONTENT_HOST}">
      <p>The page is loading.</p>
    </site-blocks>`

function pageWith(content) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A page that a server has rendered</title>
    <link rel="icon" href="data:,">
    <script async src="/embed.js"></script>
  </head>
  <body>
    <nav><a href="/">Home</a> <a href="/about">About</a></nav>
    <main>${content}</main>
  </body>
</html>`
}

server.listen(Number(PORT), () => {
  console.log(`http://localhost:${server.address().port}`)
})
