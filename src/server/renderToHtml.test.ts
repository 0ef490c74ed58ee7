import { createElement, lazy } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ContentError } from '../content/parseContent'
import { block, component, deepFreeze, entry, text } from '../content/testing/blocks'
import type { Block } from '../content/types'
import type { BlockProps } from '../render/block/BlockDefinition'
import type { RenderOptions } from './RenderOptions'
import { renderToHtml } from './renderToHtml'

/** Markup in place of a block that is left to the browser. */
const LEFT_OUT = /<!--\$!--><template data-dgst="siteblocks-left-out"><\/template>/g

const OPTIONS: RenderOptions = { apiKey: 'key', model: 'page' }

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

/** Returns the markup of blocks, without the surrounding data and styles. */
function markupOf(blocks: readonly Block[], options: Partial<RenderOptions> = {}): string {
  const { html } = renderToHtml(entry(blocks), { ...OPTIONS, ...options })
  return html.slice(html.indexOf('builder-type="blocks">'), html.indexOf('<script'))
}

function dataOf(html: string): Record<string, unknown> {
  return JSON.parse(/data-sb-served>(.*?)<\/script>/s.exec(html)?.[1] ?? '')
}

describe('renderToHtml', () => {
  it('works where there is neither a window nor a document', () => {
    expect(typeof window).toBe('undefined')
    expect(typeof document).toBe('undefined')
    expect(markupOf([text('<p>Hello</p>')])).toContain('<p>Hello</p>')
  })

  it('writes the container around a shadow root, and in it styles, markup and data', () => {
    const { html } = renderToHtml(entry([text('Hello')]), {
      ...OPTIONS,
      canTrack: false,
      userAttributes: { plan: 'a"b' },
      attributes: { id: 'offer' },
      placeholder: '<p>Soon</p>',
    })
    expect(html).toMatch(
      /^<site-blocks served api-key="key" model="page" can-track="false" user-attributes="\{&quot;plan&quot;:&quot;a\\&quot;b&quot;\}" id="offer"><template shadowrootmode="open"><style>/,
    )
    expect(html).toMatch(/<\/template><p>Soon<\/p><\/site-blocks>$/)
  })

  it('gives inline styles rules, and leaves out what could reach beyond its own', () => {
    const { html, css } = renderToHtml(
      entry([
        text(`<p style='color:red;background:url("a.png");width:1px}*{color:blue'>a</p>`),
        block({ properties: { style: 'color:teal' }, bindings: { 'style.width': '"3px"' } }),
      ]),
      OPTIONS,
    )
    expect(html.slice(0, html.indexOf('<script'))).not.toMatch(/\sstyle=/)
    expect(css).toContain('{color:red;background:url("a.png");}')
    expect(css).not.toContain('blue;')
    expect(css).toMatch(/:is\(\[data-sb-style="[^"]*width:3px[^"]*"\],#_#_\)/)
  })

  it('escapes what stands in scripts, styles and attributes', () => {
    const evil = '</script><!--</style><script>"\u2028'
    const { html } = renderToHtml(
      {
        ...entry([text('{{state.evil}}')]),
        data: { state: { evil }, cssCode: `.a{content:"</style>"}`, blocks: [] },
      },
      { ...OPTIONS, locale: '"><script>', data: { evil }, nonce: '"><b>' },
    )
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/style>/g)).toHaveLength(1)
    expect(html).not.toContain('<!--')
    expect(html.slice(html.indexOf('<script'))).not.toContain('\u2028')
    expect(dataOf(html)).toMatchObject({ entry: { data: { state: { evil } } } })
  })

  it('puts the nonce on every style and script that runs', () => {
    const { html } = renderToHtml(
      entry([component('PersonalizationContainer', { variants: [{ name: 'v', blocks: [] }] })]),
      { ...OPTIONS, nonce: 'n0nce' },
    )
    expect(html.match(/<style/g)).toHaveLength(html.match(/<style nonce="n0nce"/g)?.length ?? 0)
    expect(html).toContain('<script nonce="n0nce">')
  })

  it('names files in place of styles and scripts, where a policy wants it so', () => {
    const variations = { v: { id: 'v', testRatio: 0.5, data: { blocks: [text('b')] } } }
    const options = { ...OPTIONS, stylesHref: '/a.css?b&c', decideSrc: '/decide.js' }
    const { html, css } = renderToHtml(entry([text('a')], { variations }), options)
    expect(html).toContain('<link rel="stylesheet" href="/a.css?b&amp;c">')
    expect(html).toContain('<script src="/decide.js"></script>')
    expect(html).not.toMatch(/<style|<script>/)
    expect(css).toContain('.builder-text')
  })

  it('has further parts of the module build fetched, where they are named', () => {
    const options = { ...OPTIONS, livePart: '/modules/live-1.js?a&b', nonce: 'n0nce' }
    const { html } = renderToHtml(entry([text('a')]), options)
    expect(html).toMatch(
      /^<link rel="modulepreload" href="\/modules\/live-1\.js\?a&amp;b" nonce="n0nce"><site-blocks/,
    )
    const both = { ...OPTIONS, livePart: '/live-1.js /sanitize-1.js' }
    expect(renderToHtml(entry([text('a')]), both).html).toMatch(
      /^<link rel="modulepreload" href="\/live-1\.js"><link rel="modulepreload" href="\/sanitize-1\.js"><site-blocks/,
    )
  })

  it('is the same at every call, and mixes up nothing between calls at the same time', async () => {
    const render = async (n: number) =>
      renderToHtml(
        entry(
          [
            text(`Number {{state.n}} of {{state.location.pathname}}`, {
              responsiveStyles: { large: { order: n } },
            }),
          ],
          { id: `entry-${n}` },
        ),
        {
          ...OPTIONS,
          data: { n },
          visitor: { url: `https://shop.test/${n}`, userAgent: 'Firefox' },
        },
      ).html
    const numbers = Array.from({ length: 50 }, (_, n) => n)
    const rendered = await Promise.all(numbers.map(render))
    rendered.forEach((html, n) => {
      expect(html).toContain(`Number ${n} of /${n}<`)
      expect(html).toContain(`{order:${n};}`)
    })
    const [first] = rendered
    expect(first?.replace(/"date":"[^"]*"/, '')).toBe(
      (await render(0)).replace(/"date":"[^"]*"/, ''),
    )
  })

  it('changes nothing that it is given', () => {
    const given = deepFreeze(entry([text('a', { bindings: { 'style.color': '"red"' } })]))
    expect(() => renderToHtml(given, deepFreeze({ ...OPTIONS, data: { a: 1 } }))).not.toThrow()
  })

  it.each([null, 'text', [], { data: 1 }])('refuses %j in place of an entry', (bad) => {
    expect(() => renderToHtml(bad, OPTIONS)).toThrow(ContentError)
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
    const render = () => renderToHtml(entry(), { ...OPTIONS, ...options })
    expect(render).toThrow(TypeError)
    expect(render).toThrow(message)
  })

  it('leaves a block of the site that breaks to the browser, by itself', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const blocks = { Fine: { component: Fine }, Broken: { component: Broken } }
    const list = [
      text('before'),
      component('Broken'),
      component('Fine', {}, { children: [text('in')] }),
    ]
    const { html } = renderToHtml(entry([...list, component('Broken'), text('after')]), {
      ...OPTIONS,
      blocks,
    })
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
    const { html } = renderToHtml(entry([text('before'), component('Waiting'), text('after')]), {
      ...OPTIONS,
      blocks: { Waiting: { component: Waiting } },
    })
    for (const part of ['before', 'after']) expect(html).toContain(`>${part}<`)
    expect(html.match(LEFT_OUT)).toHaveLength(1)
    expect(error).toHaveBeenCalledOnce()
  })

  it('leaves out twenty blocks that break inside each other and side by side, in one render', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let renders = 0
    const blocks = {
      Counted: {
        component: () => {
          renders += 1
          return 'counted'
        },
      },
      Fine: { component: Fine },
      Broken: { component: Broken },
    }
    const nested = component('Fine', {}, { children: [component('Broken'), text('inside')] })
    const list = Array.from({ length: 20 }, () => [nested, component('Broken')]).flat()
    const markup = markupOf([component('Counted'), ...list, text('after')], { blocks })
    expect(markup.match(/>inside</g)).toHaveLength(20)
    expect(markup).toContain('>after<')
    expect(markup.match(LEFT_OUT)).toHaveLength(40)
    expect(renders).toBe(1)
  })

  describe('with code of the entry', () => {
    const render = (jsCode: string) => {
      const shown = text('{{state.a}} {{state.where}}')
      const { html } = renderToHtml(
        { ...entry([shown]), data: { jsCode, blocks: [shown] } },
        OPTIONS,
      )
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

  it('names the blocks that it does not know', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { html } = renderToHtml(entry([component('Own'), text('a')]), OPTIONS)
    expect(dataOf(html)).toMatchObject({ missing: ['Own'] })
  })

  it('renders blocks of the site’s own', () => {
    expect(
      markupOf([component('Own', { n: 7 })], { blocks: { Own: { component: Own } } }),
    ).toContain('Own 7')
  })
})
