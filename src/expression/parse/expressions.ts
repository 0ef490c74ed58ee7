import { wordSet } from '../../utils/values/wordSet'
import { MAX_CHAIN } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import type { Expression, NodeOf } from './nodes'
import { parseOperand } from './operands'
import type { Parser } from './Parser'
import { toPattern } from './patterns'

/** Precedence of binary operators: each row binds tighter than the previous one. */
const BINDING = new Map(
  '?? || && | ^ & ==,!=,===,!== <,>,<=,>=,in,instanceof <<,>>,>>> +,- *,/,% **'
    .split(' ')
    .flatMap((row, level) => row.split(',').map((operator) => [operator, level + 1])),
)

const LOGICAL = wordSet('?? || &&')
const PREFIXES = wordSet('! - + ~ typeof void delete ++ -- await')

/** @param first - First operand, if it has been parsed. */
export function parseAssignment(p: Parser, first?: Expression): Expression {
  const left = parseConditional(p, first)
  const { start } = left
  const operator = p.next
  if (!operator.endsWith('=') || BINDING.has(operator)) return left
  const target = toPattern(left)
  const isSimple = target?.type === 'Identifier' || target?.type === 'MemberExpression'
  if (target === null || (operator !== '=' && !isSimple)) return p.fail()
  p.advance()
  const right = parseAssignment(p)
  return { type: 'AssignmentExpression', operator, left: target, right, start, end: p.lastEnd }
}

function parseConditional(p: Parser, first?: Expression): Expression {
  const test = parseBinary(p, 0, first)
  if (!p.accept('?')) return test
  const consequent = parseAssignment(p)
  p.expect(':')
  const alternate = parseAssignment(p)
  const { start } = test
  return { type: 'ConditionalExpression', test, consequent, alternate, start, end: p.lastEnd }
}

/** @param least - Precedence that an operator must exceed. */
function parseBinary(p: Parser, least: number, first?: Expression): Expression {
  let left = first ? parsePostfix(p, first) : parseUnary(p)
  for (let count = 0; ; count++) {
    const operator = p.next
    const binding = BINDING.get(operator) ?? 0
    if (binding <= least) return left
    p.guard(count, MAX_CHAIN)
    p.advance()
    const right = parseBinary(p, operator === '**' ? binding - 1 : binding)
    const type = LOGICAL.has(operator) ? 'LogicalExpression' : 'BinaryExpression'
    left = { type, operator, left, right, start: left.start, end: p.lastEnd }
  }
}

function parseUnary(p: Parser): Expression {
  p.enter()
  const node = PREFIXES.has(p.next) ? parsePrefix(p) : parsePostfix(p, parseOperand(p))
  p.leave()
  return node
}

function parsePrefix(p: Parser): Expression {
  const { start } = p
  const operator = p.advance()
  if (operator === 'await') return parseAwait(p, start)
  const argument = parseUnary(p)
  if (operator === '++' || operator === '--') {
    return toUpdate(p, { operator, argument, prefix: true, start })
  }
  if (operator === 'delete' && argument.type !== 'MemberExpression') {
    refuse('syntax', 'Only properties can be deleted', start)
  }
  return { type: 'UnaryExpression', operator, argument, start, end: p.lastEnd }
}

function parseAwait(p: Parser, start: number): Expression {
  if (!p.mayAwait) refuse('syntax', '"await" works in actions and async functions only', start)
  p.awaits.push(start)
  const argument = parseUnary(p)
  return { type: 'AwaitExpression', argument, start, end: p.lastEnd }
}

function parsePostfix(p: Parser, operand: Expression): Expression {
  if ((p.next !== '++' && p.next !== '--') || p.afterNewline) return operand
  const { start } = operand
  return toUpdate(p, { operator: p.advance(), argument: operand, prefix: false, start })
}

function toUpdate(
  p: Parser,
  node: Pick<NodeOf<'UpdateExpression'>, 'operator' | 'prefix' | 'start'> & {
    readonly argument: Expression
  },
): Expression {
  const { argument } = node
  if (argument.type !== 'Identifier' && argument.type !== 'MemberExpression') {
    refuse('syntax', 'Only names and properties can be changed', argument.start)
  }
  return { ...node, type: 'UpdateExpression', argument, end: p.lastEnd }
}
