import { assertSafe, FunctionParser } from './FunctionParser'
import type { Expression, Identifier, Literal, Pattern, Property, SpreadElement } from './nodes'

/** Reads properties of objects and their keys. */
export abstract class ObjectParser extends FunctionParser {
  protected parseProperty(): Property | SpreadElement {
    if (this.next === '...') return this.parseItem() as SpreadElement
    const { kind, start } = this.token
    const word = this.next
    const computed = word === '['
    const key = this.parseKey()
    const base = { type: 'Property', kind: 'init', key, computed, start } as const
    if (this.accept(':')) return { ...base, value: this.parseAssignment(), end: this.lastEnd }
    if (this.next === '(') return { ...base, value: this.parseMethod(false), end: this.lastEnd }
    if (kind !== 'name') this.fail()
    if (/^[,}=]$/.test(this.next)) return this.parseShorthand(base)
    return this.parseModified(word, start)
  }

  /** `a` or `a = 1`. */
  private parseShorthand(base: Omit<Property, 'value' | 'end'>): Property {
    const { start } = base
    const left = assertSafe(base.key as Identifier)
    const value: Pattern = this.accept('=')
      ? {
          type: 'AssignmentPattern',
          left,
          right: this.parseAssignment(),
          start,
          end: this.lastEnd,
        }
      : left
    return { ...base, value, end: this.lastEnd }
  }

  /** A getter, or an async method. */
  private parseModified(word: string, start: number): Property {
    if (!/^(?:async|get|set)$/.test(word)) this.fail()
    if (word === 'set') this.failUnsupported('Setters are')
    const computed = this.next === '['
    const key = this.parseKey()
    const value = this.parseMethod(word === 'async')
    const kind = word === 'get' ? 'get' : 'init'
    return { type: 'Property', kind, key, computed, value, start, end: this.lastEnd }
  }

  private parseKey(): Expression {
    const { kind, start } = this.token
    if (this.accept('[')) {
      const key = this.parseAssignment()
      this.expect(']')
      return key
    }
    if (kind === 'number') return this.parseNumber()
    return kind === 'text' ? this.literal(this.advance(), start) : this.parseKeyName()
  }

  protected parseNumber(): Literal {
    const { start } = this.token
    const value = Number(this.advance().replace(/_/g, ''))
    if (this.next === 'n' && this.token.start === this.lastEnd) this.failUnsupported('BigInt is')
    return this.literal(value, start)
  }
}
