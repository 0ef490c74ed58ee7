import { wordSet } from '../../utils/wordSet'
import { MAX_CHAIN } from '../runtime/limits'
import { callPart } from './callPart'
import { assignPart } from './changeParts'
import { markPlace, readArrow, readFunction } from './functions'
import { listPart } from './listPart'
import { memberPart } from './memberPart'
import { namePart } from './namePart'
import { type ObjectEntry, objectPart } from './objectPart'
import type { Link, Part } from './Part'
import { accept, advance, expect, fail, guard, next, readName, takeRaw, token } from './reader'
import { readItems, readList } from './readList'
import { rules } from './rules'
import { chainPart, constantPart, sequencePart, templatePart } from './simpleParts'
import { unescapeText } from './tokenize'

const CONSTANTS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
])

/** Words that begin statements, which an expression could take for names: `return (a)`, `let [b] = c`. */
const STATEMENT_WORDS = wordSet('break const continue for if let return var while')

/** A text of a template, up to its end or to a value. */
const TEMPLATE_TEXT = /((?:[^`\\$]|\\.|\$(?!\{))*)(\$\{)?/sy

/** Reads an expression. */
export function readSequence(): Part {
  const parts = [rules.assignment()]
  while (accept(',')) parts.push(rules.assignment())
  return sequencePart(parts)
}

/** Reads an operand with the members and calls that follow it. */
export function readOperand(): Part {
  let part = rules.primary()
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

rules.primary = readPrimary
rules.entry = readEntry

function readPrimary(): Part {
  const { kind } = token
  if (kind === 'name') return readWord()
  if (kind === 'text') return constantPart(advance())
  if (kind === 'number') return readNumber()
  if (next === '`') return readTemplate()
  if (accept('[')) return listPart(readList(']'))
  if (accept('{')) return objectPart(readItems('}', rules.entry))
  if (accept('(')) return readParenthesised()
  return fail()
}

function readNumber(): Part {
  return constantPart(Number(advance().replace(/_/g, '')))
}

function readWord(): Part {
  const mark = markPlace()
  if (STATEMENT_WORDS.has(next)) fail()
  const name = advance()
  if (CONSTANTS.has(name)) {
    const value = CONSTANTS.get(name)
    return { get: () => value }
  }
  if (name === 'function') return readFunction(next === '(' ? '' : readName())
  if (name === 'new') return readConstruction()
  const part = namePart(name)
  return next === '=>' ? readArrow([part], mark) : part
}

/** Reads what follows `new`. All that can be constructed can as well be called. */
function readConstruction(): Part {
  let callee = namePart(readName())
  while (accept('.')) callee = memberPart(callee, constantPart(readName()), 'plain')
  return callPart(callee, accept('(') ? readList(')') : [], 'plain')
}

function readParenthesised(): Part {
  const mark = markPlace()
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

function readTemplate(): Part {
  const texts: string[] = []
  const values: Part[] = []
  for (;;) {
    const [, text = '', opening] = takeRaw(TEMPLATE_TEXT)
    texts.push(unescapeText(text))
    if (!opening) break
    values.push(readSequence())
    if (next !== '}') fail()
  }
  expect('`')
  return templatePart(texts, values)
}
