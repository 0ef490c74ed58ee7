// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../client/createClient'
import { block, component, deepFreeze, entry } from '../content/testing/blocks'
import type { Block, EntryData } from '../content/types'
import { renderEntry } from '../render/testing/renderEntry'
import type { Omission } from '../utils/Omission'
import { takeConsole } from '../utils/testing/consoleMessages'
import { defaultBlocks } from './defaultBlocks'

const FORBIDDEN = 'javascript:alert(1)'
const IMAGE = '/a.png'

interface Place {
  readonly blocks?: readonly Block[]
  readonly data?: Partial<EntryData>
  /** The kind of omission that is reported. */
  readonly what: string
  /** @default block "builder-b" */
  readonly where?: string
}

const box = (properties: object, more: object = {}): Place['blocks'] => [
  block({ id: 'builder-b', properties, ...more } as Partial<Block>),
]
const one = (name: string, options: object, more: object = {}): Place['blocks'] => [
  component(name, options as never, { id: 'builder-b', ...more }),
]
const within = (outer: Block): Place['blocks'] => [
  block({ id: 'f', component: { name: 'Form:Form' }, children: [outer] }),
]

/** All content that a page does not get, by the module that removes it. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  attributes: [
    { blocks: box({ onclick: 'a()' }), what: 'attribute "onclick"' },
    { blocks: box({ srcdoc: 'a' }), what: 'attribute "srcdoc"' },
    { blocks: box({ 'data-sb-x': 'a' }), what: 'attribute "data-sb-x"' },
    { blocks: box({ 'a b': 'a' }), what: 'attribute "a b"' },
    { blocks: box({ id: 'nodeName' }), what: 'attribute "id"' },
    { blocks: box({ title: { en: 'a' } }), what: 'attribute "title"' },
    { blocks: box({ href: FORBIDDEN }), what: `the href "${FORBIDDEN}"` },
    { blocks: box({ src: FORBIDDEN }), what: `the src "${FORBIDDEN}"` },
    { blocks: box({ srcset: `/a 1x, ${FORBIDDEN} 2x` }), what: `the srcset "${FORBIDDEN}"` },
    { blocks: box({ style: 'width: calc(1px' }), what: 'the style "width: calc(1px"' },
    { blocks: box({ style: { 'co lor': 'red' } }), what: 'the style "co lor"' },
    { blocks: box({ attr: { style: { color: {} } } }), what: 'the style "color"' },
  ],
  tags: [
    { blocks: box({}, { tagName: 'meta' }), what: 'the tag <meta>' },
    { blocks: box({ src: '/a' }, { tagName: 'iframe' }), what: 'the tag <iframe>' },
  ],
  styles: [
    {
      blocks: box({}, { responsiveStyles: { large: { 'co lor': 'red' } } }),
      what: 'the style "co lor"',
    },
    { blocks: box({}, { responsiveStyles: { small: { color: {} } } }), what: 'the style "color"' },
    {
      data: { cssCode: '@charset "utf-8";' },
      what: '"@charset "utf-8"" in the CSS',
      where: 'the CSS of entry "entry-1"',
    },
    {
      data: { cssCode: '@namespace a url(b);' },
      what: '"@namespace a url(b)" in the CSS',
      where: 'the CSS of entry "entry-1"',
    },
    {
      data: { cssCode: 'color: red' },
      what: '"color: red" in the CSS',
      where: 'the CSS of entry "entry-1"',
    },
    {
      data: { cssCode: '@property --a {}' },
      what: '"@property --a" in the CSS',
      where: 'the CSS of entry "entry-1"',
    },
    {
      data: { cssCode: '@import "/a.css";' },
      what: 'the style sheet "/a.css"',
      where: 'the CSS of entry "entry-1"',
    },
  ],
  // HTML that needs a real parser is tested in e2e/blocks/pasted-html.spec.ts.
  HTML: [
    ...['Custom Code', 'Embed'].flatMap((name): Place[] => {
      const holding = (html: string) => one(name, { code: html, content: html })
      return [
        { blocks: holding('<script>a()</script>b'), what: '<script>' },
        {
          blocks: holding('<script type="text/plain">a</script>'),
          what: '<script type="text/plain">',
        },
        { blocks: holding('<style>@import "/a.css";</style>'), what: 'the style sheet "/a.css"' },
        {
          blocks: holding('<link rel="stylesheet" href="/a.css">'),
          what: 'the style sheet "/a.css"',
        },
      ]
    }),
  ],
  options: [
    { blocks: one('Core:Button', { link: FORBIDDEN }), what: `the link "${FORBIDDEN}"` },
    {
      blocks: one('Columns', { columns: [{ link: FORBIDDEN, blocks: [] }] }),
      what: `the link of column 1: "${FORBIDDEN}"`,
    },
    { blocks: one('Image', { image: FORBIDDEN }), what: `the image "${FORBIDDEN}"` },
    {
      blocks: one('Image', { image: IMAGE, srcset: FORBIDDEN }),
      what: `the srcset "${FORBIDDEN}"`,
    },
    {
      blocks: one('Image', { image: IMAGE, backgroundSize: 'a;b' }),
      what: 'the style "object-fit: a;b"',
    },
    { blocks: one('Raw:Img', { image: FORBIDDEN }), what: `the image "${FORBIDDEN}"` },
    {
      blocks: one('Raw:Img', { image: IMAGE, backgroundPosition: 'a;b' }),
      what: 'the style "object-position: a;b"',
    },
    { blocks: one('Video', { video: FORBIDDEN }), what: `the video "${FORBIDDEN}"` },
    {
      blocks: one('Video', { video: '/a.mp4', posterImage: FORBIDDEN }),
      what: `the poster "${FORBIDDEN}"`,
    },
    {
      blocks: one('Video', { video: '/a.mp4', captions: [{ src: FORBIDDEN }] }),
      what: `the captions "${FORBIDDEN}"`,
    },
    {
      blocks: one('Video', { video: '/a.mp4', position: 'a;b' }),
      what: 'the style "object-position: a;b"',
    },
    { blocks: one('Core:Section', { maxWidth: '1px;a' }), what: 'the style "max-width: 1px;a"' },
    {
      blocks: one('Builder:Accordion', { items: [], grid: true, gridRowWidth: '1px;a' }),
      what: 'the style "width: 1px;a"',
    },
    {
      blocks: one('Builder: Tabs', { tabs: [{}], activeTabStyle: 'color:red' }),
      what: 'the style "color:red"',
    },
    {
      blocks: one('Builder: Tabs', { tabs: [{}], tabHeaderLayout: 'a;b' }),
      what: 'the style "justify-content: a;b"',
    },
    {
      blocks: one('Builder:Masonry', { tiles: [], columnWidth: '1px;a' }),
      what: 'the style "width: 1px;a"',
    },
    {
      blocks: one('Builder:Carousel', { slides: [], slickProps: { lazyLoad: 'ondemand' } }),
      what: 'slickProps {lazyLoad}',
    },
    { blocks: one('Form:Form', { action: FORBIDDEN }), what: `the action "${FORBIDDEN}"` },
    {
      blocks: within(component('Form:Input', { name: 'a', type: 'image' }, { id: 'builder-b' })),
      what: 'the input type "image"',
    },
    {
      blocks: within(component('Form:Input', { name: 'nodeName' }, { id: 'builder-b' })),
      what: 'the field name "nodeName"',
    },
  ],
  nesting: [
    {
      blocks: [
        block({
          id: 'a',
          linkUrl: '/x',
          children: one(
            'Text',
            { text: '' },
            { bindings: { 'component.options.text': 'state.html' } },
          ),
        }),
      ],
      data: { state: { html: '<a href="/y">y</a>' } },
      what: 'a link or button that came out of the state',
    },
    {
      blocks: one('Text', { text: 'a' }, { repeat: { collection: 'Array(10001).fill(0)' } }),
      what: 'all after item 10000 of "Array(10001).fill(0)"',
    },
  ],
}

const rows = Object.entries(PLACES).flatMap(([by, places]) =>
  places.map((place, index) => ({ name: `${by} ${index}: ${place.what}`, ...place })),
)

it.each(rows)(
  'authors are told once, in the console and through onDebug: $name',
  async ({ blocks = [], data, what, where = 'block "builder-b"' }) => {
    const onDebug = vi.fn()
    const client = createClient({ apiKey: 'key', canTrack: false, onDebug })
    onTestFinished(client.destroy)
    const given = deepFreeze(entry([...blocks], { data: { ...data, blocks: [...blocks] } }))
    const rendered = await renderEntry(given, defaultBlocks, { authoring: true, client })
    await rendered.rerender(deepFreeze(structuredClone(given)), { authoring: true, client })
    const told = onDebug.mock.calls.filter(([, detail]) => detail?.what)
    expect(told).toEqual([[expect.any(String), expect.objectContaining({ where, what })]])
    const [[message, { why, instead }]] = told as [[string, Omission]]
    expect(message).toBe(`${where}: ${what} was left out, since ${why}. ${instead}`)
    expect(takeConsole()).toEqual([`warn: SiteBlocks: ${message}`])
  },
)
