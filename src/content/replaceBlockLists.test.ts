import { describe, expect, it } from 'vitest'
import { replaceBlockLists } from './replaceBlockLists'
import { block } from './testing/blocks'

const replace = (blocks: readonly object[], path: string): string => `${blocks.length} at ${path}`

describe('replaceBlockLists', () => {
  it('replaces lists of blocks, wherever they stand, and says where', () => {
    const plain = { lines: ['a', { b: 1 }] }
    const options = {
      intro: [block()],
      tabs: [{ title: 'One', content: [block(), block()] }, plain],
      empty: [],
      mixed: [block(), 'text'],
    }
    const replaced = replaceBlockLists(options, replace) as typeof options
    expect(replaced).toEqual({
      intro: '1 at intro',
      tabs: [{ title: 'One', content: '2 at tabs.0.content' }, plain],
      empty: [],
      mixed: options.mixed,
    })
    expect(replaced.tabs[1]).toBe(plain)
  })

  it('gives the same object where there is no list', () => {
    const circle: Record<string, unknown> = { date: new Date(0) }
    circle.self = circle
    for (const value of [circle, { a: [1, { b: 2 }] }, null, 'text']) {
      expect(replaceBlockLists(value, replace)).toBe(value)
    }
  })
})
