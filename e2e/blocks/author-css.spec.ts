import type { Page } from 'playwright/test'
import { expect } from '../fixtures'
import { blockOf, boxOf, type ContentBlock } from '../support/content/contentBlocks'
import { BlockPage, blockTest as base } from '../support/pageObjects/BlockPage'

/** An author's rule, an element, and the styles that the builder's own client computes for it. */
type AuthorRule = [css: string, selector: string, computed: Readonly<Record<string, string>>]

const TEXT = '.builder-title-text'
const TITLE = '.builder-accordion-title'
const TAB = '.builder-tab-wrap'
const LABEL = '.builder-label-text'
const DOTS = '.slick-dots'
const DOT = '.slick-dots li button'
const PREVIOUS = '.slick-prev'

const BLACK = 'rgb(0, 0, 0)'
const RED = 'rgb(255, 0, 0)'
const GREEN = 'rgb(0, 128, 0)'
const NONE = 'rgba(0, 0, 0, 0)'

/** Measured in Chromium with `@builder.io/react` 9.4.6 and `@builder.io/widgets` 2.1.0. */
const AUTHOR_RULES: readonly AuthorRule[] = [
  // Rules for elements that the builder's own client does not use for titles and tabs.
  ['h3{font-size:40px}', TEXT, { 'font-size': '16px' }],
  ['h3{margin:30px 0}', TITLE, { height: '24px' }],
  ['h3{padding:9px;background:red}', TITLE, { height: '24px' }],
  ['h3{color:red;text-transform:uppercase}', TEXT, { color: BLACK, 'text-transform': 'none' }],
  ['h3:first-child{margin-bottom:30px}', TITLE, { height: '24px' }],
  ['body h3{letter-spacing:3px}', TEXT, { 'letter-spacing': 'normal' }],
  ['& h3{font-weight:900!important}', TEXT, { 'font-weight': '400' }],
  ['button{padding:14px 30px}', TITLE, { height: '24px' }],
  ['button{padding:14px 30px}', TAB, { 'padding-left': '0px', height: '24px' }],
  ['button{background:blue}', TAB, { 'background-color': NONE }],
  ['.a,button{background:blue!important}', PREVIOUS, { 'background-color': NONE }],
  ['button{border:2px solid;border-radius:30px}', TAB, { 'border-top-width': '0px' }],
  ['button{color:red;text-transform:uppercase}', LABEL, { color: BLACK, 'text-transform': 'none' }],
  ['button:not(.plain){background:blue}', TAB, { 'background-color': NONE }],
  ['button:enabled{background:blue}', DOT, { 'background-color': NONE }],
  ['button[type=button]{background:blue}', DOT, { 'background-color': NONE }],
  ['html body button{margin:10px}', TAB, { 'margin-top': '0px' }],
  ['ul{list-style:square;margin:20px 0}', DOTS, { 'list-style-type': 'none', 'margin-top': '0px' }],
  ['ul li{margin-bottom:12px;padding-left:24px}', '.slick-dots li', { 'margin-bottom': '0px' }],
  ['a{color:red}', TEXT, { color: BLACK }],
  // Rules for `*` and `div`, which contain all content.
  ['*{font-family:monospace}', TEXT, { 'font-family': 'monospace' }],
  ['div{color:green}', LABEL, { color: GREEN }],
  // Classes.
  [`${TITLE}{padding:20px;background:red}`, TITLE, { 'padding-top': '20px', height: '24px' }],
  [`${TITLE}{color:green;text-align:center}`, TEXT, { color: GREEN, 'text-align': 'center' }],
  [`${TITLE}-closed{border-bottom:1px solid}`, TITLE, { 'border-bottom-width': '1px' }],
  [`${TAB}{padding:10px 20px;margin:4px}`, TAB, { 'padding-left': '20px', 'margin-top': '4px' }],
  ['.builder-tab-active{color:green}', '.builder-active-text', { color: GREEN }],
  ['.builder-tabs-wrap{gap:8px}', '.builder-tabs-wrap', { gap: '8px' }],
  // In the builder's client, rules for the carousel's own classes needed `!important`.
  [
    `${DOT}:before{color:red!important;font-size:20px!important;opacity:1!important}`,
    `${DOT}::before`,
    { color: RED, 'font-size': '20px', opacity: '1' },
  ],
  [`${DOT}:before{content:"■"!important}`, `${DOT}::before`, { content: '"■"' }],
  [
    '.slick-dots li.slick-active button:before{color:red!important}',
    `${DOT}::before`,
    { color: RED },
  ],
  [
    `${DOT}{width:10px!important;height:10px!important;background:red!important}`,
    DOT,
    { width: '10px', height: '10px', 'background-color': RED },
  ],
  [
    '.slick-dots li{margin:0 2px!important;width:12px!important}',
    '.slick-dots li',
    { position: 'relative', 'margin-left': '2px', width: '12px' },
  ],
  [
    `${DOTS}{bottom:-45px!important;text-align:left!important}`,
    DOTS,
    { display: 'block', bottom: '-45px', 'text-align': 'left' },
  ],
  [`${DOTS}{display:none!important}`, DOTS, { display: 'none' }],
  [
    '.slick-prev:before,.slick-next:before{color:green!important;font-size:40px!important}',
    `${PREVIOUS}::before`,
    { color: GREEN, 'font-size': '40px' },
  ],
  [`${PREVIOUS}:before{content:"←"!important}`, `${PREVIOUS}::before`, { content: '"←"' }],
  [
    `${PREVIOUS}{left:-40px!important;width:50px!important;height:50px!important}`,
    PREVIOUS,
    { left: '-40px', width: '50px', height: '50px', transform: 'matrix(1, 0, 0, 1, 0, -25)' },
  ],
  [`${PREVIOUS}{border-radius:50%!important}`, PREVIOUS, { 'border-top-left-radius': '50%' }],
]

