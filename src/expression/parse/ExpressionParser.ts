import { wordSet } from '../../utils/wordSet'
import { MAX_CHAIN } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import type { Expression, Identifier, MemberExpression } from './nodes'
import { OperandParser } from './OperandParser'
import { toPattern } from './toPattern'

/** Binary operators, each row binding tighter than the one before. */
const BINDING = new Map(
  '?? || && | ^ & ==,!=,===,!== <,>,<=,>=,in,instanceof <<,>>,>>> +,- *,/,% **'
    .split(' ')
    .flatMap((row, level) => row.split(',').map((operator) => [operator, level + 1])),
)

const LOGICAL = wordSet('?? || &&')
const PREFIXES = wordSet('! - + ~ typeof void delete ++ -- await')

/** Reads expressions: a Pratt parser. */
export abstract class ExpressionParser extends OperandParser {
  /** @param first - Its first operand, where that has been read. */
  protected parseAssignment(first?: Expression): Expression {
    const left = this.parseConditional(first)
    const operator = this.next
    if (!operator.endsWith('=') || BINDING.has(operator)) return left
    const target = toPattern(left)
    const isSimple = target?.type === 'Identifier' || target?.type === 'MemberExpression'
    if (target === null || (operator !== '=' && !isSimple)) return this.fail()
    this.advance()
    const right = this.parseAssignment()
    const { start } = left
    const end = this.lastEnd
    return { type: 'AssignmentExpression', operator, left: target, right, start, end }
  }

  private parseConditional(first?: Expression): Expression {
    const test = this.parseBinary(0, first)
    if (!this.accept('?')) return test
    const consequent = this.parseAssignment()
    this.expect(':')
    const alternate = this.parseAssignment()
    const { start } = test
    const end = this.lastEnd
    return { type: 'ConditionalExpression', test, consequent, alternate, start, end }
  }

  private parseBinary(least: number, first?: Expression): Expression {
    let left = first ? this.parsePostfix(first) : this.parseUnary()
    for (let count = 0; ; count++) {
      const operator = this.next
      const binding = BINDING.get(operator) ?? 0
      if (binding <= least) return left
      this.guard(count, MAX_CHAIN)
      this.advance()
      const right = this.parseBinary(operator === '**' ? binding - 1 : binding)
      const type = LOGICAL.has(operator) ? 'LogicalExpression' : 'BinaryExpression'
      left = { type, operator, left, right, start: left.start, end: this.lastEnd }
    }
  }

  private parseUnary(): Expression {
    this.enter()
    const node = PREFIXES.has(this.next)
      ? this.parsePrefix()
      : this.parsePostfix(this.parseOperand())
    this.leave()
    return node
  }

  private parsePrefix(): Expression {
    const { start } = this.token
    if (this.next === 'await' && !this.isAsync) {
      refuse('syntax', '"await" works in actions and async functions only', start)
    }
    const operator = this.advance()
    const argument = this.parseUnary()
    const end = this.lastEnd
    if (operator === 'await') return { type: 'AwaitExpression', argument, start, end }
    if (operator === '++' || operator === '--') return toUpdate(operator, argument, true, start)
    if (operator === 'delete' && argument.type !== 'MemberExpression') {
      refuse('syntax', 'Only properties can be deleted', start)
    }
    return { type: 'UnaryExpression', operator, argument, start, end }
  }

  private parsePostfix(operand: Expression): Expression {
    const operator = this.next
    if (!(operator === '++' || operator === '--') || this.token.afterNewline) return operand
    this.advance()
    return { ...toUpdate(operator, operand, false, operand.start), end: this.lastEnd } as Expression
  }
}

function toUpdate(operator: string, node: Expression, prefix: boolean, start: number): Expression {
  if (node.type !== 'Identifier' && node.type !== 'MemberExpression') {
    refuse('syntax', 'Only names and properties can be changed', node.start)
  }
  const argument: Identifier | MemberExpression = node
  return { type: 'UpdateExpression', operator, argument, prefix, start, end: node.end }
}
