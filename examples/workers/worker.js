import { fetchEntry } from 'siteblocks/client'
import { renderToHtml } from 'siteblocks/server'

export default {
  async fetch({ url, headers }, { CONTENT_HOST }) {
    const options = { apiKey: 'roastery-demo', model: 'page', host: CONTENT_HOST }
    const entry = await fetchEntry({ ...options, url, timeout: 2000 }).catch((error) => {
      console.error(error.message)
    })
    if (entry === null) return new Response('There is no such page.', { status: 404 })
    // The content host does not answer here. The visitor's browser asks it again.
    if (!entry) return respond(elementFor(options), 'no-store')
    const { html, setCookies } = renderToHtml(entry, {
      ...options,
      visitor: {
        url,
        cookies: headers.get('cookie') ?? '',
        userAgent: headers.get('user-agent') ?? '',
        globalPrivacyControl: headers.get('sec-gpc') === '1',
      },
    })
    const response = respond(html, 'private, no-store')
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
    return response
  },
}

function elementFor({ apiKey, model, host }) {
  return `<site-blocks api-key="${apiKey}" model="${model}" host="${host}">
      <p>The page is loading.</p>
    </site-blocks>`
}

function respond(content, cacheControl) {
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A page that a Worker has rendered</title>
    <link rel="icon" href="data:,">
    <script async src="/embed.js"></script>
  </head>
  <body>
    <nav><a href="/">Home</a> <a href="/about">About</a></nav>
    <main>${content}</main>
  </body>
</html>`
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  })
}
