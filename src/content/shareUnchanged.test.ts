import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { shareUnchanged } from './shareUnchanged'

const copy = <T>(value: T): T => structuredClone(value)

describe('shareUnchanged', () => {
  it('does not walk through what is identical', () => {
    const walked = vi.fn(() => 'text')
    const same = Object.defineProperty({}, 'text', { enumerable: true, get: walked })
    const shared = shareUnchanged([same, 1], [same, 2])
    expect(shared[0]).toBe(same)
    expect(walked).not.toHaveBeenCalled()
  })

  it('reuses an entry that is equal', () => {
    const entry = { id: 'a', data: { blocks: [{ id: '1', text: 'one' }, { id: '2' }] } }
    expect(shareUnchanged(entry, copy(entry))).toBe(entry)
  })

  it('reuses the siblings of what has changed, and nothing above it', () => {
    const before = { data: { blocks: [{ id: '1', text: 'one' }, { id: '2' }], state: { a: [1] } } }
    const changed = copy(before)
    changed.data.blocks[0] = { id: '1', text: 'ONE' }
    const shared = shareUnchanged(before, changed)
    expect(shared).toEqual(changed)
    expect(shared.data.blocks).not.toBe(before.data.blocks)
    expect(shared.data.blocks[0]).not.toBe(before.data.blocks[0])
    expect(shared.data.blocks[1]).toBe(before.data.blocks[1])
    expect(shared.data.state).toBe(before.data.state)
  })

  it.each([
    ['moved', ['c', 'a', 'b']],
    ['inserted before', ['x', 'a', 'b', 'c']],
    ['taken out', ['b', 'c']],
  ])('finds items by id when some are %s', (_, ids) => {
    const item = (id: string) => ({ id, options: { text: id } })
    const before = ['a', 'b', 'c'].map(item)
    const shared = shareUnchanged(before, ids.map(item))
    expect(shared).toEqual(ids.map(item))
    for (const each of shared) {
      const known = before.find(({ id }) => id === each.id)
      if (known) expect(each).toBe(known)
    }
  })

  it('compares items without an id by their position', () => {
    const before = [{ text: 'a' }, { text: 'b' }]
    const shared = shareUnchanged(before, [{ text: 'a' }, { text: 'B' }])
    expect(shared).toEqual([{ text: 'a' }, { text: 'B' }])
    expect(shared[0]).toBe(before[0])
  })

  it('distinguishes a missing name from an undefined one, and a list from a record', () => {
    expect(Object.keys(shareUnchanged({ a: undefined }, { b: undefined }))).toEqual(['b'])
    expect(shareUnchanged({ 0: 'a' }, ['a'])).toEqual(['a'])
    expect(shareUnchanged(['a'], { 0: 'a' })).toEqual({ 0: 'a' })
  })

  it('drops a name that was removed', () => {
    expect(shareUnchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  })

  it('always gives something equal to what came, and changes neither', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
        const was = JSON.stringify([previous, next])
        expect(shareUnchanged(previous, next)).toEqual(next)
        expect(JSON.stringify([previous, next])).toBe(was)
      }),
    )
  })
})
