import { describe, expect, it, vi } from 'vitest'
import type { ContentEntry } from '../../content/types'
import type { ContentRequest } from '../options/ContentRequest'
import { contentItem } from '../requests/contentItem'
import { createObservable } from './observable'
import { createObservations } from './observations'

const EDITED: readonly ContentEntry[] = [{ id: 'edited', data: {} }]

function observation(request: ContentRequest = {}, shown: string[] = []) {
  const source = createObservable({
    load: () => new Promise(() => {}),
    mayPass: () => true,
    onObserved: () => () => {},
  })
  if (shown.length > 0) source.publish(shown.map((id) => ({ id, data: {} })))
  return { source, item: contentItem('observe', 'page', request) }
}

describe('createObservations', () => {
  it.each([
    { name: 'page', of: observation(), reaches: true },
    { name: 'page:/a', of: observation({ key: 'page:/a' }), reaches: true },
    { name: 'page', of: observation({ key: 'page:/a' }), reaches: true },
    { name: 'e1', of: observation({ entry: 'e1' }), reaches: true },
    { name: 'e2', of: observation({}, ['e1', 'e2']), reaches: true },
    { name: 'page', of: observation({ nested: true, entry: 'edited' }), reaches: true },
    { name: 'edited', of: observation({ nested: true }, ['edited']), reaches: true },
    { name: 'page', of: observation({ nested: true, entry: 'e1' }, ['e1']), reaches: false },
    { name: 'page', of: observation({ nested: true }), reaches: false },
    { name: 'e1', of: observation({ nested: true, entry: 'e1' }), reaches: false },
    { name: 'hero', of: observation(), reaches: false },
    { name: 'page2', of: observation(), reaches: false },
    { name: 'e3', of: observation({ entry: 'e1' }, ['e2']), reaches: false },
  ])('publishes under "$name": $reaches', ({ name, of, reaches }) => {
    const observations = createObservations()
    const before = of.source.value
    observations.add(of.source, of.item)
    observations.publish(name, EDITED)
    expect(of.source.value).toBe(reaches ? EDITED : before)
  })

  it('forgets what is not observed any more', () => {
    const observations = createObservations()
    const left = observation()
    observations.add(left.source, left.item)()
    observations.publish('page', EDITED)
    expect(left.source.value).toBeUndefined()
  })

  it('shows what became of entries, where something did', () => {
    const observations = createObservations()
    const [changed, same] = [observation({}, ['a', 'b']), observation({}, ['c'])]
    const empty = observation()
    const before = changed.source.value
    const next = vi.fn()
    for (const one of [changed, same, empty]) {
      observations.add(one.source, one.item)
      one.source.subscribe({ next })
    }
    next.mockClear()
    observations.change((entry) => (entry.id === 'b' ? { ...entry, name: 'B' } : entry))
    const after = [before?.[0], { id: 'b', name: 'B', data: {} }]
    expect(next.mock.calls).toEqual([[after]])
    expect(changed.source.value?.[0]).toBe(before?.[0])
  })

  it('freezes one model at a time, and nothing nested', () => {
    const { freeze, isFrozen } = createObservations()
    const frozen = () =>
      [
        contentItem('observe', 'page', {}),
        contentItem('observe', 'page', { nested: true }),
        contentItem('observe', 'hero', {}),
        // Content that the page provides may have no model.
        contentItem('observe', undefined as unknown as string, {}),
      ].map(isFrozen)
    expect(frozen()).toEqual([false, false, false, false])
    freeze('page')
    expect(frozen()).toEqual([true, false, false, false])
    freeze('hero')
    expect(frozen()).toEqual([false, false, true, false])
  })

  it.each(['refresh', 'reload'] as const)('has all %s, and waits for them', async (method) => {
    const observations = createObservations()
    const all = [observation(), observation({ key: 'hero' })]
    const calls = all.map(({ source }) => vi.spyOn(source, method).mockResolvedValue())
    for (const one of all) observations.add(one.source, one.item)
    await observations[method]()
    for (const call of calls) expect(call).toHaveBeenCalledTimes(1)
  })

  it('ends all, and those that come later', () => {
    const observations = createObservations()
    const complete = vi.fn()
    for (const turn of [1, 2]) {
      const one = observation()
      one.source.subscribe({ complete })
      observations.add(one.source, one.item)
      observations.complete()
      expect(complete).toHaveBeenCalledTimes(turn)
    }
  })
})
