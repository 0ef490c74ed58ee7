import { assignPart, combinePart, deletePart, updatePart } from './changeParts'
import { MAX_CHAIN } from './limits'
import { OperandCompiler } from './OperandCompiler'
import type { Part } from './Part'
import { binaryPart, conditionalPart, sequencePart, unaryPart } from './simpleParts'

/** Binary operators, each row binding tighter than the one before. */
const BINDING = new Map(
  '?? || && | ^ & ==,!=,===,!== <,>,<=,>=,in <<,>>,>>> +,- *,/,% **'
    .split(' ')
    .flatMap((row, level) => row.split(',').map((operator) => [operator, level + 1])),
)

const PREFIXES = new Set('! - + ~ typeof void delete ++ --'.split(' '))

/** Pratt parser of expressions, which compiles while it reads. */
export abstract class ExpressionCompiler extends OperandCompiler {
  protected override sequence(): Part {
    const parts = [this.assignment()]
    while (this.accept(',')) parts.push(this.assignment())
    return sequencePart(parts)
  }

  protected override assignment(): Part {
    const left = this.binary(0)
    if (this.accept('?')) {
      const yes = this.assignment()
      this.expect(':')
      return conditionalPart(left, yes, this.assignment())
    }
    const { kind, text } = this.token
    if (kind !== 'mark' || !text.endsWith('=') || BINDING.has(text)) return left
    if (left.change === undefined && (left.store === undefined || text !== '=')) this.fail()
    this.advance()
    const value = this.assignment()
    return text === '='
      ? assignPart(left, value, this.notes)
      : combinePart(left, text.slice(0, -1), value, this.notes)
  }

  private binary(least: number): Part {
    let left = this.unary()
    for (let count = 0; ; count++) {
      const operator = this.token.text
      const binding = this.token.kind === 'text' ? 0 : (BINDING.get(operator) ?? 0)
      if (binding <= least) return left
      this.guard(count, MAX_CHAIN)
      this.advance()
      left = binaryPart(left, operator, this.binary(operator === '**' ? binding - 1 : binding))
    }
  }

  private unary(): Part {
    return this.nested(() => {
      const operator = this.token.text
      if (this.token.kind === 'text' || !PREFIXES.has(operator)) return this.postfix()
      this.advance()
      const operand = this.unary()
      if (operator === 'delete') return deletePart(operand, this.notes)
      return operator === '++' || operator === '--'
        ? updatePart(operand, operator, true, this.notes)
        : unaryPart(operator, operand)
    })
  }

  private postfix(): Part {
    const part = this.operand()
    if (!(this.is('++') || this.is('--')) || this.token.afterNewline) return part
    return updatePart(part, this.advance(), false, this.notes)
  }
}
