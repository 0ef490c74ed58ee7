import { CALL_NAMES, functionPart } from './functionPart'
import { countReads, forgetReads, within } from './notes'
import type { Evaluate, Part } from './Part'
import { namesIn } from './pattern'
import { expect, next, token } from './reader'
import { readList } from './readList'
import { rules } from './rules'

/** Characters of text that a step of a run is worth. */
const LENGTH_OF_STEP = 64

/** A place in the text, and how many reads of the state had been noted there. */
export interface Mark {
  readonly start: number
  readonly reads: number
}

/** Where the text is being read. */
export function markPlace(): Mark {
  return { start: token.start, reads: countReads() }
}

/** What it costs, in steps, to run once what was read since. */
export function weightSince({ start }: Mark): number {
  return Math.max(1, (token.start - start) / LENGTH_OF_STEP)
}

/** Reads a function from its parameters on. */
export function readFunction(name: string): Part {
  const mark = markPlace()
  expect('(')
  return finishFunction(name, readList(')'), mark, false, rules.body)
}

/** Reads an arrow function from its arrow on. */
export function readArrow(parameters: readonly Part[], mark: Mark): Part {
  expect('=>')
  const readBody = () => (next === '{' ? rules.body() : rules.assignment().get)
  return finishFunction('', parameters, mark, true, readBody)
}

/** Reads the body of a function whose parameters have been read. */
export function finishFunction(
  ownName: string,
  parameters: readonly Part[],
  mark: Mark,
  isArrow: boolean,
  readBody: () => Evaluate,
): Part {
  const names = [ownName, ...(isArrow ? [] : CALL_NAMES), ...parameters.flatMap(namesIn)]
  // Parameters were read as if they were names in an expression.
  forgetReads(names, mark.reads)
  const body = within(names, true, readBody)
  return functionPart({ names, parameters, body, weight: weightSince(mark), isArrow })
}
