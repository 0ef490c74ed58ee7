import {
  accept,
  advance,
  BROKEN,
  currentRun,
  declare,
  ended,
  endsHere,
  expect,
  fail,
  giveBack,
  namePart,
  nested,
  RETURNED,
  readDeclared,
  readName,
  readScope,
  rules,
  spend,
  storeOf,
  takeBack,
} from '../core'
import { type Frame, openFrame } from '../runtime/frames'
import { SLOW_STEPS } from '../runtime/limits'
import type { Evaluate } from '../syntax/Part'
import { readAsyncFunction } from './asyncFunctions'
import { isInAsync, readWhole } from './awaits'
import { toCaught } from './caught'
import { effect, readCondition, readDeclarations, runAll } from './clauses'
import { hasLabel, readJump, readLabel, readLabelled, readPlainTurn } from './jumps'
import { readDo, readFor, readWhile } from './loops'
import { isFollowedBy, nextWord, peek } from './reading'
import { atOnce, grammar, type Steps, stepped } from './steps'

/** A `case`, or `default` where there is nothing to compare with, and where its statements begin. */
interface Branch {
  readonly value: Steps | null
  readonly start: number
}

const EACH_OF_NAME = /\s*\(\s*(?!(?:const|let|var)\b)[\w$]+\s+(?:in|of)\b/y

const ASYNC_FUNCTION = /\s+function\b/y

/** What reads statements anywhere, by the word that they begin with. */
const STATEMENTS = new Map<string, () => Steps>([
  ['break', readJump],
  ['continue', readJump],
  ['do', readDo],
  ['switch', readSwitch],
  ['throw', readThrow],
  ['try', readTry],
])

/** What else reads statements of async functions, where they may wait. */
const ASYNC_STATEMENTS = new Map<string, () => Steps>([
  ['{', readBlock],
  ['const', readDeclaration],
  ['for', readFor],
  ['if', readIf],
  ['let', readDeclaration],
  ['return', readReturn],
  ['var', readDeclaration],
  ['while', readWhile],
])

const readCommon = rules.statement

grammar.step = readStep
grammar.block = readBlock

/** Reads a statement where nothing may wait. */
export function readStatement(): Evaluate {
  if (hasLabel() || STATEMENTS.has(nextWord()) || beginsEach()) return atOnce(readStep())
  if (nextWord() === 'async' && isFollowedBy(ASYNC_FUNCTION)) return readAsyncDeclaration()
  return readLabelled(readCommon)
}

/** Reads what a loop repeats where nothing may wait. */
export function readRepeated(): Evaluate {
  return readPlainTurn(readStatement)
}

/** Reads a statement that may wait, if it is one of an async function. */
function readStep(): Steps {
  return nested(() => {
    if (hasLabel()) return readLabel(readStep)
    return readLabelled(() => {
      const word = nextWord()
      const mayWait = isInAsync() || beginsEach()
      const read = STATEMENTS.get(word) ?? (mayWait ? ASYNC_STATEMENTS.get(word) : undefined)
      if (read) return read()
      if (!isInAsync() || word === ';' || word === 'function') return stepped(readCommon())
      if (word === 'async' && isFollowedBy(ASYNC_FUNCTION)) return stepped(readAsyncDeclaration())
      return ended(effect(readWhole()))
    })
  })
}

/** Whether a loop follows that gives what it finds to a variable of before, which only the larger rule takes. */
function beginsEach(): boolean {
  return nextWord() === 'for' && isFollowedBy(EACH_OF_NAME)
}

function readAsyncDeclaration(): Evaluate {
  advance()
  advance()
  const name = readName()
  declare('function', [name])
  const store = storeOf(namePart(name))
  const { get } = readAsyncFunction('')
  return (frame) => store(frame, get(frame))
}

/** Reads `{ … }`. */
function readBlock(): Steps {
  expect('{')
  return readScope((names) => {
    const run = runAll(readSteps(['}']))
    expect('}')
    return (outer) => run(openFrame(outer, names))
  })
}

/** Reads statements up to one of `ends`; functions first, which may be called before their line. */
function readSteps(ends: readonly string[]): Steps[] {
  const functions: Steps[] = []
  const others: Steps[] = []
  while (!ends.includes(nextWord()) && peek().kind !== 'end') {
    const isFunction = nextWord() === 'function' || nextWord() === 'async'
    ;(isFunction ? functions : others).push(readStep())
  }
  return [...functions, ...others]
}

function readDeclaration(): Steps {
  const kind = advance()
  return ended(readDeclarations(kind, readDeclared(kind)))
}

function readIf(): Steps {
  advance()
  const test = readCondition()
  const yes = readStep()
  const no = accept('else') ? readStep() : runAll([])
  return function* (frame) {
    return yield* ((yield* test(frame)) ? yes : no)(frame)
  }
}

function readReturn(): Steps {
  advance()
  const value = nextWord() === ';' || endsHere() ? runAll([]) : readWhole()
  return ended(function* (frame) {
    return giveBack(yield* value(frame))
  })
}

function readThrow(): Steps {
  advance()
  if (endsHere()) fail()
  const value = readWhole()
  return ended(function* (frame) {
    throw yield* value(frame)
  })
}

function readSwitch(): Steps {
  advance()
  const subject = readCondition()
  expect('{')
  return readScope((names) => {
    const branches: Branch[] = []
    const statements: Steps[] = []
    while (!accept('}')) {
      const isDefault = accept('default')
      if (!isDefault) expect('case')
      const value = isDefault ? null : readWhole()
      expect(':')
      branches.push({ value, start: statements.length })
      statements.push(...readSteps(['case', 'default', '}']))
    }
    return function* (outer) {
      spend(SLOW_STEPS)
      const given = yield* subject(outer)
      const frame = openFrame(outer, names)
      const start = yield* chooseStart(branches, given, frame)
      const completion = yield* runAll(statements.slice(start ?? statements.length))(frame)
      return completion === BROKEN ? undefined : completion
    }
  })
}

function* chooseStart(
  branches: readonly Branch[],
  given: unknown,
  frame: Frame | null,
): Generator<unknown, number | undefined, unknown> {
  for (const { value, start } of branches) {
    if (value && (yield* value(frame)) === given) return start
  }
  return branches.find(({ value }) => !value)?.start
}

function readTry(): Steps {
  advance()
  const body = readBlock()
  const handler = accept('catch') ? readCatch() : null
  const last = accept('finally') ? readBlock() : null
  if (!handler && !last) fail()
  const guarded = handler ? withCatch(body, handler) : body
  return last ? withFinally(guarded, last) : guarded
}

/** What follows `catch`: what it does with what was thrown. */
type Handler = (frame: Frame | null, thrown: unknown) => ReturnType<Steps>

function readCatch(): Handler {
  return readScope((names) => {
    const target = accept('(') ? readDeclared('let') : null
    if (target) expect(')')
    const body = readBlock()
    const store = target && storeOf(target)
    return (outer, thrown) => {
      const frame = openFrame(outer, names)
      store?.(frame, thrown)
      return body(frame)
    }
  })
}

function withCatch(body: Steps, handler: Handler): Steps {
  return function* (frame) {
    const { depth } = currentRun()
    try {
      return yield* body(frame)
    } catch (thrown) {
      return yield* handler(frame, recover(thrown, depth))
    }
  }
}

function withFinally(body: Steps, last: Steps): Steps {
  return function* (frame) {
    const { depth } = currentRun()
    let completion: unknown
    try {
      completion = yield* body(frame)
    } catch (thrown) {
      recover(thrown, depth)
      const later = yield* last(frame)
      if (later === undefined) throw thrown
      return later
    }
    // Functions that it calls give back values of their own.
    const value = takeBack(completion)
    const later = yield* last(frame)
    if (later !== undefined) return later
    return completion === RETURNED ? giveBack(value) : completion
  }
}

/** Gives what a `catch` at this depth is given; throws again what no text may catch. */
function recover(thrown: unknown, depth: number): unknown {
  const caught = toCaught(thrown)
  currentRun().depth = depth
  spend(2 * SLOW_STEPS)
  return caught
}
