import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContentEntry, Variation } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { chooseVariation, decideVariation, type VariationInputs } from './decideVariation'

const entry: ContentEntry = deepFreeze({
  id: 'cid',
  name: 'N',
  data: { title: 'control' },
  variations: {
    v1: { id: 'v1', name: 'Var 1', testRatio: 0.3, data: { title: 'one' } },
    v2: { id: 'v2', testRatio: 0.2, data: { title: 'two' } },
  },
})

/** The entry as a visitor sees it who gets this version. */
const shown = (id: string, title: string, name: string | undefined) => ({
  ...entry,
  data: { title },
  variationId: id,
  testVariationId: id,
  testVariationName: name,
})
const one = shown('v1', 'one', 'Var 1')
const two = shown('v2', 'two', undefined)
const own = shown('cid', 'control', 'N')
const byDefault = shown('cid', 'control', 'Default variation')

describe('decideVariation', () => {
  it.each<[given: Partial<VariationInputs>, entry: ContentEntry, picked?: string]>([
    [{ draw: 0.2999 }, one, 'v1'],
    [{ draw: 0.3 }, shown('v2', 'two', ''), 'v2'],
    [{ draw: 0.5 }, byDefault, 'cid'],
    [{ override: 'v2' }, two],
    [{ override: 'cid' }, own],
    [{ override: 'zzz' }, one, 'v1'],
    [{ override: '' }, one, 'v1'],
    [{ override: 'v2', cookie: 'v1' }, two],
    [{ override: 'zzz', cookie: 'v2' }, two],
    [{ override: 'v2', allowed: false }, two],
    [{ cookie: 'v1', draw: 0.99 }, one],
    [{ cookie: 'v2' }, two],
    [{ cookie: 'cid' }, own],
    [{ cookie: 'stale' }, one, 'v1'],
    [{ cookie: '__proto__' }, one, 'v1'],
    [{ cookie: 'toString' }, one, 'v1'],
    [{ cookie: 'v2', allowed: false }, byDefault, 'v1'],
    [{ allowed: false }, byDefault, 'v1'],
    [{ allowed: false, draw: 0.5 }, byDefault, 'cid'],
  ])('decides %j', (given, seen, picked) => {
    const decision = decideVariation({ entry, allowed: true, draw: 0.01, ...given })
    expect(decision).toEqual({ picked, entry: seen })
  })

  it('calls a variation that has the entry’s id the default', () => {
    const own = { id: 'cid', testRatio: 1, data: { title: 'own' } }
    const { entry: seen } = decideVariation({
      entry: { id: 'cid', data: {}, variations: { cid: own } },
      allowed: true,
      draw: 0,
    })
    expect(seen.data).toBe(own.data)
    expect(seen.testVariationName).toBe('Default variation')
  })

  it('gives the very entry back that a server has decided on', () => {
    const inputs = { cookie: 'v1', allowed: true, draw: 0.99 }
    const { entry: served } = decideVariation({ entry, ...inputs })
    expect(decideVariation({ entry: served, ...inputs }).entry).toBe(served)
  })

  it.each([
    { name: 'without variations', entry: { id: 'x', data: {} } },
    { name: 'without an id', entry: { data: {}, variations: entry.variations } },
  ])('gives an entry $name back', ({ entry }) => {
    const choice = { override: 'v1', cookie: 'v1', allowed: true, draw: 0 }
    const decision = decideVariation({ entry, ...choice })
    expect(decision).toEqual({ entry })
    expect(decision.entry).toBe(entry)
  })

  it('only adds variationId where the list of variations is empty', () => {
    const entry = { id: 'x', data: {}, variations: {} }
    const decision = decideVariation({ entry, cookie: 'x', allowed: true, draw: 0 })
    expect(decision).toEqual({ entry: { ...entry, variationId: 'x' } })
  })

  it('shows one of the versions, whatever the cookie says', () => {
    fc.assert(
      fc.property(
        fc.option(fc.string()),
        fc.option(fc.string()),
        fc.boolean(),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (override, cookie, allowed, draw) => {
          const decision = decideVariation({ entry, override, cookie, allowed, draw })
          expect(['cid', 'v1', 'v2']).toContain(decision.entry.variationId)
        },
      ),
    )
  })
})

function variation(id: string, testRatio?: number): Variation {
  return { id, data: {}, ...(testRatio === undefined ? {} : { testRatio }) }
}

describe('chooseVariation', () => {
  const short = variation('short-hero', 0.2)
  const video = variation('video-hero', 0.3)

  it.each([
    { draw: 0, expected: 'short-hero' },
    { draw: 0.1999, expected: 'short-hero' },
    { draw: 0.2, expected: 'video-hero' },
    { draw: 0.4999, expected: 'video-hero' },
    { draw: 0.5, expected: undefined },
    { draw: 0.9999, expected: undefined },
  ])('gives draw $draw to $expected', ({ draw, expected }) => {
    expect(chooseVariation([short, video], draw)?.id).toBe(expected)
  })

  it('shows the default when there are no variations', () => {
    expect(chooseVariation([], 0)).toBeNull()
  })

  it.each([
    { name: 'zero', testRatio: 0 },
    { name: 'missing', testRatio: undefined },
    { name: 'no number', testRatio: Number.NaN },
    { name: 'negative', testRatio: -0.5 },
    { name: 'text', testRatio: '0.5' as unknown as number },
  ])('never picks a variation whose share is $name, and leaves the next one its share', (row) => {
    const paused = variation('paused', row.testRatio)
    expect(chooseVariation([paused, video], 0)).toBe(video)
    expect(chooseVariation([paused, video], 0.2999)).toBe(video)
    expect(chooseVariation([paused, video], 0.3)).toBeNull()
  })

  it('leaves nothing to later ones when the shares exceed 1', () => {
    const variations = [variation('a', 0.7), variation('b', 0.7), variation('c', 0.7)]
    expect(chooseVariation(variations, 0.9999)?.id).toBe('b')
  })
})
