// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { block, entry } from '../../content/testing/blocks'
import { fakeClient } from '../testing/fakeClient'
import { renderEntry } from '../testing/renderEntry'

type Callback = (entries: { intersectionRect: Size; target: Element }[]) => void

interface Size {
  readonly width: number
  readonly height: number
}

let watchers: Set<{ readonly target: Element; readonly callback: Callback }>

/** Stands in for the browser's observer: as much of every watched element comes into view. */
function comeIntoView(intersectionRect: Size = { width: 9, height: 9 }): void {
  for (const { target, callback } of watchers) callback([{ intersectionRect, target }])
}

class Observer {
  readonly #callback: Callback
  constructor(callback: Callback) {
    this.#callback = callback
  }
  observe(target: Element) {
    watchers.add({ target, callback: this.#callback })
  }
  disconnect() {
    for (const watcher of watchers)
      if (watcher.callback === this.#callback) watchers.delete(watcher)
  }
}

beforeEach(() => {
  watchers = new Set()
  vi.stubGlobal('IntersectionObserver', Observer)
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(9)
})

const shown = entry([block({ properties: { text: 'Hello' } })], { testVariationId: 'v1' })
const reported = { id: 'entry-1', testVariationId: 'v1' }

describe('useTracking', () => {
  it('reports when the entry comes into view, and watches no longer', async () => {
    const client = fakeClient()
    await renderEntry(shown, [], { client })
    // Its edge touches the window; it has no height.
    comeIntoView({ width: 9, height: 0 })
    expect(client.reportImpression).not.toHaveBeenCalled()
    comeIntoView()
    expect(client.reportImpression.mock.calls).toEqual([[reported]])
    expect(watchers.size).toBe(0)
  })

  it('reports at once where nothing can be watched', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const client = fakeClient()
    await renderEntry(shown, [], { client })
    expect(client.reportImpression).toHaveBeenCalledTimes(1)
  })

  it('reports the same entry in view again in another page view', async () => {
    const client = fakeClient()
    const rendered = await renderEntry(shown, [], { client, pageView: 1 })
    comeIntoView()
    Object.assign(client, { pageView: 2 })
    await rendered.rerender(shown, { client, pageView: 2 })
    comeIntoView()
    await rendered.rerender(shown, { client, pageView: 2 })
    comeIntoView()
    expect(client.reportImpression).toHaveBeenCalledTimes(2)
  })

  it('reports nothing that comes into view after its page view has ended', async () => {
    const client = fakeClient()
    await renderEntry(shown, [], { client, pageView: 1 })
    Object.assign(client, { pageView: 2 })
    comeIntoView()
    expect(client.reportImpression).not.toHaveBeenCalled()
  })

  it('reports clicks, the first one as new, even those that a block stops', async () => {
    const client = fakeClient()
    const rendered = await renderEntry(shown, [], { client })
    const target = rendered.get('.builder-block')
    target.addEventListener('click', (event) => event.stopPropagation())
    target.click()
    await new Promise((nextTask) => setTimeout(nextTask))
    target.click()
    expect(client.reportClick.mock.calls).toEqual([
      [reported, false, expect.any(Event)],
      [reported, true, expect.any(Event)],
    ])
  })

  it('reports nothing after unmounting', async () => {
    const hide = vi.fn()
    const client = fakeClient({ keepShown: vi.fn((_entry: object) => hide) })
    const rendered = await renderEntry(shown, [], { client })
    const target = rendered.get('.builder-block')
    expect([client.keepShown.mock.calls, hide.mock.calls]).toEqual([[[reported]], []])
    rendered.unmount()
    expect(hide).toHaveBeenCalledTimes(1)
    comeIntoView()
    target.click()
    expect(client.reportImpression).not.toHaveBeenCalled()
    expect(client.reportClick).not.toHaveBeenCalled()
  })
})
