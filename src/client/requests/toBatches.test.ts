import { describe, expect, it } from 'vitest'
import { toBatches } from './toBatches'

const item = (key: string, shared: string | undefined = 's', own = key) => ({ key, shared, own })

function keysOf(items: Parameters<typeof toBatches>[0], size: number): string[] {
  return toBatches(items, size).map((batch) => batch.map(({ key }) => key).join())
}

describe('toBatches', () => {
  it.each([
    { size: 1, expected: ['a', 'b', 'c'] },
    { size: 2, expected: ['a,b', 'c'] },
    { size: 3, expected: ['a,b,c'] },
    { size: 9, expected: ['a,b,c'] },
    { size: 0, expected: ['a', 'b', 'c'] },
  ])('puts up to $size items on a URL', ({ size, expected }) => {
    expect(keysOf([item('a'), item('b'), item('c')], size)).toEqual(expected)
  })

  it('gives nothing for nothing', () => {
    expect(toBatches([], 2)).toEqual([])
  })

  it('parts items that disagree on what a URL has once', () => {
    expect(keysOf([item('a', 's'), item('b', 't'), item('c', 's')], 2)).toEqual(['a,c', 'b'])
  })

  it('leaves alone what shares with none', () => {
    const alone = { key: 'a', shared: undefined, own: 'a' }
    expect(keysOf([alone, alone], 2)).toEqual(['a', 'a'])
  })

  it('counts equal items once', () => {
    expect(keysOf([item('a'), item('a'), item('b')], 2)).toEqual(['a,a,b'])
    expect(keysOf([item('a'), item('a')], 1)).toEqual(['a,a'])
  })

  it('parts items that have a key in common and differ', () => {
    expect(keysOf([item('a', 's', '1'), item('a', 's', '2'), item('b')], 2)).toEqual(['a,b', 'a'])
  })
})
