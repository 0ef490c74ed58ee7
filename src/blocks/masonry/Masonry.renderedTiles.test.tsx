// @vitest-environment happy-dom
import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ContentContextValue } from '../../render/block/ContentContext'
import { EntryContext } from '../../render/block/EntryContext'
import { useRenderedTiles } from './Masonry'

const WINDOW_HEIGHT = 600

const context = { window: { innerHeight: WINDOW_HEIGHT } } as ContentContextValue

interface TilesProps {
  count: number
  isLaidOut?: boolean
  onCommit(tiles: number): void
}

function Tiles({ count, isLaidOut = true, onCommit }: TilesProps): ReactElement {
  const row = useRef<HTMLUListElement>(null)
  const tiles = Math.min(useRenderedTiles(row, count, isLaidOut), count)
  useLayoutEffect(() => onCommit(tiles), [tiles, onCommit])
  return (
    <ul ref={row}>
      {Array.from({ length: tiles }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty tiles have no other identity
        <li key={index} />
      ))}
    </ul>
  )
}

/** A row of tiles in a root that yields to the browser, as it does outside of tests. */
function openRow() {
  const container = document.createElement('div')
  const root = createRoot(container)
  onTestFinished(() => root.unmount())
  const commits: number[] = []
  const onCommit = (tiles: number): void => void commits.push(tiles)
  return {
    /** Number of rendered tiles after each commit. */
    commits,
    rendered: () => container.querySelectorAll('li').length,
    /** Renders synchronously, up to the first paint. */
    show: (props: Omit<TilesProps, 'onCommit'>) =>
      flushSync(() =>
        root.render(
          <EntryContext value={context}>
            <Tiles {...props} onCommit={onCommit} />
          </EntryContext>,
        ),
      ),
    unmount: () => root.unmount(),
  }
}

/** Waits for all pending renders. */
async function untilAllIsDrawn(): Promise<void> {
  const witness = openRow()
  witness.show({ count: 999 })
  await expect.poll(() => witness.rendered()).toBe(999)
}

describe('useRenderedTiles', () => {
  let tileHeight: number

  beforeEach(() => {
    // Tests share a global scope, and others make React wait for `act`.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    tileHeight = 10
    const { prototype } = document.defaultView!.HTMLElement
    vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return new DOMRect(0, 0, 100, this.childElementCount * tileHeight)
    })
  })

  it.each([
    { what: 'the first, where they fill the window', height: 10, count: 500, first: 64 },
    { what: 'as many as fill the window', height: 2, count: 1000, first: 512 },
    { what: 'all, where they fill no window', height: 0, count: 500, first: 500 },
    { what: 'all of a few', height: 10, count: 64, first: 64 },
    { what: 'none of none', height: 10, count: 0, first: 0 },
  ])('paints $what, and ends with all', async ({ height, count, first }) => {
    tileHeight = height
    const row = openRow()
    row.show({ count })
    expect(row.rendered()).toBe(first)
    await untilAllIsDrawn()
    expect(row.rendered()).toBe(count)
    expect(row.commits.at(-1)).toBe(count)
  })

  it.each([{ next: 700 }, { next: 20 }])(
    'ends with all $next existing tiles when more were being rendered',
    async ({ next }) => {
      const row = openRow()
      row.show({ count: 500 })
      row.show({ count: next })
      expect(row.rendered()).toBe(Math.min(next, 64))
      await untilAllIsDrawn()
      expect(row.rendered()).toBe(next)
      expect(row.commits).not.toContain(500)
    },
  )

  it('renders no more until its row is laid out', async () => {
    const row = openRow()
    row.show({ count: 500, isLaidOut: false })
    await untilAllIsDrawn()
    expect(row.rendered()).toBe(64)
    row.show({ count: 500 })
    await untilAllIsDrawn()
    expect(row.rendered()).toBe(500)
  })

  it('stops where it is when it is unmounted', async () => {
    const error = vi.spyOn(console, 'error')
    const row = openRow()
    row.show({ count: 500 })
    row.unmount()
    await untilAllIsDrawn()
    expect(row.commits).toEqual([64])
    expect(row.rendered()).toBe(0)
    expect(error).not.toHaveBeenCalled()
  })
})
