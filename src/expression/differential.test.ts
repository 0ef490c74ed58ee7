import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { compileExpression } from './compileExpression'
import type { ExpressionProblem } from './runtime/problem'
import { actions, expressions, PROGRAM_STATE, programs } from './testing/programs'

const FROZEN_STATE = deepFreeze(structuredClone(PROGRAM_STATE))

/** What JavaScript makes of a text: the text is given the state's keys as names. */
function runNatively(body: string): { state: object; value: unknown } {
  const state = structuredClone(PROGRAM_STATE)
  try {
    return {
      state,
      value: new Function('state', `with (state) { return (function () { ${body} })() }`)(state),
    }
  } catch {
    return { state, value: undefined }
  }
}

describe('compileExpression, beside plain JavaScript', { timeout: 60_000 }, () => {
  it('gives the same values for 6,000 expressions', () => {
    fc.assert(
      fc.property(expressions, (text) => {
        const compiled = compileExpression(text, 'expression')
        expect(compiled.problem).toBeNull()
        const problems: ExpressionProblem[] = []
        const scope = { state: FROZEN_STATE, report: (p: ExpressionProblem) => problems.push(p) }
        expect(compiled.evaluate(scope)).toStrictEqual(runNatively(`return (${text})`).value)
        expect(problems.map(({ kind }) => kind)).not.toContain('limit')
      }),
      { numRuns: 6_000 },
    )
  })

  it('gives the same values for 2,000 bodies', () => {
    fc.assert(
      fc.property(programs, (text) => {
        const compiled = compileExpression(text, 'expression')
        expect(compiled.problem).toBeNull()
        expect(compiled.evaluate({ state: FROZEN_STATE })).toStrictEqual(runNatively(text).value)
      }),
      { numRuns: 2_000 },
    )
  })

  it('writes the same state in 2,000 actions', () => {
    fc.assert(
      fc.property(actions, (text) => {
        const compiled = compileExpression(text, 'action')
        expect(compiled.problem).toBeNull()
        const { state, value } = compiled.act({ state: FROZEN_STATE })
        expect({ state, value }).toStrictEqual(runNatively(text))
      }),
      { numRuns: 2_000 },
    )
  })
})
