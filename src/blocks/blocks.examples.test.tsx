// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { BLOCK_TYPE, type Block, type EntryData, LOCALIZED_TYPE } from '../content/types'
import { renderEntry } from '../render/testing/renderEntry'
import { takeConsole } from '../utils/testing/consoleMessages'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { defaultBlocks } from './defaultBlocks'
import { hydrateEntry } from './internals/testing/hydrateEntry'

const B = (id: string, name: string, options = {}, children?: readonly Block[]): Block => ({
  '@type': BLOCK_TYPE,
  id,
  component: { name, options },
  ...(children && { children }),
})
const Tx = (text: unknown, id = 'builder-x'): Block => B(id, 'Text', { text })

/** The HTML of a Text block with the id `builder-x`. */
const says = (html: string): string =>
  wrapped('builder-x', `<span class="builder-text">${html}</span>`)
const wrapped = (id: string, html: string): string =>
  `<div class="builder-block ${id} builder-has-component" builder-id="${id}">${html}</div>`

const entryOf = (blocks: readonly Block[], data: Partial<EntryData>) =>
  deepFreeze({ id: 'entry', data: { ...data, blocks } })
/** Removes the class names that differ on every render. */
const settled = (html: string): string => html.replace(/ ?\bsb[a-z]{10}-\w+/g, '')

async function renderIn(block: Block, data: Partial<EntryData> = {}): Promise<string> {
  const rendered = await renderEntry(entryOf([block], data), defaultBlocks)
  return settled(rendered.get('.builder-blocks').innerHTML)
}

const symbol = (data: object, blocks: readonly Block[]): Block =>
  B('builder-y', 'Symbol', {
    symbol: { model: 'm', entry: 'e', data, content: { id: 'sc', data: { blocks } } },
  })
const list = (attributes: string, html: string): string =>
  `<div class="builder-blocks${attributes}>${html}</div>`
const inSymbol = (html: string): string =>
  '<div class="builder-block builder-y builder-has-component builder-symbol" builder-id="builder-y" data-model="m">' +
  '<div class="builder-component builder-component-sc" data-name="m" data-source="SiteBlocks">' +
  '<div class="builder-content" builder-content-id="sc" builder-model="m">' +
  '<div data-builder-component="m" data-builder-content-id="sc">' +
  `${list('" builder-type="blocks"', html)}</div></div></div></div>`

