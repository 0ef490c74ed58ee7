import { describe, expect, it } from 'vitest'
import { inGroups } from './inGroups'

/** Answers letters in upper case and rejects groups with `x`. */
function letters() {
  const groups: string[] = []
  const write = inGroups(async (items: readonly string[]) => {
    groups.push(items.join(''))
    await Promise.resolve()
    if (items.includes('x')) throw new Error('x is refused')
    return items.map((item) => item.toUpperCase())
  })
  return { groups, write }
}

describe('inGroups', () => {
  it('writes calls that arrive meanwhile in one group and answers each', async () => {
    const { groups, write } = letters()
    const answers = await Promise.all([write(['a']), write(['b', 'c']), write([]), write(['d'])])
    expect(answers).toEqual([['A'], ['B', 'C'], [], ['D']])
    expect(groups).toEqual(['a', 'bcd'])
    expect(await write(['e'])).toEqual(['E'])
  })

  it('fails no call because of another one', async () => {
    const { groups, write } = letters()
    const answers = await Promise.allSettled([
      write(['a']),
      write(['b']),
      write(['x']),
      write(['c']),
    ])
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(groups).toEqual(['a', 'bxc', 'b', 'x', 'c'])
  })
})
