import { describe, expect, it } from 'vitest'
import { preparePage } from './preparePage'

const prepare = (html: string, keepsScripts = false) =>
  preparePage({
    html,
    url: new URL('https://site.test/shop/bag'),
    scripts: ['/ours.js'],
    keepsScripts,
  })

describe('preparePage', () => {
  it('begins with the address of the page, and with our scripts', () => {
    const { html } = prepare('<!doctype html><title>Bag</title><img src="a.png">')
    expect(html).toBe(
      '<!doctype html><html><head><base href="https://site.test/shop/bag">' +
        '<script src="/ours.js" async></script><title>Bag</title></head><body><img src="a.png"></body></html>',
    )
  })

  it.each([
    ['<base href="/de/">', 'https://site.test/de/'],
    ['<base href="https://cdn.test/">', 'https://cdn.test/'],
    ['<base href="javascript:0">', 'https://site.test/shop/bag'],
  ])('keeps what %s says', (base, expected) => {
    const { html } = prepare(base)
    expect(html.match(/<base/g)).toHaveLength(1)
    expect(html).toContain(`<base href="${expected}">`)
  })

  it('takes out scripts, also those in templates, policies and refreshes', () => {
    const hostile =
      '<meta http-equiv="refresh" content="0;url=https://evil.test"><meta http-equiv="Content-Security-Policy" content="x">' +
      '<meta name="viewport" content="a"><script>evil()</script><svg><script>evil()</script></svg><template><script>evil()</script></template>'
    const { html } = prepare(hostile)
    expect(html).not.toMatch(/evil|http-equiv/)
    expect(html).toContain('name="viewport"')
    expect(prepare(hostile, true).html).toContain('<script>evil()</script>')
    expect(prepare(hostile, true).html).not.toContain('http-equiv')
  })

  it.each([
    '<site-blocks model="page"></site-blocks>',
    '<div data-siteblocks data-model="page"></div>',
    '<script async src="https://cdn.test/embed-0.3.0.js"></script>',
  ])('notices a snippet, and leaves room for ours: %s', (snippet) => {
    const { html, hasSnippet } = prepare(`<h1>A</h1>${snippet}`, true)
    expect(hasSnippet).toBe(true)
    expect(html).not.toMatch(/siteblocks|site-blocks|embed/)
    expect(prepare('<h1>A</h1>').hasSnippet).toBe(false)
  })

  it('notices a login', () => {
    expect(prepare('<form><input type=password></form>').asksPassword).toBe(true)
  })
})