describe('the blocks that every widget knows', () => {
  it.each<[string, Block, string]>([
    ['a Text with state', Tx('<p>Hi {{state.n}}</p>'), says('<p>Hi 3</p>')],
    ['a Text with a sum', Tx('{{state.n + 1}}'), says('4')],
    ['a Text with what is not there', Tx('a {{state.nope.deep}} b'), says('a  b')],
    ['a Text with an object', Tx('{{ {a: "}}"}.a }}'), says('}}')],
    ['an old Text', B('builder-x', 'Text', { content: '{{state.n}}' }), says('3')],
    [
      'Columns',
      B('builder-c', 'Columns', {
        columns: [{ blocks: [Tx('a')] }, { blocks: [], link: '/z' }],
        space: 20,
        stackColumnsAt: 'tablet',
      }),
      wrapped(
        'builder-c',
        '<div class="builder-columns">' +
          `<div class="builder-column" data-column="0">${list(' builder-blocks-child" builder-type="blocks" builder-parent-id="builder-c"', says('a'))}</div>` +
          `<a class="builder-column" data-column="1" href="/z">${list(' no-blocks builder-blocks-child" builder-type="blocks" builder-parent-id="builder-c"', '')}</a>` +
          '</div>',
      ),
    ],
    [
      'a Section',
      B('builder-s', 'Core:Section', { maxWidth: 1200 }, [Tx('x')]),
      wrapped(
        'builder-s',
        `<section class="builder-section" style="max-width: 1200px;">${says('x')}</section>`,
      ),
    ],
    [
      'a Button with a link',
      B('builder-b', 'Core:Button', { text: 'Go', link: '/x', openLinkInNewTab: true }),
      '<a class="builder-block builder-b builder-has-component builder-button" builder-id="builder-b" target="_blank" rel="noopener noreferrer" href="/x">Go</a>',
    ],
    [
      'a Button',
      B('builder-b', 'Core:Button', { text: 'Go' }),
      '<button type="button" class="builder-block builder-b builder-has-component builder-button" builder-id="builder-b">Go</button>',
    ],
    ['a Symbol', symbol({ title: 'X' }, [Tx('IN')]), inSymbol(says('IN'))],
    ['a Symbol with state', symbol({ title: 'X' }, [Tx('{{state.title}}')]), inSymbol(says('X'))],
    [
      'a Symbol with a Slot',
      symbol({ kids: [Tx('KID')] }, [B('builder-l', 'Slot', { name: 'kids' })]),
      inSymbol(
        wrapped(
          'builder-l',
          `<div class="builder-slot">${list(' builder-blocks-child" builder-type="blocks" builder-parent-id="builder-y"', says('KID'))}</div>`,
        ),
      ),
    ],
    [
      'a Raw:Img',
      B('builder-r', 'Raw:Img', { image: '/a.png', aspectRatio: 0.5 }),
      '<img loading="lazy" class="builder-block builder-r builder-has-component builder-raw-img" builder-id="builder-r" alt="" style="aspect-ratio: 0.5 / 1;" src="/a.png">',
    ],
    [
      'a RawText',
      B('builder-w', 'Builder:RawText', { text: 'a<b>c</b>' }),
      wrapped('builder-w', '<span>a<b>c</b></span>'),
    ],
    ['a Fragment', B('builder-g', 'Core:Fragment', {}, [Tx('q')]), says('q')],
    [
      'a StateProvider',
      B('builder-p', 'Builder:StateProvider', { state: { a: 1 } }, [Tx('{{state.a}}')]),
      says('1'),
    ],
  ])('render %s', async (_, block, html) => {
    expect(await renderIn(block, { state: { n: 3 } })).toBe(html)
  })

  it('render the children of a name that none of them has', async () => {
    expect(await renderIn(B('builder-n', 'Nope', {}, [Tx('q')]))).toBe(
      wrapped('builder-n', says('q')),
    )
    expect(takeConsole()).toHaveLength(1)
  })

  it('resolve languages inside of other blocks', async () => {
    const text = { '@type': LOCALIZED_TYPE, Default: 'D', fr: 'F' }
    const columns = B('builder-c', 'Columns', { columns: [{ blocks: [Tx(text)] }] })
    const rendered = await renderEntry(entryOf([columns], {}), defaultBlocks, { locale: 'fr' })
    expect(rendered.get('.builder-column .builder-text').textContent).toBe('F')
  })

  it.each(['Core:Router', 'Builder:Mutation'])('do not know %s', async (name) => {
    expect(await renderIn(B('builder-n', name, {}, [Tx('q')]))).toBe(
      wrapped('builder-n', says('q')),
    )
    takeConsole()
  })
})

describe('a server', () => {
  const script = '<b>1</b><script>1</script>'

  it.each<[string, Block, string]>([
    [
      'no children of a lazy Section',
      B('builder-s', 'Core:Section', { lazyLoad: true }, [Tx('x')]),
      wrapped('builder-s', '<section class="builder-section"></section>'),
    ],
    [
      'no script of an Embed',
      B('builder-e', 'Embed', { content: script }),
      wrapped('builder-e', '<div class="builder-embed"><b>1</b></div>'),
    ],
    ...[true, false, undefined].map((scriptsClientOnly): [string, Block, string] => [
      `no script of Custom Code, scriptsClientOnly ${scriptsClientOnly}`,
      B('builder-e', 'Custom Code', { code: script, scriptsClientOnly }),
      wrapped('builder-e', '<div class="builder-custom-code"><b>1</b></div>'),
    ]),
    ['the text of a Text', Tx('{{1 + 1}}'), says('2')],
  ])('renders %s', (_, block, html) => {
    const { serverHtml } = hydrateEntry(entryOf([block], {}), defaultBlocks)
    expect(serverHtml).toContain(`builder-type="blocks">${html}</div>`)
    takeConsole()
  })
})
