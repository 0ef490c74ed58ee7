// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry, localized } from '../../content/testing/blocks'
import type { EntryMeta } from '../../content/types'
import type { RenderLink } from '../../render/block/ContentSettings'
import { createBlockStyles, type ResponsiveTo } from '../../render/styles/blockStyles'
import type { RuleSheet } from '../../render/styles/ruleSheet'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { digest } from '../../utils/digest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { columnsBlock } from './Columns'
import type { ColumnsOptions } from './columnsOptions'
import { columnsCss } from './pureColumns'

interface Setting {
  meta?: EntryMeta
  responsiveTo?: ResponsiveTo
  renderLink?: RenderLink
}

const two: ColumnsOptions['columns'] = [{ blocks: [block({ id: 'a' })] }, { blocks: [] }]

function render(options: object, setting: Setting = {}): Promise<RenderedEntry> {
  const { meta = {}, responsiveTo, renderLink } = setting
  const columns = component('Columns', { ...options }, { id: 'builder-c' })
  const content = deepFreeze(entry([columns], { meta }))
  return renderEntry(content, [columnsBlock], { renderLink }, { responsiveTo })
}

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
    expect(
      rendered.get('.builder-c.builder-has-component > .builder-columns').children,
    ).toHaveLength(2)
    const lists = rendered.all('.builder-column > .builder-blocks.builder-blocks-child')
    expect(lists.map((list) => list.getAttribute('builder-parent-id'))).toEqual([
      'builder-c',
      'builder-c',
    ])
    expect(lists[0]?.querySelector('.builder-a')).toBeTruthy()
    expect(lists[1]?.classList.contains('no-blocks')).toBe(true)
  })

  it('names blocks without an id after the column they stand in', async () => {
    const rendered = await render({ columns: [{}, { blocks: [block()] }] })
    expect(rendered.get('.builder-column .builder-block').getAttribute('builder-id')).toBe(
      'builder-blocks-0-component-options-columns-1-blocks-0',
    )
  })

  it.each([
    { widths: [undefined, undefined], expected: ['50% - 10px', '50% - 10px'] },
    { widths: [25, 75], expected: ['25% - 5px', '75% - 15px'] },
    { widths: ['25', '75'], expected: ['25% - 5px', '75% - 15px'] },
    { widths: [70, undefined], space: 0, expected: ['70% - 0px', '50% - 0px'] },
    { widths: [0, -5], space: 0, expected: ['50% - 0px', '50% - 0px'] },
    { widths: ['wide', null], space: 0, expected: ['50% - 0px', '50% - 0px'] },
    { widths: [100], expected: ['100% - 0px'] },
    {
      widths: [undefined, undefined, undefined],
      space: 30,
      expected: Array(3).fill('33.333333333333336% - 20px'),
    },
    {
      widths: [33.333333, 66.666666],
      space: 400,
      expected: ['33.333333% - 133.3333px', '66.666666% - 266.6667px'],
    },
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

  it.each([
    { space: 40, half: 20 },
    { space: 0, half: 0 },
    { space: undefined, half: 10 },
    { space: '50', half: 10 },
    { space: null, half: 10 },
  ])('takes $half pixels of the gap from a half when space is $space', async ({ space, half }) => {
    const rules = rulesOf(await render({ columns: two, space }))
    expect(rules).toContain(`width: calc(50% - ${half}px)`)
    expect(rules).toContain(`margin-inline-start: ${half * 2}`)
  })

  it.each([
    { stackColumnsAt: 'tablet', query: '(max-width:991px)' },
    { stackColumnsAt: 'mobile', query: '(max-width:640px)' },
    { stackColumnsAt: undefined, query: '(max-width:991px)' },
    {
      stackColumnsAt: 'tablet',
      meta: { breakpoints: { small: 500, medium: 900 } },
      query: '(max-width:900px)',
    },
    {
      stackColumnsAt: 'mobile',
      meta: { breakpoints: { small: 500, medium: 900 } },
      query: '(max-width:500px)',
    },
  ])(
    'stacks at $stackColumnsAt with $meta under $query',
    async ({ stackColumnsAt, meta, query }) => {
      const rules = rulesOf(await render({ columns: two, stackColumnsAt }, meta && { meta }))
      expect(rules).toContain(`@media only screen and ${query}`)
      expect(rules).toContain('flex-direction: column;')
    },
  )

  it('stacks by the width of the container when breakpoints go by it', async () => {
    const rules = rulesOf(await render({ columns: two }, { responsiveTo: 'container' }))
    expect(rules).toContain('@container siteblocks (max-width:991px)')
    expect(rules).not.toContain('@media')
  })

  it('never stacks when told so', async () => {
    const rules = rulesOf(await render({ columns: two, stackColumnsAt: 'never' }))
    expect(rules).not.toMatch(/@media|flex-direction/)
  })

  it('stacks the other way round when told so', async () => {
    const rules = rulesOf(await render({ columns: two, reverseColumnsWhenStacked: true }))
    expect(rules).toContain('flex-direction: column-reverse;')
  })

  it('lets every style of the author win', async () => {
    const rules = rulesOf(await render({ columns: two }))
    for (const rule of rules.match(/[^{}\n]+(?=\{[^{}]*\})/g) ?? []) {
      expect(rule.trim()).toMatch(/^:where\(& ?> ?.*\)$|^:where\(&\)$/)
    }
  })

  it.each([undefined, null, 'two', {}, []])(
    'renders an empty row for the columns %j',
    async (columns) => {
      const rendered = await render({ columns })
      expect(rendered.get('.builder-columns').childElementCount).toBe(0)
    },
  )

  it('renders an empty column for what is none', async () => {
    const rendered = await render({ columns: [null, 'a', {}] })
    expect(rendered.all('.builder-column > .no-blocks')).toHaveLength(3)
  })

  it('renders an empty list for what is none', async () => {
    const { all } = await render({ columns: [{ blocks: { length: 1, 0: block() } }] })
    expect(all('.builder-column > .no-blocks:empty')).toHaveLength(1)
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
    const rendered = await render(
      { columns: [{ ...two[0], link: '/z' }] },
      { renderLink: ({ href, ...attributes }) => <a {...attributes} href={`/app${href}`} /> },
    )
    expect(rendered.get('a.builder-column[href="/app/z"][data-column="0"] .builder-a')).toBeTruthy()
  })
})

