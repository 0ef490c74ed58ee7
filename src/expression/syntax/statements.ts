import { wordSet } from '../../utils/wordSet'
import { BROKEN, CONTINUED, giveBack, takeBack } from '../runtime/completion'
import { copyFrame, openFrame } from '../runtime/frames'
import { entriesOf, itemsOf } from '../runtime/properties'
import { spend } from '../runtime/run'
import { readAssignment } from './expressions'
import { type Mark, markPlace, readFunction, weightSince } from './functions'
import { namePart } from './namePart'
import { declare, forgetReads, within } from './notes'
import { readSequence } from './operands'
import type { Evaluate, Part } from './Part'
import { namesIn, storeOf } from './pattern'
import { accept, advance, expect, fail, nested, next, readName, token } from './reader'
import { rules } from './rules'

const DECLARATIONS = wordSet('var let const')

const NOTHING: Evaluate = () => undefined

rules.assignment = readAssignment
rules.body = readBody
rules.statement = rules.turn = readStatement

/** What stands in the parentheses after `for`. */
interface LoopHead {
  readonly start: Evaluate
  readonly test: Evaluate
  readonly step: Evaluate
  readonly names: readonly string[]
}

/** Compiles a text that is one expression. */
export function readExpression(): Evaluate {
  return readWhole(readSequence)
}

/** Compiles the value of one variable: after a comma comes another variable. */
export function readInitializer(): Evaluate {
  return readWhole(readAssignment)
}

function readWhole(read: () => Part): Evaluate {
  const { get } = read()
  accept(';')
  if (token.kind !== 'end') fail()
  return get
}

/** Compiles a text that is the body of a function. */
export function readProgram(): Evaluate {
  const names: string[] = []
  const run = within(names, true, () => readStatements(''))
  return () => takeBack(run(openFrame(null, names)))
}

function readBody(): Evaluate {
  const run = readBlock()
  return (frame) => takeBack(run(frame))
}

function readBlock(): Evaluate {
  expect('{')
  const run = readStatements('}')
  expect('}')
  return run
}

function readStatements(close: string): Evaluate {
  return readScope((names) => {
    const functions: Evaluate[] = []
    const others: Evaluate[] = []
    while (!(next === close || token.kind === 'end')) {
      // Functions may be called before the line that declares them.
      const steps = next === 'function' || next === 'async' ? functions : others
      steps.push(rules.statement())
    }
    return runAll([...functions, ...others], names)
  })
}

/** Reads a block, or a loop with its head, together with the names that it declares. */
export function readScope<T>(read: (names: readonly string[]) => T): T {
  const names: string[] = []
  return within(names, false, () => read(names))
}

function readStatement(): Evaluate {
  return nested(() => {
    if (next === '{') return readBlock()
    if (accept(';')) return NOTHING
    if (DECLARATIONS.has(next)) return ended(readDeclaration())
    if (accept('function')) return readFunctionDeclaration()
    if (accept('if')) return readIf()
    if (accept('for')) return readScope(readFor)
    if (accept('while')) return readWhile()
    if (accept('return')) return readReturn()
    if (accept('break')) return ended(() => BROKEN)
    if (accept('continue')) return ended(() => CONTINUED)
    return ended(readEffect())
  })
}

/** A statement that a semicolon, a line, a brace or the end of the text ends. */
export function ended<T>(statement: T): T {
  if (!(accept(';') || endsHere())) fail()
  return statement
}

/** Whether a statement ends without a semicolon. */
export function endsHere(): boolean {
  return next === '}' || token.afterNewline || token.kind === 'end'
}

/** An expression that is only evaluated. */
function readEffect(): Evaluate {
  const { get } = readSequence()
  return (frame) => {
    get(frame)
  }
}

function readDeclaration(): Evaluate {
  const kind = advance()
  return readDeclarations(kind, readDeclared(kind))
}

/** Reads what follows the first target after `var`, `let` or `const`. */
function readDeclarations(kind: string, first: Part): Evaluate {
  const steps: Evaluate[] = []
  for (let target = first; ; target = readDeclared(kind)) {
    const store = storeOf(target)
    if (accept('=')) {
      const { get } = readAssignment()
      steps.push((frame) => store(frame, get(frame)))
    }
    if (!accept(',')) return runAll(steps, [])
  }
}

export function readDeclared(kind: string): Part {
  const { reads } = markPlace()
  const target = rules.primary()
  const names = namesIn(target)
  // The names were read as if they stood in an expression.
  forgetReads(names, reads)
  declare(kind, names)
  return target
}

function readFunctionDeclaration(): Evaluate {
  const name = readName()
  declare('function', [name])
  const store = storeOf(namePart(name))
  const { get } = readFunction('')
  return (frame) => store(frame, get(frame))
}

function readIf(): Evaluate {
  const test = readCondition()
  const yes = rules.statement()
  const no = accept('else') ? rules.statement() : NOTHING
  return (frame) => (test(frame) ? yes : no)(frame)
}

function readCondition(): Evaluate {
  expect('(')
  const { get } = readSequence()
  expect(')')
  return get
}

function readReturn(): Evaluate {
  const value = next === ';' || endsHere() ? NOTHING : readSequence().get
  return ended((frame) => giveBack(value(frame)))
}

function readWhile(): Evaluate {
  const mark = markPlace()
  return readLoop({ start: NOTHING, test: readCondition(), step: NOTHING, names: [] }, mark)
}

function readFor(names: readonly string[]): Evaluate {
  const mark = markPlace()
  expect('(')
  let start = NOTHING
  if (DECLARATIONS.has(next)) {
    const kind = advance()
    const target = readDeclared(kind)
    if (accept('of')) return readEach(target, itemsOf, names, mark)
    if (accept('in')) return readEach(target, keysOf, names, mark)
    start = readDeclarations(kind, target)
  } else if (next !== ';') {
    start = readEffect()
  }
  expect(';')
  const test: Evaluate = next === ';' ? () => true : readSequence().get
  expect(';')
  const step = next === ')' ? NOTHING : readEffect()
  expect(')')
  return readLoop({ start, test, step, names }, mark)
}

function readLoop({ start, test, step, names }: LoopHead, mark: Mark): Evaluate {
  const body = rules.turn()
  const weight = weightSince(mark)
  return (outer) => {
    let frame = openFrame(outer, names)
    start(frame)
    for (; test(frame); step(frame)) {
      spend(weight)
      const completion = body(frame)
      if (completion === BROKEN) break
      if (completion !== undefined && completion !== CONTINUED) return completion
      // Functions that a turn made keep the variables of that turn.
      frame = copyFrame(frame, outer)
    }
    return undefined
  }
}

function readEach(
  target: Part,
  list: (value: unknown) => readonly unknown[],
  names: readonly string[],
  mark: Mark,
): Evaluate {
  const store = storeOf(target)
  const { get } = readSequence()
  expect(')')
  const body = rules.turn()
  const weight = weightSince(mark)
  return (outer) => {
    for (const item of list(get(outer))) {
      spend(weight)
      const frame = openFrame(outer, names)
      store(frame, item)
      const completion = body(frame)
      if (completion === BROKEN) break
      if (completion !== undefined && completion !== CONTINUED) return completion
    }
    return undefined
  }
}

function runAll(steps: readonly Evaluate[], names: readonly string[]): Evaluate {
  return (outer) => {
    const frame = openFrame(outer, names)
    for (const step of steps) {
      const completion = step(frame)
      if (completion !== undefined) return completion
    }
    return undefined
  }
}

function keysOf(value: unknown): readonly unknown[] {
  return entriesOf(value).map(([key]) => key)
}
