import { wordSet } from '../../utils/wordSet'
import { MAX_CHAIN } from '../runtime/limits'
import { compilePattern } from '../runtime/patterns'
import { callPart, constructPart } from './callPart'
import { assignPart } from './changeParts'
import { markPlace, readArrow, readFunction } from './functions'
import { listPart } from './listPart'
import { memberPart } from './memberPart'
import { namePart } from './namePart'
import { type ObjectEntry, objectPart } from './objectPart'
import type { Link, Part } from './Part'
import {
  accept,
  advance,
  expect,
  fail,
  failUnsupported,
  guard,
  next,
  readName,
  takeRaw,
  token,
} from './reader'
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
const STATEMENT_WORDS = wordSet(
  'break case catch const continue default do else finally for if let return switch throw try var while',
)

const UNSUPPORTED_WORDS = wordSet('async await class debugger enum export import super with yield')

/** A text of a template, up to its end or to a value. */
const TEMPLATE_TEXT = /((?:[^`\\$]|\\.|\$(?!\{))*)(\$\{)?/sy

const PATTERN = /\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)/iy

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
    } else if (next === '`') {
      failUnsupported('Tagged templates are')
    } else {
      return link === 'plain' ? part : chainPart(part)
    }
    if (isOptional) link = 'chained'
  }
}

/** Reads a literal, a name, a function, or what stands in parentheses. */
export function readPrimary(): Part {
  const { kind } = token
  if (kind === 'name') return readWord()
  if (kind === 'text') return constantPart(advance())
  if (kind === 'number') return readNumber()
  if (next === '`') return readTemplate()
  if (next === '/' || next === '/=') return readPattern()
  if (accept('[')) return listPart(readList(']'))
  if (accept('{')) return objectPart(readItems('}', readEntry))
  if (accept('(')) return readParenthesised()
  return fail()
}

function readNumber(): Part {
  const { end } = token
  const number = Number(advance().replace(/_/g, ''))
  if (next === 'n' && token.start === end) failUnsupported('BigInt is')
  return constantPart(number)
}

function readWord(): Part {
  const mark = markPlace()
  if (STATEMENT_WORDS.has(next)) fail()
  if (UNSUPPORTED_WORDS.has(next)) failUnsupported(`"${next}" is`)
  const name = advance()
  if (CONSTANTS.has(name)) {
    const value = CONSTANTS.get(name)
    return { get: () => value }
  }
  if (name === 'function') return readFunction(next === '(' || next === '*' ? '' : readName())
  if (name === 'new') return readConstruction()
  const part = namePart(name)
  return next === '=>' ? readArrow([part], mark) : part
}

/** Reads what follows `new`. */
function readConstruction(): Part {
  let callee: Part
  if (accept('(')) {
    callee = readSequence()
    expect(')')
  } else {
    if (UNSUPPORTED_WORDS.has(next)) failUnsupported(`"${next}" is`)
    callee = namePart(readName())
  }
  while (accept('.')) callee = memberPart(callee, constantPart(readName()), 'plain')
  return constructPart(callee, accept('(') ? readList(')') : [])
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
  if (next === '*') failUnsupported('Generators are')
  const { kind, text } = token
  const key = readKey()
  if (accept(':')) return { key, value: rules.assignment() }
  if (next === '(') return { key, value: readFunction('') }
  if (kind !== 'name') fail()
  if (next !== ',' && next !== '}' && next !== '=') return readMethod(text)
  const value = namePart(text)
  return { key, value: accept('=') ? assignPart(value, rules.assignment()) : value }
}

/** Reads what follows `get` in an object. */
function readMethod(word: string): ObjectEntry {
  if (word === 'set') failUnsupported('Setters are')
  if (word === 'async') failUnsupported('"async" is')
  if (word !== 'get') fail()
  const key = readKey()
  return { key, value: readFunction(''), isGetter: true }
}

function readKey(): Part {
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

function readPattern(): Part {
  const [, source = '', flags = ''] = takeRaw(PATTERN, token.start)
  // A new one each time: it remembers where it stopped.
  const make = compilePattern(source, flags)
  return { get: ({ run }) => run.own(make()) }
}
