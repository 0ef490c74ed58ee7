// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { block } from '../../content/testing/blocks'
import type { RenderedEntry } from '../../render/testing/renderEntry'
import { takenOmissions } from '../../utils/testing/takenOmissions'
import { fakeResizeObserver, replaceInView } from '../internals/testing/fakeView'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { type BlockSetting, entryWith, renderBlock } from '../internals/testing/renderBlock'
import { masonryBlock, masonryLayout } from './Masonry'
import type { MasonryOptions } from './masonryOptions'

const { omit } = takenOmissions()

const tilesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ content: [block({ id: `tile-${index}` })] }))

const width = vi.fn<() => number>()
const isDisplayed = vi.fn<() => boolean>()
let observed: ReadonlyMap<Element, () => void>

function resizeTo(next: number): void {
  width.mockReturnValue(next)
  for (const tell of observed.values()) tell()
}

const render = (options: object, setting?: BlockSetting): Promise<RenderedEntry> =>
  renderBlock(masonryBlock, options, setting)

/** The columns of a masonry, which stand in a shadow root of their own. */
const columnElements = (masonry: HTMLElement): Element[] =>
  Array.from(masonry.shadowRoot?.querySelectorAll('.masonry-column') ?? [])

/** Ids of the blocks in each column. */
const columnsOf = ({ get, all }: RenderedEntry): (string | null)[][] =>
  columnElements(get('.builder-masonry')).map((column) =>
    Array.from(column.querySelectorAll('slot')).flatMap(({ name }) =>
      all(`.masonry-item[slot="${name}"] .builder-block`).map((tile) =>
        tile.getAttribute('builder-id'),
      ),
    ),
  )

const columnsBox = ({ get }: RenderedEntry): HTMLElement =>
  get('.builder-masonry').shadowRoot?.querySelector('.masonry-columns') as HTMLElement

const isLaidOut = (rendered: RenderedEntry): boolean =>
  !rendered.get('.builder-masonry').classList.contains('builder-masonry-loading')

describe('Masonry', () => {
  beforeEach(() => {
    width.mockReset().mockReturnValue(650)
    isDisplayed.mockReset().mockReturnValue(true)
    observed = fakeResizeObserver()
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
    const columns = columnsBox(rendered)
    expect(columns.style.columnGap).toBe('10px')
    expect((columns.firstElementChild as HTMLElement).style.flex).toBe('0 1 200px')
    expect(
      rendered.get('.masonry-item > .builder-blocks-child[builder-parent-id="builder-b"]'),
    ).toBeTruthy()
  })

  it('ignores the size of the viewport', async () => {
    replaceInView('innerWidth', 10_000)
    const rendered = await render({ tiles: tilesOf(9) })
    document.defaultView?.dispatchEvent(new Event('resize'))
    expect(columnsOf(rendered)).toHaveLength(3)
  })

  it('fills the row with one column if no more fit', async () => {
    width.mockReturnValue(150)
    const rendered = await render({ tiles: tilesOf(2) })
    expect(columnsOf(rendered)).toEqual([['builder-tile-0', 'builder-tile-1']])
    const [column] = columnsBox(rendered).children
    expect((column as HTMLElement).style.flex).toBe('0 1 100%')
  })

  it('follows its own width, with the same tiles in the same places of the document', async () => {
    const rendered = await render({ tiles: tilesOf(3) })
    const tiles = rendered.all('.masonry-item')
    const watch = new MutationObserver(() => {})
    watch.observe(rendered.get('.builder-masonry'), { childList: true, subtree: true })
    resizeTo(400)
    expect(watch.takeRecords()).toEqual([])
    expect(rendered.all('.masonry-item')).toEqual(tiles)
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

  it.each([{ tiles: [] }, { tiles: 'none' }])('comes into sight with %j', async ({ tiles }) => {
    const rendered = await render({ tiles })
    expect(isLaidOut(rendered)).toBe(true)
    expect(rendered.all('.masonry-item')).toEqual([])
  })

  it('renders an empty tile for an invalid one', async () => {
    const rendered = await render({ tiles: [null, 'x', {}] })
    expect(rendered.all('.masonry-item > .no-blocks')).toHaveLength(3)
  })

  it('renders its children as tiles, one for each repeat', async () => {
    const children = [
      block({ id: 'plain' }),
      block({ id: 'again', repeat: { collection: 'state.list' } }),
    ]
    const setting = { block: { children }, state: { list: ['a', 'b', 'c'] } }
    const rendered = await render({ useChildrenForTiles: true, tiles: tilesOf(9) }, setting)
    expect(columnsOf(rendered)).toEqual([
      ['builder-plain', 'builder-again'],
      ['builder-again'],
      ['builder-again'],
    ])
  })

  it('ignores its children without useChildrenForTiles', async () => {
    const setting = { block: { children: [block({ id: 'child' })] } }
    const rendered = await render({ tiles: tilesOf(1) }, setting)
    expect(columnsOf(rendered)).toEqual([['builder-tile-0']])
  })

  it('announces that it is laid out', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { shadowRoot, get } = await render({ tiles: tilesOf(3) })
    const onLoad = vi.fn<(event: unknown) => void>()
    shadowRoot.addEventListener('builder:masonry:load', onLoad)
    vi.runAllTimers()
    const block = expect.objectContaining({ id: 'builder-b' })
    const detail = { block, ref: get('.builder-masonry'), masonry: { columns: 3 } }
    expect(onLoad).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail }))
  })

  it.each([
    { name: 'tiles', options: { tiles: [{}, {}, {}] }, all: 3 },
    { name: 'children', options: { useChildrenForTiles: true }, all: 5 },
  ])('has the first of what is repeated on a server, of $name', ({ options, all }) => {
    const repeated = block({ id: 'again', repeat: { collection: 'state.list' } })
    const children = [block({ id: 'first' }), repeated, block({ id: 'last' })]
    const setting = { block: { children }, state: { list: [1, 2, 3] } }
    const page = entryWith('Builder:Masonry', options, setting)
    const { serverHtml, container } = hydrateEntry(page, [masonryBlock])
    expect(serverHtml.match(/masonry-item/g)).toHaveLength(3)
    expect(serverHtml).toContain('builder-masonry-loading')
    expect(serverHtml).toContain('column-gap:0;columns:200px')

    expect(container.querySelectorAll('.masonry-item')).toHaveLength(all)
    expect(columnElements(container.querySelector('.builder-masonry')!)).toHaveLength(3)
    expect(container.querySelectorAll('.builder-masonry-loading')).toHaveLength(0)
  })

  it('stops watching when it is unmounted', async () => {
    const rendered = await render({ tiles: tilesOf(3) })
    expect(observed.size).toBe(1)
    rendered.unmount()
    expect(observed.size).toBe(0)
  })
})

describe('the styles of a masonry', () => {
  it('hide it until it is laid out, but where scripts do not run', () => {
    const loading = ':where(.builder-masonry-loading):not(x x x x x x x x)'
    const { css } = masonryBlock
    expect(css).toContain(`${loading}{opacity:0;visibility:hidden;`)
    expect(css).toContain(`@media (scripting:none){${loading}{opacity:1;visibility:visible}`)
  })
})

describe('masonryLayout', () => {
  it.each([
    { columnWidth: undefined, expected: '200px' },
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
  ])('puts $expected pixels between them for $gutterSize', ({ gutterSize, expected }) => {
    expect(masonryLayout({ gutterSize } as MasonryOptions, omit).gutter).toBe(expected)
  })
})
