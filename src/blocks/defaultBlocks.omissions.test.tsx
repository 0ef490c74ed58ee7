// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../client/createClient'
import { block, component, deepFreeze, entry } from '../content/testing/blocks'
import type { Block, EntryData } from '../content/types'
import { renderEntry } from '../render/testing/renderEntry'
import type { Omission } from '../utils/problems/Omission'
import { takeConsole } from '../utils/testing/consoleMessages'
import { defaultBlocks } from './defaultBlocks'

const FORBIDDEN = 'javascript:alert(1)'
const IMAGE = '/a.png'

/** Blocks or data of an entry, what is left out of them, and where: the block "builder-b". */
type Place = [content: readonly Block[] | Partial<EntryData>, what: string, where?: string]

const box = (properties: object, more: object = {}): readonly Block[] => [
  block({ id: 'builder-b', properties, ...more } as Partial<Block>),
]
const one = (name: string, options: object, more: object = {}): readonly Block[] => [
  component(name, options as never, { id: 'builder-b', ...more }),
]
const field = (options: object): readonly Block[] => [
  component('Form:Form', {}, { id: 'f', children: one('Form:Input', options) }),
]
const css = (cssCode: string, what: string): Place => [
  { cssCode },
  what,
  'the CSS of entry "entry-1"',
]
const html = (code: string, what: string): Place[] =>
  ['Custom Code', 'Embed'].map((name) => [one(name, { code, content: code }), what])
const boundText = one('Text', {}, { bindings: { 'component.options.text': 'state.html' } })

