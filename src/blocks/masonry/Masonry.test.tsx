// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { takenOmissions } from '../../utils/testing/takenOmissions'
import { replaceInView } from '../internals/testing/fakeView'
import { masonryBlock, masonryLayout } from './Masonry'
import type { MasonryOptions } from './masonryOptions'

const { omit } = takenOmissions()

const tilesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ content: [block({ id: `tile-${index}` })] }))

const width = vi.fn<() => number>()
const isDisplayed = vi.fn<() => boolean>()
const observers = new Set<() => void>()

class FakeResizeObserver {
  constructor(readonly tell: () => void) {}
  observe(): void {
    observers.add(this.tell)
  }
  disconnect(): void {
    observers.delete(this.tell)
  }
}

function resizeTo(next: number): void {
  width.mockReturnValue(next)
  act(() => {
    for (const tell of observers) tell()
  })
}

function render(
  options: object,
  overrides: Partial<Block> = {},
  state?: Readonly<Record<string, unknown>>,
): Promise<RenderedEntry> {
  const masonry = component('Builder:Masonry', { ...options }, { id: 'builder-m', ...overrides })
  const data = { blocks: [masonry], ...(state && { state }) }
  return renderEntry(deepFreeze(entry([], { data })), [masonryBlock])
}

/** Ids of the blocks in each column. */
const columnsOf = (rendered: RenderedEntry): (string | null)[][] =>
  rendered
    .all('.masonry-column')
    .map((column) =>
      Array.from(column.querySelectorAll('.builder-block'), (tile) =>
        tile.getAttribute('builder-id'),
      ),
    )

const isLaidOut = (rendered: RenderedEntry): boolean =>
  !rendered.get('.builder-masonry').classList.contains('builder-masonry-loading')

describe('Masonry', () => {
  beforeEach(() => {
    observers.clear()
    width.mockReset().mockReturnValue(650)
    isDisplayed.mockReset().mockReturnValue(true)
    replaceInView('ResizeObserver', FakeResizeObserver)
    const { HTMLElement } = document.defaultView!
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(width)
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(
      () => (isDisplayed() ? [new DOMRect()] : []) as never,
    )
  })

  it('deals its tiles out to as many columns as fit', async () => {
    const rendered = await render({ gutterSize: 10, tiles: tilesOf(5) })
    expect(columnsOf(rendered)).toEqual([
      ['builder-tile-0', 'builder-tile-3'],
      ['builder-tile-1', 'builder-tile-4'],
      ['builder-tile-2'],
    ])
    const columns = rendered.get('.builder-masonry > .masonry-columns')
    expect(columns.style.columnGap).toBe('10px')
    expect(columns.style.getPropertyValue('--masonry-column')).toBe('200px')
    expect(
      rendered.get('.masonry-item > .builder-blocks-child[builder-parent-id="builder-m"]'),
    ).toBeTruthy()
  })

  it('takes no notice of the viewport', async () => {
    replaceInView('innerWidth', 10_000)
    const rendered = await render({ tiles: tilesOf(9) })
    document.defaultView?.dispatchEvent(new Event('resize'))
    expect(columnsOf(rendered)).toHaveLength(3)
  })

  it('fills the row with one column if no more fit', async () => {
    width.mockReturnValue(150)
    const rendered = await render({ tiles: tilesOf(2) })
    expect(columnsOf(rendered)).toEqual([['builder-tile-0', 'builder-tile-1']])
    expect(rendered.get('.masonry-columns').style.getPropertyValue('--masonry-column')).toBe('100%')
  })

  it('follows its own width', async () => {
    const rendered = await render({ tiles: tilesOf(3) })
    resizeTo(400)
    expect(columnsOf(rendered)).toEqual([['builder-tile-0', 'builder-tile-2'], ['builder-tile-1']])
  })

  it('leaves every tile where it is when only heights change', async () => {
    const rendered = await render({ tiles: tilesOf(4) })
    const tiles = rendered.all('.masonry-item')
    rendered.get('.masonry-item').style.height = '900px'
    resizeTo(650)
    expect(rendered.all('.masonry-item')).toEqual(tiles)
  })

  it('waits out of sight while it is not displayed', async () => {
    isDisplayed.mockReturnValue(false)
    const rendered = await render({ tiles: tilesOf(3) })
    expect(isLaidOut(rendered)).toBe(false)
    isDisplayed.mockReturnValue(true)
    resizeTo(650)
    expect(isLaidOut(rendered)).toBe(true)
    expect(columnsOf(rendered)).toHaveLength(3)
  })

  it.each([{ tiles: [] }, { tiles: undefined }, { tiles: 'none' }])(
    'comes into sight with %j',
    async (options) => {
      const rendered = await render(options)
      expect(isLaidOut(rendered)).toBe(true)
      expect(rendered.all('.masonry-item')).toEqual([])
    },
  )

  it('renders an empty tile for what is none', async () => {
    const rendered = await render({ tiles: [null, 'x', {}] })
    expect(rendered.all('.masonry-item > .no-blocks')).toHaveLength(3)
  })

  it('takes its children for tiles, one for each time that they are repeated', async () => {
    const children = [
      block({ id: 'plain' }),
      block({ id: 'again', repeat: { collection: 'state.list' } }),
    ]
    const state = { list: ['a', 'b', 'c'] }
    const rendered = await render(
      { useChildrenForTiles: true, tiles: tilesOf(9) },
      { children },
      state,
    )
    expect(columnsOf(rendered)).toEqual([
      ['builder-plain', 'builder-again'],
      ['builder-again'],
      ['builder-again'],
    ])
  })

  it('leaves its children out unless told so', async () => {
    const rendered = await render({ tiles: tilesOf(1) }, { children: [block({ id: 'child' })] })
    expect(columnsOf(rendered)).toEqual([['builder-tile-0']])
  })

  it('says once that it is laid out, to listeners that came right after', async () => {
    vi.useFakeTimers()
    const rendered = await render({ tiles: tilesOf(3) })
    const details: unknown[] = []
    rendered.shadowRoot.addEventListener('builder:masonry:load', (event) =>
      details.push((event as CustomEvent).detail),
    )
    vi.runAllTimers()
    resizeTo(400)
    vi.runAllTimers()
    expect(details).toEqual([
      {
        block: expect.objectContaining({ id: 'builder-m' }),
        ref: rendered.get('.builder-masonry'),
        masonry: { columns: 3 },
      },
    ])
    vi.useRealTimers()
  })

  it('stops watching when it goes', async () => {
    const rendered = await render({ tiles: tilesOf(3) })
    expect(observers.size).toBe(1)
    rendered.unmount()
    expect(observers.size).toBe(0)
  })
})

