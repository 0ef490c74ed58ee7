import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { compileExpression } from './compileExpression'
import { compileTemplate } from './compileTemplate'
import type { ExpressionProblem } from './runtime/problem'
import { changedBuiltIns, listBuiltIns } from './testing/builtIns'
import { actions, expressions, PROGRAM_STATE } from './testing/programs'

const PIECES = [
  ...['state', 'context', 'event', 'builder', 'console', 'window', 'x', 'list', 'user', 'Math'],
  ...['Object', 'JSON', 'Array', 'Date', 'Intl', 'Number', 'String', 'fn', 'then', 'map', 'push'],
  ...['constructor', '__proto__', 'prototype', '"constructor"', '"__proto__"', '"proto" + "type"'],
  ...['toString', 'valueOf', 'call', 'apply', 'bind', 'keys', 'assign', 'sort', 'splice', 'flat'],
  ...'( ) () [ ] { } => ... ?. . , ; : ? ` ${'.split(' '),
  '\n',
  ...['=', '+=', '??=', '**=', '++', '--', '+', '-', '*', '/', '%', '**', '<', '>>>', '===', '=='],
  ...['&&', '||', '??', '!', '~', 'typeof', 'delete', 'void', 'new', 'in', 'instanceof', 'this'],
  ...['function', 'return', 'var', 'let', 'const', 'if', 'else', 'for', 'of', 'while', 'break'],
  ...'continue try class async eval import // /* */ /x/ # @ \\'.split(' '),
  ...['0', '1e9', '.5', '0x', '1_0', '""', '"', "'a'", 'null', 'undefined', '\u2028', '\u{1F600}'],
]

const soup = fc
  .array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('', ' ')), { maxLength: 40 })
  .map((pieces) => pieces.flat().join(''))

/** Valid texts with a foreign piece inserted. */
const spoilt = fc
  .tuple(fc.oneof(expressions, actions), fc.nat(), fc.nat(8), fc.constantFrom(...PIECES))
  .map(([text, place, gap, piece]) => {
    const at = place % (text.length + 1)
    return `${text.slice(0, at)} ${piece} ${text.slice(at + gap)}`
  })

const state = deepFreeze({ ...structuredClone(PROGRAM_STATE), self: { fn: () => 1 } })

function scopeWith(problems: ExpressionProblem[]) {
  return {
    state,
    locals: deepFreeze({ $index: 0, $item: { a: [1] } }),
    context: deepFreeze({ list: [1], fn: (value: unknown) => value, promise: Promise.resolve(1) }),
    event: new Event('click'),
    block: deepFreeze({ id: 'a' }),
    builder: { track: () => undefined },
    report: (problem: ExpressionProblem) => problems.push(problem),
  }
}

describe('any text at all', () => {
  it.each([
    { kind: 'made of pieces', texts: soup, numRuns: 6_000 },
    { kind: 'of the language, spoilt', texts: spoilt, numRuns: 3_000 },
    { kind: 'of characters', texts: fc.string({ unit: 'binary', maxLength: 60 }), numRuns: 2_000 },
  ])('$kind, does no harm', ({ texts, numRuns }) => {
    const before = listBuiltIns()
    fc.assert(
      fc.property(texts, (text) => {
        const problems: ExpressionProblem[] = []
        const scope = scopeWith(problems)
        compileExpression(text, 'expression').evaluate(scope)
        const { state: next } = compileExpression(text, 'action').act(scope)
        compileTemplate(`a {{${text}}} b`).render(scope)

        expect(Object.getPrototypeOf(next)).toBe(Object.prototype)
        // An attempt to mutate a frozen object of the page or the content would be reported.
        expect(problems.filter(({ message }) => /read.only|extensible/.test(message))).toEqual([])
      }),
      { numRuns },
    )
    expect(changedBuiltIns(before, listBuiltIns())).toEqual([])
  })
})
