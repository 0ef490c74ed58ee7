import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { figuresOf } from './figures.mjs'
import { goalsOf } from './goals.mjs'

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
  sample('cpu', 'blocks-50', 'gen1', 80),
  sample('shown-4-stub', 'blocks-50', 'modules', 714),
  sample('shown-4', 'blocks-50', 'gen2', 700),
])
const tableOf = (entrant: string) => goalsOf(figures, entrant).map((goal) => Object.values(goal))

describe('the goals of the bench', () => {
  it('for embed.js are its size limit, and its processor time beside others', () => {
    const { limit } = JSON.parse(readFileSync('tools/bench/embedSize.json', 'utf8'))
    expect(tableOf('siteblocks')).toEqual([
      ['size of embed.js, gzipped', `≤ ${limit / 1000} kB`, '196.0 kB', 'met'],
      ['first load, 50 blocks, CPU', '≤ 0.55 × Gen1', '0.50 ×', 'met'],
    ])
  })

  it('for the module build compare the stub with clients that have none', () => {
    expect(tableOf('modules')).toEqual([
      ['size of the first part, gzipped', '≤ 62 kB', '61.3 kB', 'met'],
      ['first load, 50 blocks, CPU', '≤ 0.55 × Gen1', '0.42 ×', 'met'],
      ['the same with the loader stub', '≤ 0.88 × Gen2', '1.02 ×', 'not met'],
    ])
  })
})
