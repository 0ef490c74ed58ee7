import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ContentEntry } from '../../src/index'
import type { MountOptions } from '../options/MountOptions'
import {
  initialWidgetState,
  nextWidgetState,
  onScreenOf,
  targetOf,
  type WidgetAction,
  type WidgetPhase,
  type WidgetState,
} from './widgetState'

const entry = (id: string, more: Partial<ContentEntry> = {}): ContentEntry => ({
  id,
  data: {},
  ...more,
})
const old = entry('old')
const next = entry('next')
const OPTIONS: MountOptions = { apiKey: 'k', model: 'page' }
const OTHER: MountOptions = { apiKey: 'k', model: 'hero' }
const error = new Error('no')

const loading = (
  target: ContentEntry | null,
  onScreen: ContentEntry | null,
  isOutdated = false,
): WidgetPhase => ({ name: 'loading', target, onScreen, isOutdated })
const rendering = (target: ContentEntry, onScreen: ContentEntry | null): WidgetPhase => ({
  name: 'rendering',
  target,
  onScreen,
})
const shown = (target: ContentEntry): WidgetPhase => ({ name: 'shown', target, onScreen: target })
const phase = (name: 'waiting' | 'empty' | 'unmounted'): WidgetPhase => ({ name })

/** Every phase in all relevant variants. */
const PHASES: { readonly [Name in WidgetPhase['name']]: readonly WidgetPhase[] } = {
  waiting: [phase('waiting')],
  loading: [
    loading(null, null),
    loading(old, old),
    loading(old, null),
    loading(next, old),
    loading(old, old, true),
  ],
  rendering: [rendering(next, null), rendering(next, old), rendering(old, old)],
  shown: [shown(old)],
  empty: [phase('empty')],
  unmounted: [phase('unmounted')],
}

const finish = (finished: ContentEntry): WidgetAction => ({
  type: 'finishRendering',
  entry: finished,
})
const miss = (missed: ContentEntry): WidgetAction => ({ type: 'missPart', entry: missed, error })
const receive = (received: ContentEntry | null): WidgetAction => ({
  type: 'receive',
  entry: received,
})
const load: WidgetAction = { type: 'load' }
const fail: WidgetAction = { type: 'fail', error }

/** Every action in all relevant variants. */
const ACTIONS: { readonly [Type in WidgetAction['type']]: readonly WidgetAction[] } = {
  load: [load],
  leaveAddress: [{ type: 'leaveAddress' }],
  receive: [receive(next), receive(null)],
  rerender: [{ type: 'rerender' }],
  finishRendering: [finish(next), finish(old)],
  missPart: [miss(next), miss(old)],
  fail: [fail],
  crash: [{ type: 'crash', error }],
  changeOptions: [{ type: 'changeOptions', options: OTHER }],
  unmount: [{ type: 'unmount' }],
}

const stateIn = (at: WidgetPhase): WidgetState => ({
  ...initialWidgetState(OPTIONS),
  phase: at,
  wasReady: onScreenOf(at) !== null,
})
const after = (at: WidgetPhase, action: WidgetAction): WidgetPhase | undefined =>
  nextWidgetState(stateIn(at), action)?.phase

/** The rows of the table in `docs/architecture.md`, without alignment. */
function documentedTable(): string[][] {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const [, section = ''] = text.split('\n## The life of a widget\n')
  const lines = section.slice(0, section.indexOf('\n## ')).split('\n')
  return lines
    .filter((line) => line.startsWith('|') && !/^\|[-:| ]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/`/g, '')),
    )
}

function computedTable(): string[][] {
  const names = Object.keys(PHASES) as WidgetPhase['name'][]
  const header = ['', ...names]
  const rows = Object.entries(ACTIONS).map(([type, actions]) => [
    type,
    ...names.map((name) => {
      const results = PHASES[name].flatMap((at) => actions.map((action) => after(at, action)?.name))
      return names.filter((result) => results.includes(result)).join(', ')
    }),
  ])
  return [header, ...rows]
}

describe('nextWidgetState', () => {
  it('matches the table of the architecture', () => {
    expect(documentedTable()).toEqual(computedTable())
  })

  it.each<[what: string, at: WidgetPhase, action: WidgetAction, expected: WidgetPhase | undefined]>(
    [
      ['requests first', phase('waiting'), load, loading(null, null)],
      ['keeps what is on screen', shown(old), load, loading(old, old)],
      ['keeps what is rendered', rendering(next, old), load, loading(next, old)],
      ['stays outdated', loading(old, old, true), load, loading(old, old, true)],
      ['outdates', shown(old), { type: 'leaveAddress' }, loading(old, old, true)],
      ['renders', shown(old), receive(next), rendering(next, old)],
      ['empties', shown(old), receive(null), phase('empty')],
      ['renders again', shown(old), { type: 'rerender' }, rendering(old, old)],
      ['has nothing to render', loading(null, null), { type: 'rerender' }, undefined],
      ['shows', rendering(next, old), finish(next), shown(next)],
      ['is overtaken', rendering(next, old), finish(old), undefined],
      ['shows while it loads', loading(next, old), finish(next), loading(next, next)],
      ['keeps what was there', rendering(next, old), miss(next), shown(old)],
      [
        'has nothing to keep of what did not come',
        rendering(next, null),
        miss(next),
        phase('empty'),
      ],
      ['goes on loading', loading(next, old), miss(next), loading(old, old)],
      ['keeps content', loading(old, old), fail, shown(old)],
      ['keeps rendering', loading(next, old), fail, rendering(next, old)],
      ['drops the outdated', loading(old, old, true), fail, phase('empty')],
      ['has nothing to keep', loading(null, null), fail, phase('empty')],
      ['keeps a live entry', shown(old), fail, shown(old)],
      ['loses what crashed', shown(old), { type: 'crash', error }, phase('empty')],
      ['stays away', phase('unmounted'), receive(next), undefined],
    ],
  )('%s', (_, at, action, expected) => {
    expect(after(at, action)).toEqual(expected)
  })

  it('keeps phase and options apart', () => {
    const state = stateIn(shown(old))
    const changed = nextWidgetState(state, { type: 'changeOptions', options: OTHER })
    expect(changed).toEqual({ ...state, options: OTHER })
    expect(nextWidgetState(state, load)?.options).toBe(OPTIONS)
  })

  it('remembers that an entry was on screen', () => {
    const before = stateIn(rendering(next, null))
    expect(before.wasReady).toBe(false)
    const finished = nextWidgetState(before, finish(next))
    const emptied = finished && nextWidgetState(finished, receive(null))
    expect([finished?.wasReady, emptied?.wasReady]).toEqual([true, true])
  })

  it('remembers the variation until another one is rendered', () => {
    const bold = entry('home', { testVariationId: 'bold' })
    const received = nextWidgetState(stateIn(loading(null, null)), receive(bold))
    const emptied = received && nextWidgetState(received, receive(null))
    const plain = emptied && nextWidgetState(emptied, receive(next))
    expect([received, emptied, plain].map((state) => state?.variation)).toEqual(
      Array(3).fill('home bold'),
    )
  })

  it('has the wanted and the shown entry of every phase', () => {
    const known = Object.values(PHASES)
      .flat()
      .map((at) => `${targetOf(at)?.id ?? ''} ${onScreenOf(at)?.id ?? ''}`)
    const [none, both] = [' ', 'old old']
    expect(known).toEqual([
      ...[none, none, both, 'old ', 'next old', both],
      ...['next ', 'next old', both, both, none, none],
    ])
  })
})
