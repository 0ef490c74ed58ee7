import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { isObject } from '../../utils/values/isObject'
import { createLiveData, type LiveData } from './liveData'

type Fields = Record<string, unknown>

/** A write of code: `at` and `from` choose among the objects that it can reach. */
const write = fc.record({
  at: fc.nat(40),
  key: fc.constantFrom('a', 'b', '0', '1'),
  value: fc.oneof(
    fc.record({ scalar: fc.constantFrom(0, 1, 'text', null) }),
    fc.record({ from: fc.nat(40) }),
    fc.constant({ made: true }),
    fc.constant({ isDeleted: true }),
  ),
})
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never
const run = fc.record({
  writes: fc.array(write, { maxLength: 4 }),
  /** A key that is set to an object of this state, or to what a key was in an earlier one. */
  assigned: fc.option(
    fc.record({ key: fc.constantFrom('list', 'more'), from: fc.nat(40), isOld: fc.boolean() }),
  ),
})
const runs = fc.array(run, { maxLength: 6 })

/** Every object in `value`, itself included. */
function reachable(value: unknown, found = new Set<object>()): Set<object> {
  if (isObject(value) && !found.has(value)) {
    found.add(value)
    for (const inner of Object.values(value)) reachable(inner, found)
  }
  return found
}

function holdsTheSame(one: object, other: object): boolean {
  // A list may end with a gap, which has no name.
  const names = [...Object.keys(one), 'length']
  return (
    names.length === Object.keys(other).length + 1 &&
    names.every((name) => Object.is((one as Fields)[name], (other as Fields)[name]))
  )
}

/** Plays the writes of one run and returns the objects that were written to. */
function play(data: LiveData, root: Fields, writes: readonly Write[]) {
  const written = new Set<object>()
  for (const { at, key, value } of writes) {
    const objects = [...reachable(root)].slice(1)
    const target = objects[at % objects.length] as Fields | undefined
    if (!target) continue
    const given = Object(value) as { scalar?: unknown; from?: number; isDeleted?: boolean }
    const moved = objects[(given.from ?? 0) % objects.length]
    // Data of JSON has no circles.
    if (given.from !== undefined && reachable(moved).has(target)) continue
    written.add(target)
    if (given.isDeleted) delete target[key]
    else if (given.from !== undefined) target[key] = moved
    else if ('scalar' in given) target[key] = given.scalar
    else {
      const made = { n: 1 }
      data.own(made)
      target[key] = made
    }
  }
  return written
}

const start = () => {
  const shared = { n: 1 }
  return { list: [{ n: 1, shared }, { n: 2 }], box: { inner: { shared } }, other: { a: [shared] } }
}

describe('published writes, in any order', () => {
  it('show what code sees, by the same live objects, and preserve what holds the same', () => {
    fc.assert(
      fc.property(runs, (given) => {
        const data = createLiveData()
        let state: Fields = deepFreeze(start())
        const earlier: unknown[] = []
        for (const { writes, assigned } of given) {
          earlier.push(...Object.values(state))
          const root = Object.fromEntries(
            Object.entries(state).map(([key, shown]) => [key, data.open(shown)]),
          )
          const before = new Map([...reachable(state)].map((shown) => [data.open(shown), shown]))
          const written = play(data, root, writes)
          if (assigned) {
            const choices = assigned.isOld ? earlier : [...reachable(root)].slice(1)
            root[assigned.key] = data.open(choices[assigned.from % choices.length])
          }
          const next = data.publish(state, written, root, assigned ? [assigned.key] : []).state
          state = deepFreeze(next as Fields)
          expect(state).toEqual(root)
          for (const [key, live] of Object.entries(root)) {
            if (data.isLive(live)) expect(data.open(state[key])).toBe(live)
          }
          for (const shown of reachable(state)) {
            if (shown === state) continue
            const live = data.open(shown)
            expect(data.show(live)).toBe(shown)
            const old = before.get(live)
            if (old && holdsTheSame(old, shown)) expect(shown).toBe(old)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })
})
