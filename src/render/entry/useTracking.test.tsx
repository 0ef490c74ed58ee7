// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '../../client/Client'
import { block, entry } from '../../content/testing/blocks'
import { drawEntry } from '../testing/drawEntry'

type Callback = (entries: { isIntersecting: boolean }[]) => void

let watchers: Set<Callback>

/** Stands in for the browser's observer: everything watched comes into view at once. */
function comeIntoView(isIntersecting = true): void {
  for (const callback of Array.from(watchers)) callback([{ isIntersecting }])
}

beforeEach(() => {
  watchers = new Set()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: Callback
      constructor(callback: Callback) {
        this.#callback = callback
      }
      observe() {
        watchers.add(this.#callback)
      }
      disconnect() {
        watchers.delete(this.#callback)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function fakeClient(options: object = {}) {
  const trackImpression = vi.fn()
  const trackInteraction = vi.fn()
  const client = {
    options,
    trackImpression,
    trackInteraction,
    getUserAttributes: () => ({}),
  } as unknown as Client
  return { client, trackImpression, trackInteraction }
}

const shown = entry([block({ properties: { text: 'Hello' } })], { testVariationId: 'v1' })

describe('useTracking', () => {
  it('records the impression when the entry comes into view, and watches no longer', async () => {
    const { client, trackImpression } = fakeClient()
    await drawEntry(shown, [], { client })
    comeIntoView(false)
    expect(trackImpression).not.toHaveBeenCalled()
    comeIntoView()
    expect(trackImpression.mock.calls).toEqual([['entry-1', 'v1']])
    expect(watchers.size).toBe(0)
  })

  it('records the impression at once where nothing can be watched', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const { client, trackImpression } = fakeClient()
    await drawEntry(shown, [], { client })
    expect(trackImpression).toHaveBeenCalledTimes(1)
  })

  it('records clicks, the first one as unique, even those that a block stops', async () => {
    const { client, trackInteraction } = fakeClient()
    const drawn = await drawEntry(shown, [], { client })
    const target = drawn.get('.builder-block')
    target.addEventListener('click', (event) => event.stopPropagation())
    target.click()
    target.click()
    expect(trackInteraction.mock.calls).toEqual([
      ['entry-1', 'v1', false, expect.any(Event)],
      ['entry-1', 'v1', true, expect.any(Event)],
    ])
  })

  it('records nothing with autoTrack off, for an entry without an id, or after unmounting', async () => {
    const off = fakeClient({ autoTrack: false })
    const first = await drawEntry(shown, [], { client: off.client })
    const nameless = fakeClient()
    await drawEntry({ data: { blocks: [block()] } }, [], { client: nameless.client })
    const gone = fakeClient()
    const last = await drawEntry(shown, [], { client: gone.client })
    last.unmount()
    comeIntoView()
    first.get('.builder-block').click()
    for (const { trackImpression, trackInteraction } of [off, nameless, gone]) {
      expect(trackImpression).not.toHaveBeenCalled()
      expect(trackInteraction).not.toHaveBeenCalled()
    }
  })
})
