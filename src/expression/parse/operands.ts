import { wordSet } from '../../utils/values/wordSet'
import { MAX_CHAIN } from '../runtime/limits'
import {
  assertSafe,
  parseArrow,
  parseFunction,
  parseItem,
  parseItems,
  parseKeyName,
  parseList,
  parseMethod,
  parseName,
  parseSequence,
} from './functions'
import type { Expression, NodeOf } from './nodes'
import type { Parser } from './Parser'
import { REGULAR_EXPRESSION, TEMPLATE_TEXT, unescapeText } from './Scanner'

/** Words that cannot be names. */
const RESERVED = wordSet(
  'break case catch const continue default do else finally for if in instanceof let return ' +
    'switch throw try var while',
)

const UNSUPPORTED = wordSet('class debugger enum export import super with yield')

/** Parses an operand with the members and calls that follow it. */
export function parseOperand(p: Parser): Expression {
  const { start } = p
  let node = parsePrimary(p)
  let isChain = false
  for (let count = 0; ; count++) {
    p.guard(count, MAX_CHAIN)
    const optional = p.accept('?.')
    isChain ||= optional
    if (p.accept('(')) {
      const args = parseItems(p, ')')
      const type = 'CallExpression'
      node = { type, callee: node, arguments: args, optional, start, end: p.lastEnd }
    } else if (p.next === '.' || p.next === '[' || optional) {
      node = parseMember(p, node, optional)
    } else {
      if (p.next === '`' && !p.afterNewline) p.failUnsupported('Tagged templates are')
      if (!isChain) return node
      return { type: 'ChainExpression', expression: node, start, end: p.lastEnd }
    }
  }
}

/** Parses a member, which may follow `?.`. */
function parseMember(p: Parser, object: Expression, optional = false): Expression {
  const computed = p.accept('[')
  if (!computed && !optional) p.expect('.')
  const property = computed ? parseSequence(p) : parseKeyName(p)
  if (computed) p.expect(']')
  const { start } = object
  const type = 'MemberExpression'
  return { type, object, property, computed, optional, start, end: p.lastEnd }
}

/** Parses a literal, a name, a function, or an expression in brackets. */
export function parsePrimary(p: Parser): Expression {
  const { kind, start, next } = p
  if (kind === 'name') return parseWord(p)
  if (kind === 'number') return parseNumber(p)
  if (kind === 'text') return literal(p, start, p.advance())
  if (next === '`') return parseTemplate(p)
  if (next === '/' || next === '/=') return parseRegExp(p)
  if (p.accept('[')) {
    const elements = parseList(p, ']', () => (p.next === ',' ? null : parseItem(p)))
    return { type: 'ArrayExpression', elements, start, end: p.lastEnd }
  }
  if (p.accept('{')) {
    const properties = parseList(p, '}', parseProperty)
    return { type: 'ObjectExpression', properties, start, end: p.lastEnd }
  }
  return p.accept('(') ? parseParenthesised(p, start) : p.fail()
}

function parseWord(p: Parser): Expression {
  const { next: word, start } = p
  if (RESERVED.has(word)) p.fail()
  if (UNSUPPORTED.has(word)) p.failUnsupported(`"${word}" is`)
  switch (word) {
    case 'function':
      return parseFunction(p)
    case 'new':
      return parseNew(p)
    case 'true':
    case 'false':
      return literal(p, start, p.advance() === 'true')
    case 'null':
      p.advance()
      return literal(p, start, null)
    case 'this':
      p.advance()
      return { type: 'ThisExpression', start, end: p.lastEnd }
  }
  const name = parseName(p)
  if (p.next === '=>') return parseArrow(p, [name], { start })
  return word === 'async' && !p.afterNewline ? parseAsync(p, name) : name
}

/** Parses a function after `async`, which may also be an ordinary name. */
function parseAsync(p: Parser, name: NodeOf<'Identifier'>): Expression {
  const { start } = name
  if (p.next === 'function') return parseFunction(p, start)
  if (p.accept('(')) {
    const items = parseItems(p, ')')
    if (p.next === '=>') return parseArrow(p, items, { start, async: true })
    const type = 'CallExpression'
    return { type, callee: name, arguments: items, optional: false, start, end: p.lastEnd }
  }
  if (p.kind !== 'name' || RESERVED.has(p.next)) return name
  return parseArrow(p, [parseName(p)], { start, async: true })
}