const textOf = (id: string) => blockOf('Text', { text: id }, { id })

const BLOCKS = [
  blockOf('Builder:Accordion', {
    items: [{ title: [textOf('title-text')], detail: [textOf('detail')] }],
  }),
  blockOf('Builder: Tabs', {
    tabs: [
      { label: [textOf('active-text')], content: [textOf('panel')] },
      { label: [textOf('label-text')], content: [] },
    ],
  }),
  blockOf('Builder:Carousel', {
    responsive: [],
    slides: ['a', 'b', 'c'].map((id) => ({ content: [textOf(id)] })),
  }),
]

base('author rules apply as in the builder’s own client', async ({ host }) => {
  const { page } = new BlockPage(host)
  await host.open('/blocks')
  expect(await measure(page, BLOCKS, AUTHOR_RULES)).toEqual(
    AUTHOR_RULES.map(([css, , computed]) => ({ css, computed })),
  )
})

const COLUMN = '.builder-column + .builder-column'

/** Compared with the same client by the boxes of its blocks. */
const LAYOUT_RULES: readonly AuthorRule[] = [
  ['img{max-width:100%;height:auto}', '.builder-image', { height: '50px' }],
  ['img,video{height:auto;display:block}', 'video', { height: '50px' }],
  ['*{position:static;width:auto}', '.builder-image', { position: 'absolute', width: '100px' }],
  ['*{margin:0;padding:0;box-sizing:border-box}', COLUMN, { 'margin-left': '40px' }],
  ['div div div{margin:0;width:auto}', COLUMN, { 'margin-left': '40px', width: '380px' }],
  ['div{display:block}', '.builder-columns', { display: 'flex' }],
  ['div:not(p){display:block}', '.builder-tabs-wrap', { display: 'flex' }],
  ['section{margin:0;width:auto}', '.builder-section', { 'margin-left': '200px' }],
  ['img{max-width:50px;height:30px}', '.builder-free img', { width: '50px', height: '30px' }],
  ['a{color:red}', 'a.builder-column', { color: RED }],
  ['p{color:red;font-size:13px}', '.builder-own p', { color: GREEN, 'font-size': '20px' }],
  ['p{margin:0 0 20px}', '.builder-own p', { 'margin-bottom': '0px' }],
  ['p{margin:0 0 20px}', '.builder-own p + p', { 'margin-bottom': '20px' }],
  // Classes.
  ['.builder-column{width:300px;margin:0}', COLUMN, { 'margin-left': '0px', width: '300px' }],
  ['.builder-columns{display:block}', '.builder-columns', { display: 'block' }],
  ['.builder-own p{color:red}', '.builder-own p', { color: RED }],
]

const IMAGE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='2' height='3'/>"
const WIDE = { responsiveStyles: { large: { width: '100px', position: 'relative' } } }

const LAYOUT_BLOCKS = [
  boxOf({
    responsiveStyles: { large: { width: '800px' } },
    children: [
      blockOf('Image', { image: IMAGE, aspectRatio: 0.5 }, WIDE),
      blockOf('Video', { video: '/none.mp4', aspectRatio: 0.5 }, WIDE),
      blockOf('Image', { image: IMAGE, width: 200, height: 200 }, { id: 'free' }),
      blockOf('Columns', { space: 40, columns: [{ blocks: [], link: '/a' }, { blocks: [] }] }),
      blockOf('Core:Section', { maxWidth: 400 }),
      blockOf('Builder: Tabs', { tabs: [{ label: [textOf('tab')], content: [] }] }),
      blockOf(
        'Text',
        { text: '<p>One</p><p>Two</p>' },
        { id: 'own', responsiveStyles: { large: { color: GREEN, fontSize: '20px' } } },
      ),
    ],
  }),
]

base('rules for elements leave the layout of blocks alone, classes change it', async ({ host }) => {
  const { page } = new BlockPage(host)
  await host.open('/blocks')
  expect(await measure(page, LAYOUT_BLOCKS, LAYOUT_RULES)).toEqual(
    LAYOUT_RULES.map(([css, , computed]) => ({ css, computed })),
  )
})

/** Mounts the blocks with each rule in turn and reads the computed styles. */
function measure(
  page: Page,
  blocks: readonly ContentBlock[],
  rules: readonly AuthorRule[],
): Promise<unknown> {
  return page.evaluate(
    async ({ blocks, rules }) => {
      const measured: unknown[] = []
      for (const [css, selector, wanted] of rules) {
        const container = document.createElement('div')
        document.getElementById('app')?.replaceChildren(container)
        const content = { id: 'entry-1', data: { blocks, cssCode: css } }
        const settings = { apiKey: 'key', model: 'page', canTrack: false, content }
        const widget = window.SiteBlocks.mount(container, settings as never)
        await widget.ready
        const [elements = '', pseudo] = selector.split('::')
        const element = container.shadowRoot?.querySelector(elements)
        const style = element && getComputedStyle(element, pseudo && `::${pseudo}`)
        const names = Object.keys(wanted)
        const computed = names.map((name) => [name, style?.getPropertyValue(name)])
        measured.push({ css, computed: Object.fromEntries(computed) })
        widget.unmount()
      }
      return measured
    },
    { blocks, rules },
  )
}