/** All content that a page does not get, by the module that removes it. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  attributes: [
    [box({ onclick: 'a()' }), 'attribute "onclick"'],
    [box({ srcdoc: 'a' }), 'attribute "srcdoc"'],
    [box({ 'data-sb-x': 'a' }), 'attribute "data-sb-x"'],
    [box({ 'a b': 'a' }), 'attribute "a b"'],
    [box({ id: 'nodeName' }), 'attribute "id"'],
    [box({ title: { en: 'a' } }), 'attribute "title"'],
    [box({ href: FORBIDDEN }), `the href "${FORBIDDEN}"`],
    [box({ src: FORBIDDEN }), `the src "${FORBIDDEN}"`],
    [box({ srcset: `/a 1x, ${FORBIDDEN} 2x` }), `the srcset "${FORBIDDEN}"`],
    [box({ allow: 'camera' }), 'allow="camera"'],
    [box({ referrerPolicy: 'unsafe-url' }), 'referrerpolicy="unsafe-url"'],
    [box({ style: 'width: calc(1px' }), 'the style "width: calc(1px"'],
    [box({ style: { 'co lor': 'red' } }), 'the style "co lor"'],
    [box({ attr: { style: { color: {} } } }), 'the style "color"'],
  ],
  tags: [
    [box({}, { tagName: 'meta' }), 'the tag <meta>'],
    [box({ src: '/a' }, { tagName: 'iframe' }), 'the tag <iframe>'],
  ],
  styles: [
    [box({}, { responsiveStyles: { large: { 'co lor': 'red' } } }), 'the style "co lor"'],
    [box({}, { responsiveStyles: { small: { color: {} } } }), 'the style "color"'],
    css('@charset "utf-8";', '"@charset "utf-8"" in the CSS'),
    css('@namespace a url(b);', '"@namespace a url(b)" in the CSS'),
    css('color: red', '"color: red" in the CSS'),
    css('@property --a {}', '"@property --a" in the CSS'),
    css('@import "/a.css";', 'the style sheet "/a.css"'),
  ],
  // HTML that needs a real parser is tested in e2e/blocks/pasted-html.spec.ts.
  HTML: [
    ...html('<script>a()</script>b', '<script>'),
    ...html('<script type="text/plain">a</script>', '<script type="text/plain">'),
    ...html('<style>@import "/a.css";</style>', 'the style sheet "/a.css"'),
    ...html('<link rel="stylesheet" href="/a.css">', 'the style sheet "/a.css"'),
  ],
  options: [
    [one('Core:Button', { link: FORBIDDEN }), `the link "${FORBIDDEN}"`],
    [one('Columns', { columns: [{ link: FORBIDDEN }] }), `the link of column 1: "${FORBIDDEN}"`],
    [one('Image', { image: FORBIDDEN }), `the image "${FORBIDDEN}"`],
    [one('Image', { image: IMAGE, srcset: FORBIDDEN }), `the srcset "${FORBIDDEN}"`],
    [one('Image', { image: IMAGE, backgroundSize: 'a;b' }), 'the style "object-fit: a;b"'],
    [one('Raw:Img', { image: FORBIDDEN }), `the image "${FORBIDDEN}"`],
    [one('Raw:Img', { backgroundPosition: 'a;b' }), 'the style "object-position: a;b"'],
    [one('Video', { video: FORBIDDEN }), `the video "${FORBIDDEN}"`],
    [one('Video', { posterImage: FORBIDDEN }), `the poster "${FORBIDDEN}"`],
    [one('Video', { captions: [{ src: FORBIDDEN }] }), `the captions "${FORBIDDEN}"`],
    [one('Video', { position: 'a;b' }), 'the style "object-position: a;b"'],
    [one('Core:Section', { maxWidth: '1px;a' }), 'the style "max-width: 1px;a"'],
    [one('Builder:Accordion', { grid: true, gridRowWidth: '1px;a' }), 'the style "width: 1px;a"'],
    [one('Builder: Tabs', { tabs: [{}], activeTabStyle: 'color:red' }), 'the style "color:red"'],
    [one('Builder: Tabs', { tabHeaderLayout: 'a;b' }), 'the style "justify-content: a;b"'],
    [one('Builder:Masonry', { columnWidth: '1px;a' }), 'the style "width: 1px;a"'],
    [one('Builder:Carousel', { slickProps: { lazyLoad: 'x' } }), 'slickProps {lazyLoad}'],
    [one('Form:Form', { action: FORBIDDEN }), `the action "${FORBIDDEN}"`],
    [field({ name: 'a', type: 'image' }), 'the input type "image"'],
    [field({ name: 'nodeName' }), 'the field name "nodeName"'],
  ],
  nesting: [
    [
      {
        blocks: [block({ id: 'a', linkUrl: '/x', children: boundText })],
        state: { html: '<a href="/y">y</a>' },
      },
      'a link or button that came out of the state',
    ],
    [
      one('Text', { text: 'a' }, { repeat: { collection: 'Array(10001).fill(0)' } }),
      'all after item 10000 of "Array(10001).fill(0)"',
    ],
  ],
}

const rows = Object.entries(PLACES).flatMap(([by, places]) =>
  places.map(([content, what, where = 'block "builder-b"']) => ({ by, content, what, where })),
)

it.each(rows)(
  'omissions are reported to authors once, in the console and through onDebug: $by, $what',
  async ({ content, what, where }) => {
    const onDebug = vi.fn()
    const client = createClient({ apiKey: 'key', canTrack: false, onDebug })
    onTestFinished(client.destroy)
    const data = Array.isArray(content) ? { blocks: content } : { blocks: [], ...content }
    const given = deepFreeze(entry([], { data }))
    const rendered = await renderEntry(given, defaultBlocks, { authoring: true, client })
    await rendered.rerender(deepFreeze(structuredClone(given)), { authoring: true, client })
    const told = onDebug.mock.calls.filter(([, detail]) => detail?.what)
    expect(told).toEqual([[expect.any(String), expect.objectContaining({ where, what })]])
    const [[message, { why, instead }]] = told as [[string, Omission]]
    expect(message).toBe(`${where}: ${what} was left out, since ${why}. ${instead}`)
    expect(takeConsole()).toEqual([`warn: SiteBlocks: ${message}`])
  },
)
