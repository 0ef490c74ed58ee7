import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  allow,
  allowByDefault,
  allowElsewhere,
  beginPageView,
  type ConsentAction,
  type ConsentState,
  consentObstacle,
  denyByDefault,
  endWait,
  exempt,
  expectDecision,
  refuse,
  UNASKED,
} from './consentState'

const GUIDE = readFileSync('docs/consent.md', 'utf8')

/** Columns of the guide's first table, in order. */
const ACTIONS: Readonly<Record<string, ConsentAction>> = {
  'a decision is expected': expectDecision,
  'the visitor allows': allow,
  'the visitor refuses': refuse,
  'allowed by default': allowByDefault,
  'denied by default': denyByDefault,
  'nobody is asked': exempt,
  'the wait is over': endWait,
  'a page view begins': beginPageView,
  'the visitor allows in another tab': allowElsewhere,
}

/** States of the guide, with actions that lead to them. */
const PATHS: Readonly<Record<string, readonly ConsentAction[]>> = {
  unasked: [],
  awaited: [expectDecision],
  unanswered: [expectDecision, endWait],
  'unanswered, late': [expectDecision, endWait, allowByDefault],
  allowed: [allow],
  'allowed, late': [expectDecision, endWait, allow],
  refused: [refuse],
}

/** Predicate for each phrase that the guide uses for a state's outcome. */
const RULES: Readonly<Record<string, (given: Given) => boolean>> = {
  yes: () => true,
  no: () => false,
  'as the default, else `canTrack`, and the signal say': ({ byDefault, canTrack, signal }) =>
    (byDefault ?? canTrack) && !signal,
  'as the default and the signal say, else no': ({ byDefault, signal }) =>
    byDefault === true && !signal,
}

interface Given {
  readonly byDefault: boolean | undefined
  readonly canTrack: boolean
  readonly signal: boolean
}

/** Parses the guide's table with this second header into rows, the header row first. */
function table(second: string): string[][] {
  const start = GUIDE.search(new RegExp(`^\\| State +\\| ${second}`, 'm'))
  const [text = ''] = GUIDE.slice(start).split('\n\n')
  const rows = text.split('\n').filter((row) => !row.startsWith('| --'))
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const reached = (path: readonly ConsentAction[]): ConsentState =>
  path.reduce((state, action) => action(state), UNASKED)
const titleOf = ({ name, isLate }: ConsentState): string => `${name}${isLate ? ', late' : ''}`

const [[, ...headers] = [], ...transitions] = table('a decision is expected')
const [, ...verdicts] = table('Content')

describe('a state of consent', () => {
  it('has the states and the actions of the guide', () => {
    expect(headers).toEqual(Object.keys(ACTIONS))
    for (const rows of [transitions, verdicts]) {
      expect(rows.map(([title]) => title)).toEqual(Object.keys(PATHS))
    }
  })

  it.each(
    transitions.flatMap(([title = '', ...cells]) =>
      cells.map((cell, index) => ({ title, action: headers[index] ?? '', cell })),
    ),
  )('leads from "$title" to "$cell" when $action', ({ title, action, cell }) => {
    const state = reached(PATHS[title] ?? [])
    expect(titleOf(state)).toBe(title)
    const next = ACTIONS[action]?.(state) ?? state
    expect(titleOf(next)).toBe(cell === '–' ? title : cell)
    const { byDefault } = state
    const said = { 'allowed by default': true, 'denied by default': false }[action]
    expect(next.byDefault).toBe(said ?? byDefault)
  })

  it('does not count as late on a page where it was allowed by default in time', () => {
    const state = reached([expectDecision, allowByDefault, endWait, allow])
    expect(titleOf(state)).toBe('allowed')
  })
})

describe('consentObstacle', () => {
  it.each(verdicts)('follows the guide in "%s"', (title = '', _content, verdict = '') => {
    for (const byDefault of [undefined, true, false]) {
      for (const canTrack of [true, false]) {
        for (const signal of [true, false]) {
          const state = { ...reached(PATHS[title] ?? []), byDefault }
          const obstacle = consentObstacle(state, { canTrack, hasPrivacySignal: signal })
          const mayRemember = RULES[verdict]?.({ byDefault, canTrack, signal })
          expect([byDefault, canTrack, signal, obstacle === undefined]).toEqual([
            byDefault,
            canTrack,
            signal,
            mayRemember,
          ])
        }
      }
    }
  })
})
