import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { drawOnServer } from './drawOnServer.ts'
import { policyHeader } from './policyHeader.ts'

/** What {@link hostPageRoute} works with. */
export interface HostPageParts {
  readonly contentHost: string
  readonly pagesFolder: string
  /** Folder of the built files. */
  readonly distFolder: string
}

/** Where the content stands in every host page. */
const PLACE = /<site-blocks id="content"><\/site-blocks>/

const MAX_STYLES = 50

/** The host pages, under the policy that their address asks for, and with what a server draws where it asks for that. */
export function hostPageRoute({ contentHost, pagesFolder, distFolder }: HostPageParts): Hono {
  const styles = new Map<string, string>()

  function keepStyles(css: string): string {
    const name = createHash('sha256').update(css).digest('hex').slice(0, 16)
    styles.set(name, css)
    const [oldest] = styles.keys()
    if (styles.size > MAX_STYLES && oldest !== undefined) styles.delete(oldest)
    return `/preview/drawn/${name}.css`
  }

  return new Hono()
    .get('/drawn/:name{[0-9a-f]+\\.css}', (context) => {
      const css = styles.get(context.req.param('name').replace('.css', ''))
      if (css === undefined) return context.notFound()
      return context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' })
    })
    .get('/:page{[a-z]+\\.html}', async (context, next) => {
      const html = await readFile(join(pagesFolder, context.req.param('page')), 'utf8').catch(
        () => null,
      )
      if (html === null) return next()
      const policy = policyHeader(
        context.req.query('policy'),
        contentHost,
        context.req.query('host'),
      )
      if (policy) context.header('Content-Security-Policy', policy)
      if (context.req.query('rendering') !== 'server') return context.html(html)

      const drawn = await drawOnServer({
        contentHost,
        distFolder,
        url: new URL(context.req.url),
        header: (name) => context.req.header(name),
        stylesHref: policy ? keepStyles : undefined,
      })
      context.header('Cache-Control', 'private, no-store')
      if (!drawn) return context.html(html)
      for (const cookie of drawn.setCookies) context.header('Set-Cookie', cookie, { append: true })
      return context.html(html.replace(PLACE, () => drawn.html))
    })
}
