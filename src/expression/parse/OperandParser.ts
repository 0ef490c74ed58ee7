import { wordSet } from '../../utils/wordSet'
import { MAX_CHAIN } from '../runtime/limits'
import type { Expression, Identifier, Literal } from './nodes'
import { ObjectParser } from './ObjectParser'
import { unescapeText } from './tokenize'

const CONSTANTS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** Words that are no names. */
const RESERVED = wordSet(
  'break case catch const continue default do else finally for if in instanceof let return switch throw try var while',
)

const UNSUPPORTED = wordSet('class debugger enum export import super with yield')

/** A text of a template, up to its end or to a value. */
const TEMPLATE_TEXT = /((?:[^`\\$]|\\.|\$(?!\{))*)(\$\{)?/sy

/** The rest of a regular expression, after its first mark. */
const REGULAR_EXPRESSION = /((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([a-z]*)/iy

/** Reads operands: literals, names, functions, with the members and calls that follow them. */
export abstract class OperandParser extends ObjectParser {
  /** Reads an expression, up to one without `first` if that has been read. */
  protected parseSequence(first: Expression = this.parseAssignment()): Expression {
    if (this.next !== ',') return first
    const expressions = [first]
    while (this.accept(',')) expressions.push(this.parseAssignment())
    return { type: 'SequenceExpression', expressions, start: first.start, end: this.lastEnd }
  }

  /** Reads an operand with the members and calls that follow it. */
  protected parseOperand(): Expression {
    const { start } = this.token
    let node = this.parsePrimary()
    let isChain = false
    for (let count = 0; ; count++) {
      this.guard(count, MAX_CHAIN)
      const optional = this.accept('?.')
      isChain ||= optional
      if (this.accept('(')) {
        const args = this.parseList(')')
        node = {
          type: 'CallExpression',
          callee: node,
          arguments: args,
          optional,
          start,
          end: this.lastEnd,
        }
      } else if (this.next === '[' || optional || this.next === '.') {
        node = this.parseMember(node, optional)
      } else {
        if (this.next === '`' && !this.token.afterNewline) {
          this.failUnsupported('Tagged templates are')
        }
        return isChain
          ? { type: 'ChainExpression', expression: node, start, end: this.lastEnd }
          : node
      }
    }
  }

  /** Reads what follows an object, which may be after `?.`. */
  private parseMember(object: Expression, optional: boolean): Expression {
    const computed = this.accept('[')
    if (!computed && !optional) this.expect('.')
    const property = computed ? this.parseSequence() : this.parseKeyName()
    if (computed) this.expect(']')
    const { start } = object
    return {
      type: 'MemberExpression',
      object,
      property,
      computed,
      optional,
      start,
      end: this.lastEnd,
    }
  }

  protected parsePrimary(): Expression {
    const { kind, start } = this.token
    if (kind === 'name') return this.parseWord()
    if (kind === 'text') return this.literal(this.advance(), start)
    if (kind === 'number') return this.parseNumber()
    switch (this.next) {
      case '`':
        return this.parseTemplate()
      case '/':
      case '/=':
        return this.parseRegularExpression()
      case '[': {
        this.advance()
        const elements = this.parseList(']', () => (this.next === ',' ? null : this.parseItem()))
        return { type: 'ArrayExpression', elements, start, end: this.lastEnd }
      }
      case '{': {
        this.advance()
        const properties = this.parseList('}', () => this.parseProperty())
        return { type: 'ObjectExpression', properties, start, end: this.lastEnd }
      }
      case '(':
        return this.parseParenthesised()
      default:
        return this.fail()
    }
  }

  private parseWord(): Expression {
    const word = this.next
    const { start } = this.token
    if (RESERVED.has(word)) this.fail()
    if (UNSUPPORTED.has(word)) this.failUnsupported(`"${word}" is`)
    const constant = CONSTANTS.get(word)
    if (constant !== undefined) {
      this.advance()
      return this.literal(constant, start)
    }
    if (word === 'this') {
      this.advance()
      return { type: 'ThisExpression', start, end: this.lastEnd }
    }
    if (word === 'function') return this.parseFunction()
    if (word === 'new') return this.parseNew()
    const name = this.parseName()
    if (this.next === '=>') return this.parseArrow(start, [name])
    return word === 'async' && !this.token.afterNewline ? this.parseAsync(name) : name
  }

  /** Reads what follows the word `async`, which may be a name as any other. */
  private parseAsync(name: Identifier): Expression {
    const { start } = name
    if (this.next === 'function') return this.parseFunction(start)
    if (this.accept('(')) {
      const items = this.parseList(')')
      if (this.next === '=>') return this.parseArrow(start, items, true)
      return {
        type: 'CallExpression',
        callee: name,
        arguments: items,
        optional: false,
        start,
        end: this.lastEnd,
      }
    }
    if (this.token.kind !== 'name' || RESERVED.has(this.next)) return name
    return this.parseArrow(start, [this.parseName()], true)
  }

  private parseNew(): Expression {
    const { start } = this.token
    this.advance()
    let callee: Expression
    if (this.accept('(')) {
      callee = this.parseSequence()
      this.expect(')')
    } else {
      callee = this.next === 'function' ? this.parseFunction() : this.parseWord()
      while (this.next === '.') callee = this.parseMember(callee, false)
    }
    const args = this.accept('(') ? this.parseList(')') : []
    return { type: 'NewExpression', callee, arguments: args, start, end: this.lastEnd }
  }

  private parseParenthesised(): Expression {
    const { start } = this.token
    this.advance()
    const items = this.parseList(')')
    if (this.next === '=>') return this.parseArrow(start, items)
    const [first] = items
    if (first === undefined || items.some(({ type }) => type === 'SpreadElement')) this.fail()
    if (items.length === 1) return first as Expression
    const expressions = items as Expression[]
    return { type: 'SequenceExpression', expressions, start, end: this.lastEnd }
  }

  private parseTemplate(): Expression {
    const { start } = this.token
    const quasis: string[] = []
    const expressions: Expression[] = []
    for (;;) {
      const [, text = '', opening] = this.takeRaw(TEMPLATE_TEXT)
      quasis.push(unescapeText(text))
      if (!opening) break
      expressions.push(this.parseSequence())
      if (this.next !== '}') this.fail()
    }
    this.expect('`')
    return { type: 'TemplateLiteral', quasis, expressions, start, end: this.lastEnd }
  }

  private parseRegularExpression(): Literal {
    const { start, text } = this.token
    const [, rest = '', flags = ''] = this.takeRaw(REGULAR_EXPRESSION)
    const pattern = text.slice(1) + rest
    return { ...this.literal(null, start), regex: { pattern, flags } }
  }
}
