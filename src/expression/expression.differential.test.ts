import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { compileExpression } from './compileExpression'
import type { ExpressionProblem } from './runtime/problem'
import { asyncPrograms } from './testing/asyncPrograms'
import { actions, expressions, largerActions, PROGRAM_STATE, programs } from './testing/programs'
import { runNatively } from './testing/runNatively'

/** More of the larger programs than a test has time for. */
const RUNS = process.env.PROGRAMS ? Number(process.env.PROGRAMS) : undefined

const FROZEN_STATE = deepFreeze(structuredClone(PROGRAM_STATE))

describe('compileExpression, beside plain JavaScript', () => {
  it('gives the same values for 6,000 expressions', () => {
    fc.assert(
      fc.property(expressions, (text) => {
        const compiled = compileExpression(text, 'expression')
        expect(compiled.problem).toBeNull()
        const problems: ExpressionProblem[] = []
        const scope = { state: FROZEN_STATE, report: (p: ExpressionProblem) => problems.push(p) }
        expect(compiled.evaluate(scope)).toStrictEqual(
          runNatively(`return (${text})`, structuredClone(PROGRAM_STATE)).value,
        )
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
        expect(compiled.evaluate({ state: FROZEN_STATE })).toStrictEqual(
          runNatively(text, structuredClone(PROGRAM_STATE)).value,
        )
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    { name: '2,000 actions', texts: actions, numRuns: 2_000 },
    { name: '500 of the whole language', texts: largerActions, numRuns: RUNS ?? 500 },
  ])('gives the same values and the same state for $name', ({ texts, numRuns }) => {
    fc.assert(
      fc.property(texts, (text) => {
        const compiled = compileExpression(text, 'action')
        expect(compiled.problem).toBeNull()
        const { state, value } = compiled.act({ state: FROZEN_STATE })
        expect({ state, value }).toStrictEqual(runNatively(text, structuredClone(PROGRAM_STATE)))
      }),
      { numRuns },
    )
  })

  it('waits and calls in the same order in 150 async functions', async () => {
    await fc.assert(
      fc.asyncProperty(asyncPrograms, async (text) => {
        const compiled = compileExpression(text, 'action')
        expect(compiled.problem).toBeNull()
        expect(await compiled.act({ state: {} }).value).toEqual(await runNatively(text, {}).value)
      }),
      { numRuns: RUNS ?? 150 },
    )
  })
})
