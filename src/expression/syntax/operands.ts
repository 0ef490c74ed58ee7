import { wordSet } from '../../utils/wordSet'
import { MAX_CHAIN } from '../runtime/limits'
import { callPart } from './callPart'
import { assignPart } from './changeParts'
import { markPlace, readArrow, readFunction } from './functions'
import { listPart } from './listPart'
import { memberPart } from './memberPart'
import { namePart } from './namePart'
import { objectPart } from './objectPart'
import type { Link, Part } from './Part'
import { accept, advance, expect, fail, guard, next, readName, token } from './reader'
import { readItems, readList } from './readList'
import { type ObjectEntry, OPERANDS, rules } from './rules'
import { chainPart, constantPart, sequencePart } from './simpleParts'

const CONSTANTS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
])

/** Words that begin statements, or end them, which an expression could take for names: `return (a)`, `let [b] = c`. */
const STATEMENT_WORDS = wordSet(
  'arguments const do else for if let return switch this throw try var while',
)

/** Reads an expression. */
export function readSequence(): Part {
  const parts = [rules.assignment()]
  while (accept(',')) parts.push(rules.assignment())
  return sequencePart(parts)
}

/** Reads an operand with the members and calls that follow it. */
export function readOperand(): Part {
  let part = readPrimary()
  let link: Link = 'plain'
  for (let count = 0; ; count++) {
    guard(count, MAX_CHAIN)
    const isOptional = accept('?.')
    if (isOptional) link = 'optional'
    if (accept('(')) {
      part = callPart(part, readList(')'), link)
    } else if (accept('[')) {
      part = memberPart(part, readSequence(), link)
      expect(']')
    } else if (isOptional || accept('.')) {
      part = memberPart(part, constantPart(readName()), link)
    } else {
      return link === 'plain' ? part : chainPart(part)
    }
    if (isOptional) link = 'chained'
  }
}

Object.assign(OPERANDS, {
  '[': readListLiteral,
  '{': readObjectLiteral,
  '(': readParenthesised,
  function: readFunctionOperand,
  new: readConstruction,
})

/** Reads a literal, a name, a function, or what stands in parentheses. */
export function readPrimary(): Part {
  const { kind } = token
  if (kind === 'text') return constantPart(advance())
  if (kind === 'number') return readNumber()
  const read = OPERANDS[next]
  if (read) return read()
  if (kind !== 'name' || STATEMENT_WORDS.has(next)) fail()
  const mark = markPlace()
  const name = advance()
  if (CONSTANTS.has(name)) {
    const value = CONSTANTS.get(name)
    return { get: () => value }
  }
  const part = namePart(name)
  return next === '=>' ? readArrow([part], mark) : part
}

function readListLiteral(): Part {
  advance()
  return listPart(readList(']'))
}

function readObjectLiteral(): Part {
  advance()
  return objectPart(readItems('}', readEntry))
}

function readNumber(): Part {
  return constantPart(Number(advance().replace(/_/g, '')))
}

function readFunctionOperand(): Part {
  advance()
  return readFunction(next === '(' ? '' : readName())
}

/** Reads `new`. All that can be constructed can as well be called, but for functions of the text. */
function readConstruction(): Part {
  advance()
  const callee = readCallee()
  return callPart(callee, accept('(') ? readList(')') : [], 'plain')
}

/** Reads what `new` makes something of. */
export function readCallee(): Part {
  let callee = namePart(readName())
  while (accept('.')) callee = memberPart(callee, constantPart(readName()), 'plain')
  return callee
}

function readParenthesised(): Part {
  const mark = markPlace()
  advance()
  const parts = readList(')')
  if (next === '=>') return readArrow(parts, mark)
  if (parts.length === 0 || parts.some(({ isSpread }) => isSpread)) fail()
  return sequencePart(parts)
}

function readEntry(): ObjectEntry {
  if (accept('...')) return { key: null, value: rules.assignment() }
  const { kind, text } = token
  const key = readKey()
  if (accept(':')) return { key, value: rules.assignment() }
  if (next === '(') return { key, value: readFunction('') }
  if (kind !== 'name') fail()
  if (rules.accessor && next !== ',' && next !== '}' && next !== '=') return rules.accessor(text)
  const value = namePart(text)
  return { key, value: accept('=') ? assignPart(value, rules.assignment()) : value }
}

export function readKey(): Part {
  const { kind } = token
  if (accept('[')) {
    const key = rules.assignment()
    expect(']')
    return key
  }
  if (kind === 'number') return readNumber()
  return constantPart(kind === 'text' ? advance() : readName())
}
