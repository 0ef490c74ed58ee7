import { expect, it } from 'vitest'
import { slowest } from './slowest.mjs'

const story = (title: string, duration: number) => ({
  title,
  tests: [{ results: [{ duration }] }],
})
const unit = {
  testResults: [
    { name: `${process.cwd()}/src/quick.test.ts`, startTime: 1_000, endTime: 1_100 },
    { name: `${process.cwd()}/src/slow.test.ts`, startTime: 1_000, endTime: 6_000 },
  ],
}
const e2e = {
  suites: [
    {
      file: 'embed/heap.spec.ts',
      specs: [story('alone', 9_000)],
      suites: [{ title: 'a page', specs: [story('holds nothing', 12_340)] }],
    },
  ],
}

it('names the slowest files and stories, slowest first', () => {
  expect(slowest({ unit, e2e }, 3)).toEqual([
    '  12.3 s  embed/heap.spec.ts › a page › holds nothing',
    '   9.0 s  embed/heap.spec.ts › alone',
    '   5.0 s  src/slow.test.ts',
  ])
})

it('lists the other suite when one did not run', () => {
  expect(slowest({ unit }, 1)).toEqual(['   5.0 s  src/slow.test.ts'])
  expect(slowest({}, 1)).toEqual([])
})
