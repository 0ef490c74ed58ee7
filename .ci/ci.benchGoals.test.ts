import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
// @ts-expect-error: a script without types.
import { figuresOf } from '../bench/report/figures.mjs'
// @ts-expect-error: a script without types.
import { goalsOf } from '../bench/report/goals.mjs'

interface Goal {
  readonly what: string
  readonly goal: string
  readonly reached: string
  readonly met: string
}

const sample = (what: string, page: string, entrant: string, value: number) => ({
  what,
  page,
  entrant,
  value,
})
const figures = figuresOf([
  sample('size', '', 'siteblocks', 196_000),
  sample('size', '', 'modules', 61_300),
  sample('cpu', 'blocks-50', 'siteblocks', 40),
  sample('cpu', 'blocks-50', 'modules', 34),
  sample('cpu', 'blocks-50', 'floor', 32),
  sample('shown-4-stub', 'carousel', 'siteblocks', 700),
  sample('shown-4-stub', 'carousel', 'modules', 714),
])

describe('the goals of the bench', () => {
  it('for embed.js are its size limit alone', () => {
    const { limit } = JSON.parse(readFileSync('bench/embedSize.json', 'utf8'))
    const goals: Goal[] = goalsOf(figures, 'siteblocks')
    expect(goals).toEqual([
      {
        what: 'size of embed.js, gzipped',
        goal: `≤ ${limit / 1000} kB`,
        reached: '196.0 kB',
        met: 'met',
      },
    ])
  })

  it('for the module build compare it with the floor and with embed.js', () => {
    const goals: Goal[] = goalsOf(figures, 'modules')
    expect(goals.map((goal) => Object.values(goal))).toEqual([
      ['size of the first part, gzipped', '≤ 62 kB', '61.3 kB', 'met'],
      ['first load, 50 blocks, CPU', '≤ 1.05 × floor', '1.06 ×', 'not met'],
      ['the same with the loader stub', '≤ 1 × embed.js', '1.02 ×', 'not met'],
    ])
  })
})