describe('the styles of a masonry', () => {
  it('hide it until it is laid out, but where scripts do not run', () => {
    const css = masonryBlock.css?.replace(/\s+/g, '') ?? ''
    expect(css).toContain(':where(.builder-masonry-loading){opacity:0;visibility:hidden}')
    expect(css).toContain(
      '@media(scripting:none){:where(.builder-masonry-loading){opacity:1;visibility:visible;',
    )
  })
})

describe('masonryLayout', () => {
  it.each([
    { columnWidth: undefined, expected: '200px' },
    { columnWidth: null, expected: '200px' },
    { columnWidth: '', expected: '200px' },
    { columnWidth: '300px', expected: '300px' },
    { columnWidth: ' 50% ', expected: '50%' },
    { columnWidth: 'calc(100% / 3)', expected: 'calc(100% / 3)' },
    { columnWidth: 150, expected: '150px' },
    { columnWidth: '150', expected: '150px' },
    { columnWidth: 0, expected: '200px' },
    { columnWidth: {}, expected: '200px' },
    { columnWidth: '1px;position:fixed', expected: '200px' },
  ])('makes columns $expected wide for $columnWidth', ({ columnWidth, expected }) => {
    expect(masonryLayout({ columnWidth } as MasonryOptions, omit).columnWidth).toBe(expected)
  })

  it.each([
    { gutterSize: undefined, expected: 0 },
    { gutterSize: 10, expected: 10 },
    { gutterSize: '10', expected: 10 },
    { gutterSize: -10, expected: 0 },
    { gutterSize: 'wide', expected: 0 },
  ])('puts $expected pixels between them for $gutterSize', ({ gutterSize, expected }) => {
    expect(masonryLayout({ gutterSize } as MasonryOptions, omit).gutter).toBe(expected)
  })
})
