// A site's own server, with nothing but Node: PORT=3000 CONTENT_HOST=https://… node server.mjs
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { renderToHtml } from 'siteblocks/server'

const { PORT = '3000', CONTENT_HOST = 'http://localhost:4174' } = process.env
const API_KEY = 'roastery-demo'

const files = {
  '/embed.js': new URL(import.meta.resolve('siteblocks/embed.js')),
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://site')
  if (files[pathname]) {
    response.setHeader('content-type', 'text/javascript')
    response.end(await readFile(files[pathname]))
    return
  }

  const query = new URLSearchParams({ apiKey: API_KEY, url: pathname, includeRefs: 'true' })
  const answer = await fetch(`${CONTENT_HOST}/api/v3/content/page?${query}`)
  const { results } = await answer.json()
  if (!results?.[0]) {
    response.writeHead(404).end('There is no such page.')
    return
  }

  const { html, setCookies } = renderToHtml(results[0], {
    apiKey: API_KEY,
    model: 'page',
    host: CONTENT_HOST,
    visitor: {
      url: `http://${request.headers.host}${request.url}`,
      cookies: request.headers.cookie,
      userAgent: request.headers['user-agent'],
      globalPrivacyControl: request.headers['sec-gpc'] === '1',
    },
  })
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'private, no-store')
  response.setHeader('set-cookie', [...setCookies])
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A page that a server has rendered</title>
    <script async src="/embed.js"></script>
  </head>
  <body>${html}</body>
</html>`)
})

server.listen(Number(PORT), () => {
  console.log(`http://localhost:${server.address().port}`)
})
