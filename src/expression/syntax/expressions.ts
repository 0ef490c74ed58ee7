import { wordSet } from '../../utils/wordSet'
import { MAX_CHAIN } from '../runtime/limits'
import { assignPart, combinePart, deletePart, updatePart } from './changeParts'
import { readOperand } from './operands'
import type { Part } from './Part'
import { accept, advance, expect, fail, guard, nested, next, token } from './reader'
import { binaryPart, conditionalPart, unaryPart } from './simpleParts'

/** Binary operators, each row binding tighter than the one before. */
export const BINDING = new Map(
  '?? || && | ^ & ==,!=,===,!== <,>,<=,>=,in <<,>>,>>> +,- *,/,% **'
    .split(' ')
    .flatMap((row, level) => row.split(',').map((operator) => [operator, level + 1])),
)

const PREFIXES = wordSet('! - + ~ typeof void delete ++ --')

/** Reads an expression without commas: a Pratt parser, which compiles while it reads. */
export function readAssignment(): Part {
  const left = readBinary(0)
  if (accept('?')) {
    const yes = readAssignment()
    expect(':')
    return conditionalPart(left, yes, readAssignment())
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
    left = binaryPart(left, operator, readBinary(operator === '**' ? binding - 1 : binding))
  }
}

export function readUnary(): Part {
  return nested(() => {
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
