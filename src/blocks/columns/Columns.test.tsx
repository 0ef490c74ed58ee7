// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry, localized } from '../../content/testing/blocks'
import type { RenderLink } from '../../render/block/ContentSettings'
import { createStaticElements } from '../../render/static/createStaticElements'
import { createBlockStyles } from '../../render/styles/blockStyles'
import { firmRules } from '../../render/styles/firmRules'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { digest } from '../../utils/text/digest'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { type BlockSetting, renderBlock } from '../internals/testing/renderBlock'
import { columnsBlock } from './Columns'
import type { ColumnsOptions } from './columnsOptions'
import { columnsCss } from './pureColumns'

const two: ColumnsOptions['columns'] = [{ blocks: [block({ id: 'a' })] }, { blocks: [] }]

const render = (options: object, setting?: BlockSetting): Promise<RenderedEntry> =>
  renderBlock(columnsBlock, options, setting)

/** The rules for the only row of columns on the page, with `&` in place of its class. */
function rulesOf({ shadowRoot, get }: RenderedEntry): string {
  const className = Array.from(get('.builder-columns').classList).pop() ?? ''
  return shadowRoot.adoptedStyleSheets
    .flatMap((sheet) => Array.from(sheet.cssRules, ({ cssText }) => cssText))
    .filter((rule) => rule.includes(className) && !/\{\s*\}$/.test(rule))
    .join('\n')
    .split(`.${className}`)
    .join('&')
}

