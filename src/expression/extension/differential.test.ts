import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import '.'
import { compileExpression } from '../compileExpression'
import { largerActions, PROGRAM_STATE } from '../testing/programs'
import { runNatively } from '../testing/runNatively'

const state = deepFreeze(structuredClone(PROGRAM_STATE))

describe('the whole language, beside plain JavaScript', { timeout: 60_000 }, () => {
  it('gives the same values and the same state for 500 actions', () => {
    fc.assert(
      fc.property(largerActions, (text) => {
        const compiled = compileExpression(text, 'action')
        expect(compiled.problem).toBeNull()
        const { state: after, value } = compiled.act({ state })
        expect({ state: after, value }).toStrictEqual(
          runNatively(text, structuredClone(PROGRAM_STATE)),
        )
      }),
      { numRuns: Number(process.env.PROGRAMS ?? 500) },
    )
  })
})
