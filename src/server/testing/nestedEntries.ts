import fc from 'fast-check'
import { block, component, entry } from '../../content/testing/blocks'
import type { Block, ContentEntry } from '../../content/types'

const words = (list: string): string[] => list.split(' ')

const TAGS = words(
  'p p h2 h3 li li ul dl dt dd button button a a label table tbody thead tr td th caption col colgroup select option optgroup svg g path math mi ruby rt rp nobr iframe form span section details summary fieldset b image pre dialog address center own-tag',
)
const TEXTS = [
  ...['plain', '<p>a</p>', 'a<p>b', '<ul><li>a<li>b</ul>', '<li>x</li>', '<dd>x', '<div>open'],
  ...['<table><tr><td>c</td></tr></table>', '</div></div>x', '<a href="/x">l</a>', '<h2>t</h2>'],
  ...['<button>b</button>', '<b>bold <i>x</b> y</i>', '<a href="/1">a<a href="/2">b</a></a>'],
  ...['<a><table><tr><td><a>x', '<form><div></form><form>', '<p><object><p>x', '<tr><td>x'],
  ...['<li><div><applet><li>x</li></applet></div></li>', '<svg><path d="M0 0"/></svg>'],
  ...['<svg><div>x</div></svg>', '<select><option>a<option>b</select>', '<nobr>a<nobr>b'],
  ...['{{state.word}}', 'see {{state.link}}', '<pre>\n\ncode</pre>', '<option>x</option>', '<br>'],
  ...['<video controls></video>', '<label>l <input></label>', '<p><ul><li>a</li></ul></p>'],
]

/** Boxes and blocks of all kinds, nested in ways that no HTML parser would preserve. */
const { blocks } = fc.letrec<{ block: Block; blocks: Block[]; table: Block }>((tie) => {
  const limit = { maxDepth: 3, depthIdentifier: 'blocks' }
  const list = tie('blocks')
  const box = fc
    .record({
      tagName: fc.option(fc.constantFrom(...TAGS), { nil: undefined }),
      linkUrl: fc.constantFrom(undefined, undefined, undefined, '/box'),
      children: list,
      properties: fc.constantFrom(undefined, undefined, { text: 'own text' }, { id: 'own' }),
      actions: fc.constantFrom(undefined, undefined, undefined, { click: 'state.n = 1' }),
    })
    .map((given) => block(given))
  const text = fc
    .tuple(
      fc.constantFrom('Text', 'Text', 'Builder:RawText', 'Custom Code', 'Embed', 'Form:Label'),
      fc.constantFrom(...TEXTS),
      fc.option(fc.constantFrom(...TAGS), { nil: undefined }),
      fc.constantFrom(undefined, undefined, '/text'),
    )
    .map(([name, html, tagName, linkUrl]) =>
      component(name, { text: html, content: html, code: html }, { tagName, linkUrl }),
    )
  const link = fc.constantFrom(undefined, '/go')
  const lists = fc.array(list, { minLength: 1, maxLength: 2 })
  const holder = fc
    .tuple(fc.nat(9), lists, list, link, fc.option(fc.constantFrom(...TAGS), { nil: undefined }))
    .map(([kind, inner, children, linkUrl, tagName]) => {
      const own = { linkUrl, tagName }
      const columns = inner.map((column) => ({ blocks: column, link: linkUrl }))
      const items = inner.map((part) => {
        return { title: part, detail: children, label: part, content: children }
      })
      const symbol = { model: 'm', content: { id: 's', data: { blocks: inner[0] } } }
      return [
        component('Columns', { columns }, { tagName }),
        component('Core:Section', {}, { children, ...own }),
        component('Core:Button', { text: 'Go', link: linkUrl }, { tagName }),
        component('Builder:Accordion', { items }, own),
        component('Builder: Tabs', { tabs: items }, own),
        component('Form:Form', { sendSubmissionsTo: 'custom', action: '/x' }, { children, ...own }),
        component('Core:Fragment', {}, { children }),
        component('Symbol', { symbol }, own),
        component('Image', { image: '/a.png', aspectRatio: 1 }, { children, ...own }),
        component('Video', { video: '/a.mp4', lazyLoad: false, autoPlay: false }, own),
      ][kind] as Block
    })
  const cells = fc
    .array(list, { minLength: 1, maxLength: 2 })
    .map((all) => all.map((children) => block({ tagName: 'td', children })))
  return {
    block: fc.oneof(limit, text, box, box, holder, tie('table')),
    blocks: fc.array(tie('block'), { maxLength: 2 }),
    table: fc
      .tuple(fc.array(cells, { minLength: 1, maxLength: 2 }), fc.boolean())
      .map(([rows, hasBody]) => {
        const all = rows.map((children) => block({ tagName: 'tr', children }))
        const children = hasBody ? [block({ tagName: 'tbody', children: all })] : all
        return block({ tagName: 'table', children })
      }),
  }
})

/** Entries whose blocks are nested in every way. */
export const nestedEntries: fc.Arbitrary<ContentEntry> = blocks.map((list) => {
  const state = { word: 'word', link: '<a href="/state">link</a>' }
  return structuredClone(entry([], { data: { blocks: list, state } }))
})