describe('Columns', () => {
  it('puts each column in a box with a list of blocks', async () => {
    const rendered = await render({ columns: two })
    const row = '.builder-b.builder-has-component > .builder-columns'
    const lists = rendered.all(`${row} > .builder-column > .builder-blocks.builder-blocks-child`)
    expect(lists.map((list) => list.getAttribute('builder-parent-id'))).toEqual(
      Array(2).fill('builder-b'),
    )
    expect(lists[0]?.querySelector('.builder-a')).toBeTruthy()
    expect(lists[1]?.classList.contains('no-blocks')).toBe(true)
  })

  it('names blocks without an id after their column', async () => {
    const rendered = await render({ columns: [{}, { blocks: [block()] }] })
    expect(rendered.get('.builder-column .builder-block').getAttribute('builder-id')).toBe(
      'builder-blocks-0-component-options-columns-1-blocks-0',
    )
  })

  it.each([
    { widths: [undefined, undefined], expected: ['50% - 10px', '50% - 10px'] },
    { widths: ['25', '75'], expected: ['25% - 5px', '75% - 15px'] },
    { widths: [null, null], space: '50', expected: ['50% - 10px', '50% - 10px'] },
    { widths: [0, -5], space: 0, expected: ['50% - 0px', '50% - 0px'] },
    { widths: ['wide', null], space: 0, expected: ['50% - 0px', '50% - 0px'] },
    { widths: [100], expected: ['100% - 0px'] },
    { widths: [null, 66.666666], space: 400, expected: ['50% - 200px', '66.666666% - 266.6667px'] },
    { widths: [], expected: [] },
  ])('makes columns of $widths as wide as $expected', async ({ widths, space, expected }) => {
    const rules = rulesOf(await render({ columns: widths.map((width) => ({ width })), space }))
    const found = Array.from(rules.matchAll(/width: calc\(([^)]*)\)/g), ([, width]) => width)
    expect(found).toEqual(expected)
  })

  it('gives rows of the same layout one class, and others another', async () => {
    const row = (options: object) => component('Columns', { ...options })
    const halves = [{}, {}]
    const rows = [
      row({ columns: halves }),
      row({ columns: [{ width: 50 }, { blocks: [block()] }], space: 20 }),
      row({ columns: halves, space: 21 }),
      row({ columns: halves, stackColumnsAt: 'never' }),
      row({ columns: halves, reverseColumnsWhenStacked: true }),
      row({ columns: [] }),
      row({ columns: [{}] }),
    ]
    const rendered = await renderEntry(entry(rows), [columnsBlock])
    const classes = rendered.all('.builder-columns').map(({ className }) => className)
    expect(classes[1]).toBe(classes[0])
    expect(new Set(classes).size).toBe(rows.length - 1)
  })

  const meta = { breakpoints: { small: 500, medium: 900 } }

  it.each([
    { at: 'mobile', setting: {}, query: '@media only screen and (max-width:640px)' },
    { at: undefined, setting: {}, query: '@media only screen and (max-width:991px)' },
    { at: 'tablet', setting: { meta }, query: '@media only screen and (max-width:900px)' },
    { at: 'mobile', setting: { meta }, query: '@media only screen and (max-width:500px)' },
    {
      at: 'tablet',
      setting: { responsiveTo: 'container' as const },
      query: '@container siteblocks (max-width:991px)',
    },
  ])('stacks at $at with $setting under $query', async ({ at, setting, query }) => {
    const rules = rulesOf(await render({ columns: two, stackColumnsAt: at }, setting))
    expect(rules.match(/@[^{]*(?= \{)/g)).toEqual([query])
    expect(rules).toContain('flex-direction: column;')
  })

  it('never stacks with stackColumnsAt "never"', async () => {
    const rules = rulesOf(await render({ columns: two, stackColumnsAt: 'never' }))
    expect(rules).not.toMatch(/@media|flex-direction/)
  })

  it('stacks in reverse with reverseColumnsWhenStacked', async () => {
    const rules = rulesOf(await render({ columns: two, reverseColumnsWhenStacked: true }))
    expect(rules).toContain('flex-direction: column-reverse;')
  })

  it('lets every class of the author win, and no rule for elements', async () => {
    const rules = rulesOf(await render({ columns: two }))
    for (const rule of rules.match(/[^{}\n]+(?=\{[^{}]*\})/g) ?? []) {
      expect(rule.trim()).toMatch(/^:where\(&(?: ?>.*)?\):not\(x x x x x x x x\)$/)
    }
  })

  it.each([undefined, 'two'])('renders an empty row for the columns %j', async (columns) => {
    const rendered = await render({ columns })
    expect(rendered.get('.builder-columns').childElementCount).toBe(0)
  })

  it('renders an empty column for an invalid one', async () => {
    const { all } = await render({ columns: [null, 'a', { blocks: { length: 1, 0: block() } }] })
    expect(all('.builder-column > .no-blocks:empty')).toHaveLength(3)
  })

  it('finds localised columns', async () => {
    const rendered = await render({ columns: localized([{}]) })
    expect(rendered.all('.builder-column')).toHaveLength(1)
    expect(takeConsole()).toHaveLength(1)
  })
})

describe('a column with a link', () => {
  it('is a link as a whole', async () => {
    const rendered = await render({ columns: [{ ...two[0], link: '/z' }, {}] })
    expect(rendered.get('a.builder-column[href="/z"] .builder-a')).toBeTruthy()
    expect(rendered.get('a + div.builder-column')).toBeTruthy()
  })

  it.each([
    { link: '', warnings: 0 },
    { link: 'javascript:alert(1)', warnings: 1 },
  ])('is a box when the address is "$link"', async ({ link, warnings }) => {
    const rendered = await render({ columns: [{ link }] })
    expect(rendered.get('.builder-column').tagName).toBe('DIV')
    expect(takeConsole()).toHaveLength(warnings)
  })

  it("is rendered by the host's own link", async () => {
    const renderLink: RenderLink = ({ href, ...props }) => <a {...props} href={`/app${href}`} />
    const columns = [{ ...two[0], link: '/z' }]
    const rendered = await render({ columns }, { content: { renderLink } })
    expect(rendered.get('a.builder-column[href="/app/z"][data-column="0"] .builder-a')).toBeTruthy()
  })
})

const layout = { widths: [25, 75], space: 20, stackQuery: '', direction: 'column' } as const

const sideBySide = firmRules({
  '&>*+*': 'margin-inline-start:20px',
  '&>[data-column="0"]': 'width:calc(25% - 5px)',
  '&>[data-column="1"]': 'width:calc(75% - 15px)',
})

describe('columnsCss', () => {
  it('gives each column its width, and room before all but the first', () => {
    expect(columnsCss(layout)).toBe(sideBySide)
  })

  it('resets both where columns stack', () => {
    const stacked = firmRules({
      '&': 'flex-direction:column;align-items:stretch',
      '&>*': 'width:100%',
      '&>*+*': 'margin-inline-start:0',
    })
    const css = columnsCss({ ...layout, stackQuery: '@media x' })
    expect(css).toBe(`${sideBySide}@media x{${stacked}}`)
  })
})

it('has its rules in the browser if a server rendered it, however deeply nested', () => {
  const columns = component('Columns', { columns: two }, { id: 'c' })
  const inner = component('Columns', { columns: [{ blocks: [block({ children: [columns] })] }] })
  const stylesOf = (addText: (text: string) => void) => {
    const sheet = { addText, insert() {}, insertGuarded: () => () => {}, remove() {} }
    return { ...createBlockStyles('test', sheet, 'viewport', digest), openSheet: () => sheet }
  }
  const rules: string[] = []
  const { container } = hydrateEntry(
    deepFreeze(entry([block({ id: 'box', children: [inner] })])),
    [columnsBlock],
    { styles: stylesOf(() => {}) },
    {
      styles: stylesOf((text) => void rules.push(text)),
      staticBlocks: true,
      staticElements: createStaticElements,
      served: { page: {}, attributes: undefined },
    },
  )
  const rows = Array.from(container.querySelectorAll('.builder-columns'))
  expect(rows).toHaveLength(2)
  for (const { classList } of rows) expect(rules.join('')).toContain(`.${classList[1]}>`)
})
