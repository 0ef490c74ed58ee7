import { wordSet } from '../../utils/wordSet'
import {
  accept,
  advance,
  entriesOf,
  expect,
  isFollowedBy,
  itemsOf,
  language,
  markPlace,
  NOTHING,
  namePart,
  openFrame,
  peek,
  peekText,
  readCondition,
  readDeclarations,
  readDeclared,
  readEffect,
  readScope,
  readSequence,
  spend,
  storeOf,
  weightSince,
} from '../core'
import type { Frame } from '../runtime/frames'
import type { Mark } from '../syntax/functions'
import type { Part } from '../syntax/Part'
import { endsAt, takeLabels } from './jumps'

/** A loop that tests whether to take another turn. */
interface Loop {
  readonly start?: Part
  readonly test: Part
  readonly step?: Part
  readonly body: Part
  /** Whether the first turn needs no test. */
  readonly isTestedLate?: boolean
}

type ListItems = (value: unknown) => readonly unknown[]

const DECLARATIONS = wordSet('var let const')

const ALWAYS: Part = { get: () => true }

/** What follows a name in `for (name of list)`. */
const EACH = /\s+(?:of|in)\b/y

export function readWhile(): Part {
  const labels = takeLabels()
  advance()
  const mark = markPlace()
  const test = readCondition()
  return loopPart({ test, body: language.rules.statement() }, weightSince(mark), [], labels)
}

export function readDo(): Part {
  const labels = takeLabels()
  advance()
  const mark = markPlace()
  const body = language.rules.statement()
  expect('while')
  const test = readCondition()
  accept(';')
  return loopPart({ test, body, isTestedLate: true }, weightSince(mark), [], labels)
}

export function readFor(): Part {
  const labels = takeLabels()
  advance()
  return readScope((names) => readLoop(names, labels))
}

/** @param names - Those that its head declares. */
function readLoop(names: readonly string[], labels: readonly string[]): Part {
  const mark = markPlace()
  expect('(')
  let start = NOTHING
  if (DECLARATIONS.has(peekText())) {
    const kind = advance()
    const target = readDeclared(kind)
    const items = acceptEach()
    if (items) return readEach(target, items, names, labels, mark)
    start = readDeclarations(kind, target)
  } else if (peek().kind === 'name' && isFollowedBy(EACH)) {
    const target = namePart(advance())
    return readEach(target, acceptEach() as ListItems, names, labels, mark)
  } else if (peekText() !== ';') {
    start = readEffect()
  }
  expect(';')
  const test = peekText() === ';' ? ALWAYS : readSequence()
  expect(';')
  const step = peekText() === ')' ? NOTHING : readEffect()
  expect(')')
  const body = language.rules.statement()
  return loopPart({ start, test, step, body }, weightSince(mark), names, labels)
}

/** @param weight - What a turn costs, in steps. */
function loopPart(
  { start = NOTHING, test, step = NOTHING, body, isTestedLate }: Loop,
  weight: number,
  names: readonly string[],
  labels: readonly string[],
): Part {
  return {
    get(outer) {
      let frame = openFrame(outer, names)
      start.get(frame)
      let isDue = isTestedLate || test.get(frame)
      while (isDue) {
        spend(weight)
        const jump = body.get(frame)
        if (jump !== undefined && !endsAt(jump, 'continue', labels)) {
          return endsAt(jump, 'break', labels) ? undefined : jump
        }
        // Functions that a turn made keep the variables of that turn.
        frame = copyFrame(frame, outer)
        step.get(frame)
        isDue = test.get(frame)
      }
      return undefined
    },
  }
}

/** A copy of a frame for the next turn of a loop; what stands outside of the loop stays the same. */
function copyFrame(frame: Frame | null, outer: Frame | null): Frame | null {
  return frame === outer || frame === null ? frame : { ...frame, values: [...frame.values] }
}

/** Takes `of` or `in`, and gives how the one or the other makes a list of a value. */
function acceptEach(): ListItems | null {
  return accept('of') ? itemsOf : accept('in') ? keysOf : null
}

function readEach(
  target: Part,
  listItems: ListItems,
  names: readonly string[],
  labels: readonly string[],
  mark: Mark,
): Part {
  const store = storeOf(target)
  const list = readSequence()
  expect(')')
  const body = language.rules.statement()
  const weight = weightSince(mark)
  return {
    get(outer) {
      for (const item of listItems(list.get(outer))) {
        spend(weight)
        const frame = openFrame(outer, names)
        store(frame, item)
        const jump = body.get(frame)
        if (jump !== undefined && !endsAt(jump, 'continue', labels)) {
          return endsAt(jump, 'break', labels) ? undefined : jump
        }
      }
      return undefined
    },
  }
}

function keysOf(value: unknown): readonly unknown[] {
  return entriesOf(value).map(([key]) => key)
}
