import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageFor } from '../page/Page'
import { anyText } from '../testing/anyText'
import { eventWith } from '../testing/eventWith'
import { createFakePage, type FakePage } from '../testing/fakePage'
import { createUnsentEventStore, type UnsentEvent } from './unsentEventStore'

const NOW = Date.UTC(2026, 0, 2, 12)
const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

/** Opens the store in a new tab, with its own environment but shared storage. */
function tab(page: FakePage, { host = 'https://cdn.test', apiKey = 'k' } = {}) {
  return createUnsentEventStore(pageFor({ ...page.environment }), host, apiKey)
}

function stored(id: string, ageMs = 0, padding = 0): UnsentEvent {
  return { event: eventWith(id, padding), recordedAt: NOW - ageMs }
}

function ids(events: readonly UnsentEvent[]): string[] {
  return events.map(({ event }) => event.id)
}

describe('createUnsentEventStore', () => {
  it('hands what a page left to the next one', () => {
    const page = createFakePage({ stored: { own: '1' } })
    expect(tab(page).save([stored('a'), stored('b')])).toBe(true)
    expect(tab(page).claim()).toEqual([stored('a'), stored('b')])
  })

  it('lets pages neither overwrite nor claim twice', () => {
    const page = createFakePage()
    tab(page).save([stored('a')])
    tab(page).save([stored('b')])
    const next = tab(page)
    expect(ids(next.claim()).sort()).toEqual(['a', 'b'])
    expect(next.claim()).toEqual([])
    expect(page.stored.size).toBe(1)
    expect(ids(tab(page).claim()).sort()).toEqual(['a', 'b'])
  })

  it('notices when another page has claimed its events', () => {
    const page = createFakePage()
    const store = tab(page)
    expect(store.isTakenOver).toBe(false)
    store.save([stored('a')])
    expect(store.isTakenOver).toBe(false)
    tab(page).claim()
    expect(store.isTakenOver).toBe(true)
  })

  it('removes its key when nothing is left', () => {
    const page = createFakePage()
    const store = tab(page)
    store.save([stored('a')])
    expect(store.save([])).toBe(true)
    expect(store.holding).toBe(false)
    expect(page.stored.size).toBe(0)
  })

  it('touches no storage when there is nothing to store', () => {
    const page = createFakePage()
    expect(tab(page).save([])).toBe(true)
    expect(page.accesses.count).toBe(0)
  })

  it.each([
    { name: 'host', other: { host: 'https://other.test' } },
    { name: 'API key', other: { apiKey: 'other' } },
    { name: 'API key that begins alike', other: { apiKey: 'k/x' } },
  ])('leaves events for another $name alone', ({ other }) => {
    const page = createFakePage()
    tab(page, other).save([stored('a')])
    expect(tab(page).claim()).toEqual([])
    expect(ids(tab(page, other).claim())).toEqual(['a'])
  })

  it('drops events after 24 hours, those of other hosts too', () => {
    const page = createFakePage()
    tab(page).save([
      stored('fresh', DAY_MS - 1),
      stored('old', DAY_MS),
      stored('from a clock that was wrong', -DAY_MS),
    ])
    tab(page, { host: 'https://other.test' }).save([stored('old', DAY_MS)])
    expect(ids(tab(page).claim())).toEqual(['fresh'])
    expect(ids(tab(page).claim())).toEqual(['fresh'])
    expect(page.stored.size).toBe(1)
  })

  it('stores the first events where there is no room for all', () => {
    const page = createFakePage()
    const store = tab(page)
    const all = Array.from({ length: 4 }, (_, index) => stored(`e${index}`, 0, 300_000))
    expect(store.save(all)).toBe(false)
    expect(store.holding).toBe(true)
    expect(ids(tab(page).claim())).toEqual(['e0', 'e1'])
  })

  it('stores nothing where storage refuses', () => {
    const page = createFakePage()
    page.storage.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = tab(page)
    expect(store.save([stored('a'), stored('b')])).toBe(false)
    expect(store.holding).toBe(false)
  })

  it('leaves a page’s events where they are while there is no room to move them', () => {
    const page = createFakePage()
    tab(page).save([stored('a')])
    page.storage.setItem.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(tab(page).claim()).toEqual([])
    expect(ids(tab(page).claim())).toEqual(['a'])
  })

  it('claims only events, whatever is stored', () => {
    const key = 'siteblocks.events/https%3A%2F%2Fcdn.test/k/tab'
    const nearly = fc.array(
      fc.record(
        { recordedAt: fc.constantFrom(NOW, '1'), event: fc.anything() },
        { requiredKeys: [] },
      ),
    )
    const text = fc.oneof(
      anyText,
      fc.json(),
      nearly.map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(text, (value) => {
        const claimed = tab(createFakePage({ stored: { [key]: value } })).claim()
        for (const { event } of claimed) expect(typeof event.id).toBe('string')
      }),
    )
  })
})
