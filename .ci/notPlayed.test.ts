import { expect, it } from 'vitest'
import { notPlayed } from './notPlayed.mjs'

const story = (projectName: string, reason?: string) => ({
  tests: [{ projectName, annotations: reason ? [{ type: 'skip', description: reason }] : [] }],
})

it('lists each engine that ran no story once, with the reason', () => {
  const report = {
    suites: [
      { specs: [story('firefox'), story('webkit', 'Xvfb ended:\n no display\n')] },
      { suites: [{ specs: [story('webkit', 'Xvfb ended:\n no display\n')] }] },
    ],
  }
  expect(notPlayed(report)).toEqual(['webkit: Xvfb ended: no display'])
})

it('lists nothing when every engine ran, or without a report', () => {
  expect(notPlayed({ suites: [{ specs: [story('firefox')] }] })).toEqual([])
  expect(notPlayed(undefined)).toEqual([])
})
