import { describe, expect, it } from 'vitest'
import { valueAt, withValueAt } from './path'

const entry = { name: 'Home', data: { blocks: [{ id: 'a' }, { id: 'b' }] } }

describe('valueAt', () => {
  it.each([
    { path: [], expected: entry },
    { path: ['data', 'blocks', 1, 'id'], expected: 'b' },
    { path: ['data', 'blocks', 2, 'id'], expected: undefined },
    { path: ['name', 'length', 'x'], expected: undefined },
    { path: ['toString'], expected: undefined },
  ])('finds $path', ({ path, expected }) => {
    expect(valueAt(entry, path)).toEqual(expected)
  })
})

describe('withValueAt', () => {
  it('changes one value, keeps the order of keys, and shares the rest', () => {
    const changed = withValueAt(entry, ['data', 'blocks', 0, 'id'], 'c') as typeof entry
    expect(JSON.stringify(changed)).toBe(
      '{"name":"Home","data":{"blocks":[{"id":"c"},{"id":"b"}]}}',
    )
    expect(changed.data.blocks[1]).toBe(entry.data.blocks[1])
    expect(entry.data.blocks[0]?.id).toBe('a')
  })

  it('creates what is missing on the way, and removes what is undefined', () => {
    expect(withValueAt({}, ['component', 'options', 'text'], 'Hi')).toEqual({
      component: { options: { text: 'Hi' } },
    })
    expect(withValueAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
  })
})