function parseNew(p: Parser): Expression {
  const { start } = p
  p.advance()
  let callee = parsePrimary(p)
  while (p.next === '.') callee = parseMember(p, callee)
  const args = p.accept('(') ? parseItems(p, ')') : []
  return { type: 'NewExpression', callee, arguments: args, start, end: p.lastEnd }
}

function parseParenthesised(p: Parser, start: number): Expression {
  const items = parseItems(p, ')')
  if (p.next === '=>') return parseArrow(p, items, { start })
  const expressions: Expression[] = []
  for (const item of items) if (item.type !== 'SpreadElement') expressions.push(item)
  const [first] = expressions
  if (!first || expressions.length < items.length) p.fail()
  if (items.length === 1) return first
  return { type: 'SequenceExpression', expressions, start, end: p.lastEnd }
}

function parseTemplate(p: Parser): Expression {
  const { start } = p
  const quasis: string[] = []
  const expressions: Expression[] = []
  for (;;) {
    const [, text = '', opening] = p.takeRaw(TEMPLATE_TEXT)
    quasis.push(unescapeText(text))
    if (!opening) break
    expressions.push(parseSequence(p))
    if (p.next !== '}') p.fail()
  }
  p.expect('`')
  return { type: 'TemplateLiteral', quasis, expressions, start, end: p.lastEnd }
}

function parseRegExp(p: Parser): Expression {
  const { start, text } = p
  const [, rest = '', flags = ''] = p.takeRaw(REGULAR_EXPRESSION)
  return { ...literal(p, start, null), regex: { pattern: text.slice(1) + rest, flags } }
}

function parseNumber(p: Parser): NodeOf<'Literal'> {
  const { start } = p
  const value = Number(p.advance().replace(/_/g, ''))
  if (p.next === 'n' && p.start === p.lastEnd) p.failUnsupported('BigInt is')
  return literal(p, start, value)
}

function literal(p: Parser, start: number, value: NodeOf<'Literal'>['value']): NodeOf<'Literal'> {
  return { type: 'Literal', value, start, end: p.lastEnd }
}

function parseProperty(p: Parser): NodeOf<'Property' | 'SpreadElement'> {
  if (p.next === '...') return parseItem(p) as NodeOf<'SpreadElement'>
  const { kind, start, next: word } = p
  let computed = word === '['
  let key = parseKey(p)
  // A getter or an async method.
  const isModified = kind === 'name' && !/^[:(,}=]$/.test(p.next)
  if (isModified) {
    if (!/^(?:async|get|set)$/.test(word)) p.fail()
    if (word === 'set') p.failUnsupported('Setters are')
    computed = p.next === '['
    key = parseKey(p)
  }
  const isGetter = isModified && word === 'get'
  const value =
    isModified || p.next === '('
      ? parseMethod(p, { start: p.start, async: isModified && !isGetter })
      : p.accept(':')
        ? p.parseAssignment()
        : parseShorthand(p, kind === 'name' ? key : p.fail())
  const type = 'Property'
  return { type, kind: isGetter ? 'get' : 'init', key, computed, value, start, end: p.lastEnd }
}

/** Parses `a` or `a = 1`. */
function parseShorthand(p: Parser, key: Expression): Expression {
  const left = assertSafe(key as NodeOf<'Identifier'>)
  if (!p.accept('=')) return left
  const right = p.parseAssignment()
  return { type: 'AssignmentPattern', left, right, start: key.start, end: p.lastEnd }
}

function parseKey(p: Parser): Expression {
  const { kind, start } = p
  if (p.accept('[')) {
    const key = p.parseAssignment()
    p.expect(']')
    return key
  }
  if (kind === 'number') return parseNumber(p)
  return kind === 'text' ? literal(p, start, p.advance()) : parseKeyName(p)
}
