// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RenderedEntry } from '../../render/testing/renderEntry'
import { fakeResizeObserver } from '../internals/testing/fakeView'
import { clickItems, renderAccordion, titlesOf } from './testing/renderAccordion'

describe('an Accordion that is a grid', () => {
  let perRow: number
  let observed: ReadonlyMap<Element, () => void>

  beforeEach(() => {
    perRow = 3
    observed = fakeResizeObserver()
    const { prototype } = document.defaultView!.HTMLElement
    vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(placeInGrid)
  })

  /** Lays titles out in rows. A detail among them starts a new row. */
  function placeInGrid(this: HTMLElement): DOMRect {
    const cells = Array.from(this.parentElement?.children ?? []) as HTMLElement[]
    const orderOf = ({ style }: HTMLElement): number => Number(style.order)
    const shown = cells.filter(({ hidden }) => !hidden).sort((a, b) => orderOf(a) - orderOf(b))
    let row = 0
    let column = 0
    for (const cell of shown) {
      const isTitle = cell.dataset.index !== undefined
      if (column === perRow || (!isTitle && column > 0)) {
        row++
        column = 0
      }
      if (cell === this) break
      if (isTitle) column++
      else row++
    }
    return { left: column * 100, top: row * 50, bottom: row * 50 + 50 } as DOMRect
  }

  const orders = (rendered: RenderedEntry) => ({
    titles: titlesOf(rendered).map(({ style }) => style.order),
    detail: rendered.all('.builder-accordion-detail').map(({ style }) => style.order),
  })

  it.each([
    { gridRowWidth: undefined, width: '25%' },
    { gridRowWidth: '', width: '25%' },
    { gridRowWidth: 200, width: '200px' },
    { gridRowWidth: 'url(x', width: '' },
    { grid: false, width: '' },
  ])('has titles $width wide for $gridRowWidth', async ({ grid = true, gridRowWidth, width }) => {
    const rendered = await renderAccordion({ grid, gridRowWidth })
    expect(titlesOf(rendered).map(({ style }) => style.width)).toEqual(Array(5).fill(width))
  })

  it.each([
    { grid: true, clicked: [1], titles: ['0', '1', '2', '4', '5'], detail: ['3'] },
    { grid: true, clicked: [4, 0], titles: ['0', '1', '2', '4', '5'], detail: ['3'] },
    { grid: true, clicked: [1, 1], titles: ['', '', '', '', ''], detail: [] },
    { grid: false, clicked: [0], titles: ['', '', '', '', ''], detail: [''] },
  ])('has the detail under its row after clicks on $clicked, grid: $grid', async (row) => {
    const rendered = await renderAccordion({ grid: row.grid })
    await clickItems(rendered, ...row.clicked)
    expect(orders(rendered)).toEqual({ titles: row.titles, detail: row.detail })
  })

  it.each([
    { width: 2, titles: ['0', '1', '3', '4', '5'], detail: ['2'] },
    { width: 4, titles: ['0', '1', '2', '3', '5'], detail: ['4'] },
  ])('moves the detail when it has room for $width in a row', async ({ width, titles, detail }) => {
    const rendered = await renderAccordion({ grid: true })
    await clickItems(rendered, 0)
    perRow = width
    observed.get(rendered.get('.builder-accordion-detail'))?.()
    expect(orders(rendered)).toEqual({ titles, detail })
  })

  it('watches the open detail, and nothing when none is', async () => {
    const rendered = await renderAccordion({ grid: true })
    expect(observed.size).toBe(0)
    await clickItems(rendered, 0)
    expect(observed.has(rendered.get('.builder-accordion-detail'))).toBe(true)
    await clickItems(rendered, 0)
    expect(observed.size).toBe(0)
  })
})