const layout = {
  widths: [25, 75],
  space: 20,
  stackQuery: '',
  direction: 'column',
} as const

const sideBySide =
  ':where(&>*+*){margin-inline-start:20px}' +
  ':where(&>[data-column="0"]){width:calc(25% - 5px)}' +
  ':where(&>[data-column="1"]){width:calc(75% - 15px)}'

describe('columnsCss', () => {
  it('gives each column its width, and room before all but the first', () => {
    expect(columnsCss(layout)).toBe(sideBySide)
  })

  it.each([{ direction: 'column' as const }, { direction: 'column-reverse' as const }])(
    'takes both back where columns stack as a $direction',
    ({ direction }) => {
      const css = columnsCss({ ...layout, direction, stackQuery: '@media x' })
      expect(css.startsWith(`${sideBySide}@media x{`)).toBe(true)
      expect(css).toContain(`:where(&){flex-direction:${direction};align-items:stretch}`)
      expect(css).toContain(':where(&>*){width:100%}')
      expect(css).toContain(':where(&>*+*){margin-inline-start:0}')
    },
  )
})

it('has its rules in the browser if a server rendered it, however deeply nested', () => {
  const columns = component('Columns', { columns: two }, { id: 'c' })
  const inner = component('Columns', { columns: [{ blocks: [block({ children: [columns] })] }] })
  const rules: string[] = []
  const sheet: RuleSheet = {
    addText: (text) => void rules.push(text),
    insert() {},
    insertGuarded: () => () => {},
    remove() {},
  }
  const styles = { ...createBlockStyles('test', sheet, 'viewport', digest), openSheet: () => sheet }
  const { container } = hydrateEntry(
    deepFreeze(entry([block({ id: 'box', children: [inner] })])),
    [columnsBlock],
    {
      styles: {
        ...createBlockStyles('test', { ...sheet, addText() {} }, 'viewport', digest),
        openSheet: () => sheet,
      },
    },
    { styles, staticBlocks: true, served: { page: {}, attributes: undefined } },
  )
  const rows = Array.from(container.querySelectorAll('.builder-columns'))
  expect(rows).toHaveLength(2)
  for (const { classList } of rows) expect(rules.join('')).toContain(`.${classList[1]}>`)
})
