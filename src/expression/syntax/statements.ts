import { openFrame } from '../runtime/frames'
import type { Jump } from '../runtime/Jump'
import {
  NOTHING,
  readCondition,
  readDeclarations,
  readDeclared,
  readEffect,
  readScope,
  runAll,
} from './clauses'
import { readAssignment } from './expressions'
import { readFunction } from './functions'
import { namePart } from './namePart'
import { declare, within } from './notes'
import { readSequence } from './operands'
import { derive, type Part } from './Part'
import { storeOf } from './pattern'
import { accept, advance, expect, fail, nested, next, readName, token } from './reader'
import { rules, STATEMENTS } from './rules'

rules.assignment = readAssignment
rules.body = readBody
rules.block = readBlock
rules.statement = readStatement
rules.statements = readAll

Object.assign(STATEMENTS, {
  '{': readBlock,
  ';': readNothing,
  const: readDeclaration,
  function: readFunctionDeclaration,
  if: readIf,
  let: readDeclaration,
  return: readReturn,
  var: readDeclaration,
})

/** Compiles a text that is one expression. */
export function readExpression(): Part {
  return ofWholeText(readSequence())
}

/** Compiles a text that is one expression without commas. */
export function readSingle(): Part {
  return ofWholeText(readAssignment())
}

function ofWholeText(part: Part): Part {
  accept(';')
  if (token.kind !== 'end') fail()
  return part
}

/** Compiles a text that is the body of a function. */
export function readProgram(): Part {
  const names: string[] = []
  const body = returned(within(names, true, () => readStatements('')))
  return { get: (outer) => body.get(openFrame(outer, names)) }
}

function readBody(): Part {
  return returned(readBlock())
}

/** What a body gives back, from how it ended. */
function returned(body: Part): Part {
  return derive(body, (_, jump) => (jump as Jump | undefined)?.value)
}

function readBlock(): Part {
  expect('{')
  const block = readStatements('}')
  expect('}')
  return block
}

/** Reads statements up to a mark that ends them, or to the end of the text. */
function readStatements(end: string): Part {
  return readScope((names) => runAll(readAll([end]), names))
}

/** Reads statements up to one of `ends`; functions first, which may be called before their line. */
function readAll(ends: readonly string[]): Part[] {
  const functions: Part[] = []
  const others: Part[] = []
  while (!(token.kind === 'end' || (token.kind !== 'text' && ends.includes(next)))) {
    const steps = next === 'function' ? functions : others
    steps.push(rules.statement())
  }
  return [...functions, ...others]
}

function readStatement(): Part {
  return nested(() => {
    const read = token.kind === 'text' ? undefined : STATEMENTS[next]
    return read ? read() : ended(readEffect())
  })
}

/** A statement that a semicolon, a line, a brace or the end of the text ends. */
export function ended(statement: Part): Part {
  if (!(accept(';') || endsHere())) fail()
  return statement
}

/** Whether a statement ends without a semicolon. */
export function endsHere(): boolean {
  return next === '}' || token.afterNewline || token.kind === 'end'
}

function readNothing(): Part {
  advance()
  return NOTHING
}

function readDeclaration(): Part {
  const kind = advance()
  return ended(readDeclarations(kind, readDeclared(kind)))
}

function readFunctionDeclaration(): Part {
  advance()
  const name = readName()
  declare('function', [name])
  const store = storeOf(namePart(name))
  return derive(readFunction(''), (frame, value) => store(frame, value))
}

function readIf(): Part {
  advance()
  const test = readCondition()
  const yes = rules.statement()
  const no = accept('else') ? rules.statement() : NOTHING
  return { get: (frame) => (test.get(frame) ? yes : no).get(frame) }
}

function readReturn(): Part {
  advance()
  const value = next === ';' || endsHere() ? NOTHING : readSequence()
  return ended(derive(value, (_, given): Jump => ({ kind: 'return', value: given })))
}
