import { describe, expect, it } from 'vitest'
import { type StageState, type StageStep, stageStep } from './stageStep'

type Row = readonly [StageState, same: StageStep, served: StageStep, another: StageStep]

/** Each state, and how it shows the same entry, one of the server's, and another one. */
const TABLE: readonly Row[] = [
  ['nothing', 'draw', 'take over', 'draw'],
  ['static entry', 'recount', 'take over', 'take over'],
  ['entry that React takes over', 'take over', 'take over', 'take over'],
  ['React', 'render', 'render', 'render'],
]

describe('stageStep', () => {
  it.each(TABLE)('decides from "%s"', (state, same, served, another) => {
    const steps = [
      stageStep(state, { isSame: true, isServed: false }),
      stageStep(state, { isSame: false, isServed: true }),
      stageStep(state, { isSame: false, isServed: false }),
    ]
    expect(steps).toEqual([same, served, another])
  })
})
