import { createHash } from 'node:crypto'
import { createElement, lazy } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ContentError } from '../content/parseContent'
import { block, component, deepFreeze, entry, text } from '../content/testing/blocks'
import type { ContentEntry } from '../content/types'
import type { BlockProps } from '../render/compile/BlockDefinition'
import { renderToHtml } from './renderToHtml'
import { markupOf, serve } from './testing/serve'
import { DECIDE_HASH } from './writeContainer'

/** Markup in place of a block that is left to the browser. */
const LEFT_OUT = /<!--\$!--><template data-dgst="siteblocks-left-out"><\/template>/g

function Fine({ children }: BlockProps) {
  return children
}

function Inner(): never {
  throw new Error('no window here')
}

/** Throws in a nested component. */
function Broken() {
  return createElement(Inner)
}

function Own({ options }: BlockProps<{ n?: number }>) {
  return `Own ${options.n}`
}

function dataOf(html: string): Record<string, unknown> {
  return JSON.parse(/data-sb-served>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

describe('renderToHtml', () => {
  it('works where there is neither a window nor a document', () => {
    expect(typeof window).toBe('undefined')
    expect(typeof document).toBe('undefined')
    expect(markupOf(serve([text('<p>Hello</p>')]))).toContain('<p>Hello</p>')
  })

  it('writes the container around a shadow root, and in it styles, markup and data', () => {
    const { html } = serve([text('Hello')], {
      canTrack: false,
      userAttributes: { plan: 'a"b' },
      attributes: { id: 'offer' },
      placeholder: '<p>Soon</p>',
    })
    expect(html).toMatch(
      /^<site-blocks served api-key="key" model="page" can-track="false" user-attributes="\{&quot;plan&quot;:&quot;a\\&quot;b&quot;\}" id="offer"><template shadowrootmode="open"><style>/,
    )
    expect(html).toMatch(/<\/template><p>Soon<\/p><\/site-blocks>$/)
    // Pages may hide empty boxes.
    expect(serve([text('Hello')]).html).toMatch(/<\/template> <\/site-blocks>$/)
  })

  it('leaves a text with more than 10,000 elements to the browser', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    // Unquoted, so that no scanner for simple texts takes it.
    const served = (count: number) => markupOf(serve([text('<i title=a>b</i>'.repeat(count))]))
    expect(served(10_000).split('<i ').length - 1).toBe(10_000)
    expect(error).not.toHaveBeenCalled()
    expect(served(10_001)).not.toContain('builder-text')
    expect(error).toHaveBeenCalledOnce()
    const long = block({ children: [text('<i title=a>b</i>'.repeat(10_001)), text('after')] })
    const { html } = serve([block({ children: [text('before'), long] })])
    for (const part of ['before', 'after']) expect(html).toContain(`>${part}<`)
    expect(dataOf(html)).toMatchObject({ missing: ['Text'] })
  })

  it.each(
    'allowScripts placeholder decideSrc livePart stylesHref host env canTrack authToken'.split(' '),
  )('reads no %s from the prototype of objects', (name) => {
    const { html } = serve([text('Hello')])
    const value = '<img src=x onerror=alert(1)>'
    Object.defineProperty(Object.prototype, name, { value, configurable: true })
    try {
      expect(serve([text('Hello')]).html).toBe(html)
    } finally {
      Reflect.deleteProperty(Object.prototype, name)
    }
  })

  it('writes no secret into the HTML', () => {
    const { html } = serve([text('Hello')], {
      authToken: 'SECRET',
      fetchOptions: { headers: { cookie: 'SECRET' } },
    })
    expect(html).not.toContain('SECRET')
  })

  it('gives inline styles rules, and leaves out what could reach beyond its own', () => {
    const served = serve([
      text(`<p style='color:red;background:url("a.png");width:1px}*{color:blue'>a</p>`),
      block({ properties: { style: 'color:teal' }, bindings: { 'style.width': '"3px"' } }),
    ])
    const { css } = served
    expect(markupOf(served)).not.toMatch(/\sstyle=/)
    expect(css).toContain('{color:red;background:url("a.png");}')
    expect(css).not.toContain('blue;')
    expect(css).toMatch(/:is\(\[data-sb-style="[^"]*width:3px[^"]*"\],#_#_\)/)
  })

  it('escapes the content of scripts, styles and attributes', () => {
    const evil = '</script><!--</style><script>"\u2028'
    const cssCode = `.a{content:"</style>"}`
    const page = { ...entry(), data: { state: { evil }, cssCode, blocks: [] } }
    const { html } = serve(page, { locale: '"><script>', data: { evil }, nonce: '"><b>' })
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/style>/g)).toHaveLength(1)
    expect(html).not.toContain('<!--')
    expect(html.slice(html.indexOf('<script'))).not.toContain('\u2028')
    expect(dataOf(html)).toMatchObject({ entry: { data: { state: { evil } } } })
  })

  it('puts the nonce on every style and script that runs', () => {
    const variants = [{ name: 'v', blocks: [] }]
    const personal = component('PersonalizationContainer', { variants })
    const { html } = serve([personal], { nonce: 'n0nce' })
    expect(html.match(/<style/g)).toHaveLength(html.match(/<style nonce="n0nce"/g)?.length ?? 0)
    expect(html).toContain('<script nonce="n0nce">')
  })

  it('names files in place of styles and scripts, where a policy wants it so', () => {
    const variations = { v: { id: 'v', testRatio: 0.5, data: { blocks: [text('b')] } } }
    const options = { stylesHref: '/a.css?b&c', decideSrc: '/decide.js' }
    const { html, css } = serve(entry([text('a')], { variations }), options)
    expect(html).toContain('<link rel="stylesheet" href="/a.css?b&amp;c">')
    expect(html).toContain('<script src="/decide.js"></script>')
    expect(html).not.toMatch(/<style|<script>/)
    expect(css).toContain('.builder-text')
  })

  it('brings the deciding script once for a page, in the first entry that needs it', () => {
    const variations = { v: { id: 'v', testRatio: 0.5, data: { blocks: [text('b')] } } }
    const tested = entry([text('a')], { variations })
    const scriptsOf = (content: ContentEntry, options: object) =>
      Array.from(
        serve(content, options).html.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs),
        ([, code]) => code,
      )
    const page = {}
    const whole = scriptsOf(tested, {})
    const again = ["document.dispatchEvent(new Event('siteblocks:decide'))"]
    expect(whole).toHaveLength(1)
    expect(scriptsOf(entry([text('a')]), { page })).toEqual([])
    expect(scriptsOf(tested, { page, visitor: { url: 'https://shop.test/' } })).toEqual([])
    expect(scriptsOf(tested, { page, decideSrc: '/decide.js' })).toEqual([''])
    expect(scriptsOf(tested, { page })).toEqual(whole)
    expect(scriptsOf(tested, { page })).toEqual(again)
    expect(scriptsOf(tested, { page: {} })).toEqual(whole)
    expect(scriptsOf(tested, {})).toEqual(whole)
    const hashes = [...whole, ...again].map(
      (code) => `'sha256-${createHash('sha256').update(`${code}`).digest('base64')}'`,
    )
    expect(DECIDE_HASH).toBe(hashes.join(' '))
  })

  it('has further parts of the module build fetched, where they are named', () => {
    const { html } = serve([text('a')], { livePart: '/modules/live-1.js?a&b', nonce: 'n0nce' })
    expect(html).toMatch(
      /^<link rel="modulepreload" href="\/modules\/live-1\.js\?a&amp;b" nonce="n0nce"><site-blocks/,
    )
    expect(serve([text('a')], { livePart: '/live-1.js /sanitize-1.js' }).html).toMatch(
      /^<link rel="modulepreload" href="\/live-1\.js"><link rel="modulepreload" href="\/sanitize-1\.js"><site-blocks/,
    )
  })

  it('is the same at every call, and mixes up nothing between calls at the same time', async () => {
    const shown = '{{state.n}} of {{state.location.pathname}}'
    const render = async (n: number) => {
      const block = text(`Number ${shown}`, { responsiveStyles: { large: { order: n } } })
      const visitor = { url: `https://shop.test/${n}`, userAgent: 'Firefox' }
      return serve(entry([block], { id: `entry-${n}` }), { data: { n }, visitor }).html
    }
    const numbers = Array.from({ length: 50 }, (_, n) => n)
    const rendered = await Promise.all(numbers.map(render))
    rendered.forEach((html, n) => {
      expect(html).toContain(`Number ${n} of /${n}<`)
      expect(html).toContain(`{order:${n};}`)
    })
    const [first, again] = [rendered[0], await render(0)].map((html) =>
      html?.replace(/"date":"[^"]*"/, ''),
    )
    expect(first).toBe(again)
  })

  it('changes nothing that it is given', () => {
    const given = deepFreeze(entry([text('a', { bindings: { 'style.color': '"red"' } })]))
    expect(() => serve(given, deepFreeze({ data: { a: 1 } }))).not.toThrow()
  })

  it.each([null, 'text', [], { data: 1 }])('refuses %j in place of an entry', (bad) => {
    const render = () => renderToHtml(bad, { apiKey: 'key', model: 'page' })
    expect(render).toThrow(ContentError)
  })

  it.each<{ options: object; message: string }>([
    { options: { model: '' }, message: 'option "model" is missing' },
    { options: { nonce: 1 }, message: 'option "nonce" must be a string' },
    { options: { visitor: { url: '/offers' } }, message: 'visitor.url must be a full address' },
    { options: { visitor: { url: 'https://a.test', cookies: 1 } }, message: 'option "cookies"' },
    { options: { attributes: { onclick: 'x' } }, message: 'attributes cannot have "onclick"' },
    { options: { attributes: { style: 'x' } }, message: 'attributes cannot have "style"' },
    { options: { attributes: { 'api-key': 'x' } }, message: 'attributes cannot have "api-key"' },
    { options: { attributes: { 'a b': 'x' } }, message: 'attributes cannot have "a b"' },
  ])('refuses $options', ({ options, message }) => {
    const render = () => serve(entry(), options)
    expect(render).toThrow(TypeError)
    expect(render).toThrow(message)
  })

  it('leaves a block of the site that breaks to the browser, by itself', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const blocks = { Fine: { component: Fine }, Broken: { component: Broken } }
    const broken = component('Broken')
    const fine = component('Fine', {}, { children: [text('in')] })
    const { html } = serve([text('before'), broken, fine, broken, text('after')], { blocks })
    for (const part of ['before', 'in', 'after']) expect(html).toContain(`>${part}<`)
    expect(html.match(LEFT_OUT)).toHaveLength(2)
    expect(dataOf(html)).toMatchObject({ missing: [] })
    expect(error).toHaveBeenCalledWith(
      'SiteBlocks: the block "Broken" broke or waits on the server, and is left to the browser.',
    )
  })

  it('leaves a block that waits to the browser, and renders all others', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const Waiting = lazy(() => new Promise<never>(() => {}))
    const blocks = { Waiting: { component: Waiting } }
    const { html } = serve([text('before'), component('Waiting'), text('after')], { blocks })
    for (const part of ['before', 'after']) expect(html).toContain(`>${part}<`)
    expect(html.match(LEFT_OUT)).toHaveLength(1)
    expect(error).toHaveBeenCalledOnce()
  })

  it('leaves out twenty blocks that break inside each other and side by side, in one render', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let renders = 0
    const Counted = { component: () => `counted ${renders++}` }
    const blocks = { Counted, Fine: { component: Fine }, Broken: { component: Broken } }
    const nested = component('Fine', {}, { children: [component('Broken'), text('inside')] })
    const list = Array.from({ length: 20 }, () => [nested, component('Broken')]).flat()
    const markup = markupOf(serve([component('Counted'), ...list, text('after')], { blocks }))
    expect(markup.match(/>inside</g)).toHaveLength(20)
    expect(markup).toContain('>after<')
    expect(markup.match(LEFT_OUT)).toHaveLength(40)
    expect(renders).toBe(1)
  })

  describe('with code of the entry', () => {
    const render = (jsCode: string) => {
      const blocks = [text('{{state.a}} {{state.where}}')]
      const { html } = serve(entry([], { data: { jsCode, blocks } }))
      return html.slice(0, html.indexOf('data-sb-served'))
    }

    it('renders what that writes to the state', () => {
      const stored =
        'function main(){return Promise.resolve()}state.a=1234;state.where=Builder.isServer?"server":"browser";var _virtual_index=main();return _virtual_index'
      expect(render(stored)).toContain('1234 server')
      expect(render('update({ a: [1, 2].map((n) => n * 2) })')).toContain('2,4')
    })

    it('tracks nothing, and leaves no timer behind', () => {
      vi.useFakeTimers()
      const fetched = vi.spyOn(globalThis, 'fetch')
      const code =
        'builder.track("a"); fetch("/a").then(() => 1); setTimeout(() => {}, 10); state.a = "went on"'
      expect(render(code)).toContain('went on')
      expect(vi.getTimerCount()).toBe(0)
      expect(fetched).not.toHaveBeenCalled()
      vi.useRealTimers()
    })

    it('renders the entry without what it cannot do', () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      expect(render('state.a = "kept"; document.title = "x"')).toContain('kept')
      expect(warn).not.toHaveBeenCalled()
      expect(render('state.a = 5678\nclass A {}')).not.toContain('5678')
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('the code of entry "entry-1" did not run, line 2: '),
      )
    })
  })

  it('names unknown blocks', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { html } = serve([component('Own'), text('a')])
    expect(dataOf(html)).toMatchObject({ missing: ['Own'] })
  })

  it('renders blocks of the site’s own', () => {
    const blocks = { Own: { component: Own } }
    expect(markupOf(serve([component('Own', { n: 7 })], { blocks }))).toContain('Own 7')
  })
})
