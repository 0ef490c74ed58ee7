import {
  accept,
  advance,
  BROKEN,
  CONTINUED,
  entriesOf,
  expect,
  itemsOf,
  markPlace,
  namePart,
  readDeclared,
  readScope,
  spend,
  storeOf,
  weightSince,
} from '../core'
import { copyFrame, openFrame } from '../runtime/frames'
import type { Mark } from '../syntax/functions'
import type { Part } from '../syntax/Part'
import { readWhole } from './awaits'
import { effect, readCondition, readDeclarations } from './clauses'
import { readTurn } from './jumps'
import { isFollowedBy, nextWord, peek } from './reading'
import { grammar, type Steps, stepped } from './steps'

/** What a loop does, but for what it repeats. */
interface Loop {
  readonly start: Steps
  readonly test: Steps
  readonly step: Steps
  readonly names: readonly string[]
  /** Whether the first turn needs no test. */
  readonly isTestedLate?: boolean
}

/** What follows a name in `for (name of list)`. */
const EACH = /\s+(?:of|in)\b/y

const NOTHING: Steps = stepped(() => undefined)
const ALWAYS: Steps = stepped(() => true)

/** Reads `do`. */
export function readDo(): Steps {
  advance()
  const mark = markPlace()
  const body = readTurn(grammar.step)
  expect('while')
  const test = readCondition()
  accept(';')
  return loop({ start: NOTHING, test, step: NOTHING, names: [], isTestedLate: true }, body, mark)
}

/** Reads `while`, where it may wait. */
export function readWhile(): Steps {
  advance()
  const mark = markPlace()
  const test = readCondition()
  return loop({ start: NOTHING, test, step: NOTHING, names: [] }, readTurn(grammar.step), mark)
}

/** Reads `for`, where it may wait. */
export function readFor(): Steps {
  advance()
  return readScope((names) => {
    const mark = markPlace()
    expect('(')
    let start = NOTHING
    if (['var', 'let', 'const'].includes(nextWord())) {
      const kind = advance()
      const target = readDeclared(kind)
      if (accept('of')) return readEach(target, itemsOf, names, mark)
      if (accept('in')) return readEach(target, keysOf, names, mark)
      start = readDeclarations(kind, target)
    } else if (peek().kind === 'name' && isFollowedBy(EACH)) {
      const target = namePart(advance())
      return readEach(target, advance() === 'of' ? itemsOf : keysOf, names, mark)
    } else if (nextWord() !== ';') {
      start = effect(readWhole())
    }
    expect(';')
    const test = nextWord() === ';' ? ALWAYS : readWhole()
    expect(';')
    const step = nextWord() === ')' ? NOTHING : effect(readWhole())
    expect(')')
    return loop({ start, test, step, names }, readTurn(grammar.step), mark)
  })
}

function loop(
  { start, test, step, names, isTestedLate = false }: Loop,
  body: Steps,
  mark: Mark,
): Steps {
  const weight = weightSince(mark)
  return function* (outer) {
    let frame = openFrame(outer, names)
    yield* start(frame)
    let isDue = isTestedLate || (yield* test(frame))
    while (isDue) {
      spend(weight)
      const completion = yield* body(frame)
      if (completion === BROKEN) break
      if (completion !== undefined && completion !== CONTINUED) return completion
      // Functions that a turn made keep the variables of that turn.
      frame = copyFrame(frame, outer)
      yield* step(frame)
      isDue = yield* test(frame)
    }
    return undefined
  }
}

function readEach(
  target: Part,
  list: (value: unknown) => readonly unknown[],
  names: readonly string[],
  mark: Mark,
): Steps {
  const store = storeOf(target)
  const value = readWhole()
  expect(')')
  const body = readTurn(grammar.step)
  const weight = weightSince(mark)
  return function* (outer) {
    for (const item of list(yield* value(outer))) {
      spend(weight)
      const frame = openFrame(outer, names)
      store(frame, item)
      const completion = yield* body(frame)
      if (completion === BROKEN) break
      if (completion !== undefined && completion !== CONTINUED) return completion
    }
    return undefined
  }
}

function keysOf(value: unknown): readonly string[] {
  return entriesOf(value).map(([key]) => key)
}
