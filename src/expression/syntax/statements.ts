import { openFrame } from '../runtime/frames'
import { endsAt, type Jump } from '../runtime/Jump'
import { readBranches, readTry } from './branches'
import {
  DECLARATIONS,
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
import { readDo, readFor, readWhile } from './loops'
import { namePart } from './namePart'
import { declare, within } from './notes'
import { readSequence } from './operands'
import { derive, type Part } from './Part'
import { storeOf } from './pattern'
import {
  accept,
  advance,
  expect,
  fail,
  isFollowedBy,
  nested,
  next,
  readName,
  token,
} from './reader'
import { rules } from './rules'

/** A label, before a statement that can be left. Elsewhere, a colon is a mistake. */
const LABEL = /\s*:\s*(?:for|while|do|switch|\{)/y

rules.assignment = readAssignment
rules.body = readBody
rules.block = readBlock
rules.statement = readStatement
rules.statements = readAll

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
  const body = returned(within(names, 'arrow', () => readStatements([''])))
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
  const block = readStatements(['}'])
  expect('}')
  return block
}

/** Reads statements up to a mark or word that ends them, or to the end of the text. */
function readStatements(ends: readonly string[]): Part {
  return readScope((names) => runAll(readAll(ends), names))
}

/** Reads statements up to one of `ends`; functions first, which may be called before their line. */
function readAll(ends: readonly string[]): Part[] {
  const functions: Part[] = []
  const others: Part[] = []
  while (!(token.kind === 'end' || (token.kind !== 'text' && ends.includes(next)))) {
    const steps = next === 'function' ? functions : others
    steps.push(readStatement())
  }
  return [...functions, ...others]
}

function readStatement(labels: readonly string[] = ['']): Part {
  return nested(() => {
    if (next === '{') return labelled(readBlock(), labels)
    if (accept(';')) return NOTHING
    if (DECLARATIONS.has(next)) return ended(readDeclaration())
    if (next === 'function') return readFunctionDeclaration()
    if (accept('if')) return readIf()
    if (accept('for')) return readScope((names) => readFor(names, labels))
    if (accept('while')) return readWhile(labels)
    if (accept('do')) return readDo(labels)
    if (accept('switch')) return readBranches(labels)
    if (accept('try')) return readTry()
    if (accept('return')) return readReturn()
    if (accept('throw')) return readThrow()
    if (next === 'break' || next === 'continue') return readJump()
    if (token.kind === 'name' && isFollowedBy(LABEL)) {
      const label = advance()
      expect(':')
      return readStatement([...labels, label])
    }
    return ended(readEffect())
  })
}

/** A statement that a semicolon, a line, a brace or the end of the text ends. */
function ended(statement: Part): Part {
  if (!(accept(';') || endsHere())) fail()
  return statement
}

/** Whether a statement ends without a semicolon. */
function endsHere(): boolean {
  return next === '}' || token.afterNewline || token.kind === 'end'
}

function readDeclaration(): Part {
  const kind = advance()
  return readDeclarations(kind, readDeclared(kind))
}

function readFunctionDeclaration(): Part {
  advance()
  const name = next === '*' ? '' : readName()
  declare('function', [name])
  const store = storeOf(namePart(name))
  return derive(readFunction(''), (frame, value) => store(frame, value))
}

function readIf(): Part {
  const test = readCondition()
  const yes = rules.statement()
  const no = accept('else') ? rules.statement() : NOTHING
  return { get: (frame) => (test.get(frame) ? yes : no).get(frame) }
}

function readReturn(): Part {
  const value = next === ';' || endsHere() ? NOTHING : readSequence()
  return ended(derive(value, (_, given): Jump => ({ kind: 'return', value: given })))
}

function readThrow(): Part {
  if (endsHere()) fail()
  return ended(
    derive(readSequence(), (_, value) => {
      throw value
    }),
  )
}

function readJump(): Part {
  const kind = advance() as 'break' | 'continue'
  const label = token.kind === 'name' && !token.afterNewline ? advance() : ''
  const jump: Jump = { kind, label }
  return ended({ get: () => jump })
}

/** A block that a `break` with its label leaves. */
function labelled(block: Part, [, ...labels]: readonly string[]): Part {
  if (labels.length === 0) return block
  return derive(block, (_, jump) => (jump && endsAt(jump, 'break', labels) ? undefined : jump))
}
