import { expect, it } from 'vitest'
import { notPlayed } from './notPlayed.mjs'

const story = (projectName: string, reason?: string) => ({
  tests: [{ projectName, annotations: reason ? [{ type: 'skip', description: reason }] : [] }],
})

it('names each engine that played nothing once, with the reason', () => {
  const report = {
    suites: [
      { specs: [story('firefox'), story('webkit', 'Xvfb ended:\n no display\n')] },
      { suites: [{ specs: [story('webkit', 'Xvfb ended:\n no display\n')] }] },
    ],
  }
  expect(notPlayed(report)).toEqual(['webkit: Xvfb ended: no display'])
})

it('names none when every engine played, or when there is no report', () => {
  expect(notPlayed({ suites: [{ specs: [story('firefox')] }] })).toEqual([])
  expect(notPlayed(undefined)).toEqual([])
})
