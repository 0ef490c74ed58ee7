import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { DEMO_API_KEY } from '../stores/spaceStore'
import { loadServerModule, notBuilt } from './loadServerModule'

/** Dependencies of {@link serverPageRoute}. */
export interface ServerPageDependencies {
  /** Folder of the built files. */
  readonly distFolder: string
  /** Requests content from this host as visitors do. */
  readonly ask: (url: URL) => Response | Promise<Response>
}

const SCRIPTS = ['embed.js', 'decide.js']

/**
 * `GET /server/landing`, `/server/about` and so on: pages of the sample content, server-rendered
 * for each visitor under a policy that allows only what carries the nonce. Also serves `embed.js`
 * in the same folder.
 */
export function serverPageRoute({ distFolder, ask }: ServerPageDependencies) {
  return async (context: Context): Promise<Response> => {
    const name = context.req.param('page') ?? ''
    if (SCRIPTS.includes(name)) return sendScript(context, join(distFolder, name))

    const here = new URL(context.req.url)
    const url = name === 'landing' ? '/' : `/${name}`
    const query = new URLSearchParams({ apiKey: DEMO_API_KEY, url, includeRefs: 'true' })
    const answer = await ask(new URL(`/api/v3/content/page?${query}`, here))
    const { results = [] } = (await answer.json()) as { results?: readonly unknown[] }
    const [entry] = results
    if (!entry) {
      throw new HTTPException(404, { message: `There is no page "${name}". Try "landing".` })
    }

    const { renderToHtml } = await loadServerModule(distFolder)
    const nonce = randomBytes(16).toString('base64url')
    const { html, setCookies } = renderToHtml(entry, {
      apiKey: DEMO_API_KEY,
      model: 'page',
      host: context.get('origin'),
      url,
      nonce,
      visitor: {
        url: here.href,
        cookies: context.req.header('cookie'),
        userAgent: context.req.header('user-agent'),
        globalPrivacyControl: context.req.header('sec-gpc') === '1',
      },
    })
    for (const cookie of setCookies) context.header('Set-Cookie', cookie, { append: true })
    context.header('Cache-Control', 'private, no-store')
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src https: http: data:; media-src https: http:; font-src https: http: data:; frame-src https:; base-uri 'none'`,
    )
    return context.html(pageAround(html, nonce))
  }
}

function pageAround(html: string, nonce: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Heron Lock</title>
    <link rel="icon" href="data:,">
    <style nonce="${nonce}">body { margin: 0; font-family: system-ui, sans-serif }</style>
    <script nonce="${nonce}" async src="/server/embed.js"></script>
  </head>
  <body>${html}</body>
</html>
`
}

async function sendScript(context: Context, file: string): Promise<Response> {
  const script = await readFile(file, 'utf8').catch(() => {
    throw notBuilt(file)
  })
  context.header('Content-Type', 'text/javascript; charset=utf-8')
  return context.body(script)
}
