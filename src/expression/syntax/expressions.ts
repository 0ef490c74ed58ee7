import { hasOwn } from '../../utils/hasOwn'
import { wordSet } from '../../utils/wordSet'
import { MAX_CHAIN } from '../runtime/limits'
import { SHORT_CIRCUITS } from '../runtime/operators'
import { refuse } from '../runtime/problem'
import { readAwait, readPossible } from './awaits'
import { assignPart, combinePart, deletePart, updatePart } from './changeParts'
import { isAsync } from './notes'
import { readOperand } from './operands'
import type { Part } from './Part'
import { accept, advance, expect, fail, guard, isFollowedBy, nested, next, token } from './reader'
import { binaryPart, conditionalPart, unaryPart } from './simpleParts'

/** Binary operators, each row binding tighter than the one before. */
const BINDING = new Map(
  '?? || && | ^ & ==,!=,===,!== <,>,<=,>=,in,instanceof <<,>>,>>> +,- *,/,% **'
    .split(' ')
    .flatMap((row, level) => row.split(',').map((operator) => [operator, level + 1])),
)

/** What `await` may wait for, where it is no name. */
const OPERAND = /\s*[\w$([]/y

const PREFIXES = wordSet('! - + ~ typeof void delete ++ --')

/** Reads an expression without commas: a Pratt parser, which compiles while it reads. */
export function readAssignment(): Part {
  const left = readBinary(0)
  if (accept('?')) {
    const yes = readPossible(readAssignment)
    expect(':')
    return conditionalPart(left, yes, readPossible(readAssignment))
  }
  if (!next.endsWith('=') || BINDING.has(next)) return left
  if (left.change === undefined && (left.store === undefined || next !== '=')) fail()
  const operator = advance()
  const value = readAssignment()
  return operator === '='
    ? assignPart(left, value)
    : combinePart(left, operator.slice(0, -1), value)
}

function readBinary(least: number): Part {
  let left = readUnary()
  for (let count = 0; ; count++) {
    const binding = BINDING.get(next) ?? 0
    if (binding <= least) return left
    guard(count, MAX_CHAIN)
    const operator = advance()
    const readRight = () => readBinary(operator === '**' ? binding - 1 : binding)
    const isPossible = hasOwn(SHORT_CIRCUITS, operator)
    left = binaryPart(left, operator, isPossible ? readPossible(readRight) : readRight())
  }
}

function readUnary(): Part {
  return nested(() => {
    if (next === 'await' && isAsync && accept('await')) return readAwait(readUnary)
    if (next === 'await' && isFollowedBy(OPERAND)) {
      refuse('syntax', '"await" works in async functions only', token.start)
    }
    if (!PREFIXES.has(next)) return readPostfix()
    const operator = advance()
    const operand = readUnary()
    if (operator === 'delete') return deletePart(operand)
    return operator === '++' || operator === '--'
      ? updatePart(operand, operator, true)
      : unaryPart(operator, operand)
  })
}

function readPostfix(): Part {
  const part = readOperand()
  if (!(next === '++' || next === '--') || token.afterNewline) return part
  return updatePart(part, advance(), false)
}
