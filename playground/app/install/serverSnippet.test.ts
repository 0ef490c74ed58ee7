import { describe, expect, it, vi } from 'vitest'
import type { SnippetOptions } from './SnippetOptions'
import { serverSnippet } from './serverSnippet'

const HOSTILE = `a"b'c\\d\`\${x}</script>`

const OPTIONS: SnippetOptions = {
  widget: { apiKey: 'key', model: 'page', host: 'http://content.test' },
  scriptUrl: 'http://site.test/embed.js',
  integrity: 'sha384-a+/=',
}

const REQUEST = new Request('http://shop.test/sale?a=1', {
  headers: { cookie: 'a=1', 'user-agent': 'iPhone', 'sec-gpc': '1' },
})

/** Runs a snippet's code on a server whose content host returns `results`. */
async function run(options: SnippetOptions, results: unknown[], trustedTypes = false) {
  const asked: URL[] = []
  const rendered: unknown[][] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address))
    return Response.json({ results })
  })
  const renderToHtml = (...given: unknown[]) => {
    rendered.push(given)
    return { html: '<site-blocks served></site-blocks>', setCookies: ['a=b', 'c=d'] }
  }
  const code = serverSnippet(options, trustedTypes)
    .replace(/^import .*$/m, '')
    .replace('export async', 'async')
  const answer = new Function('renderToHtml', `${code}\nreturn answer`)(renderToHtml)
  const response: Response = await answer(REQUEST)
  return { asked: asked[0], rendered, response }
}

describe('serverSnippet', () => {
  it('gives its nonce to each script', async () => {
    const widget = { ...OPTIONS.widget, analytics: 'dataLayer' }
    const { response } = await run({ ...OPTIONS, widget, manager: 'onetrust' }, [{ id: 'landing' }])
    const nonces = (await response.text()).match(/<script nonce="[\w-]+"/g) ?? []
    expect(nonces).toHaveLength(2)
    expect(new Set(nonces).size).toBe(1)
  })

  it('fetches the entry of the page and renders it for the visitor', async () => {
    const entry = { id: 'landing' }
    const { asked, rendered, response } = await run(OPTIONS, [entry])
    expect(asked?.origin + (asked?.pathname ?? '')).toBe('http://content.test/api/v3/content/page')
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      apiKey: 'key',
      url: REQUEST.url,
      includeRefs: 'true',
    })
    const visitor = { url: REQUEST.url, cookies: 'a=1', userAgent: 'iPhone' }
    expect(rendered).toEqual([
      [
        entry,
        expect.objectContaining({
          ...OPTIONS.widget,
          visitor: { ...visitor, globalPrivacyControl: true },
        }),
      ],
    ])
    expect(response.headers.getSetCookie()).toEqual(['a=b', 'c=d'])
    expect(response.headers.get('cache-control')).toBe('private')
    expect(await response.text()).toContain('<body><site-blocks served></site-blocks></body>')
  })

  it('sends a policy that its own script and styles fit', async () => {
    const { rendered, response } = await run(OPTIONS, [{}], true)
    const [, options] = rendered[0] ?? []
    const { nonce } = options as { nonce: string }
    expect(response.headers.get('content-security-policy')).toBe(
      `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self' http://content.test; ` +
        "img-src 'self' http://content.test; require-trusted-types-for 'script'; trusted-types siteblocks",
    )
    const [script = ''] = /<script[^>]*>/.exec(await response.text()) ?? []
    expect(script.replace(/\s+/g, ' ')).toBe(
      `<script nonce="${nonce}" async src="http://site.test/embed.js" integrity="sha384-a+/=" crossorigin="anonymous" >`,
    )
  })

  it('requests what the options say, whatever they hold', async () => {
    const widget = {
      ...OPTIONS.widget,
      entry: HOSTILE,
      includeUnpublished: true,
      locale: 'de',
      userAttributes: { plan: HOSTILE },
    }
    const { asked, rendered } = await run({ ...OPTIONS, widget }, [{}])
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
      entry: JSON.stringify(HOSTILE),
      includeUnpublished: 'true',
      locale: 'de',
      userAttributes: JSON.stringify({ ...widget.userAttributes, locale: 'de' }),
    })
    expect(rendered[0]?.[1]).toMatchObject(widget)
  })

  it('says so when there is no entry', async () => {
    const { response, rendered } = await run(OPTIONS, [])
    expect(response.status).toBe(404)
    expect(rendered).toEqual([])
  })
})
