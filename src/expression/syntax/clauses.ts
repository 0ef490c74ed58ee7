import { openFrame } from '../runtime/frames'
import { markPlace } from './functions'
import { declare, forgetReads, within } from './notes'
import { readPrimary, readSequence } from './operands'
import { derive, type Part } from './Part'
import { namesIn, storeOf } from './pattern'
import { accept, expect } from './reader'
import { rules } from './rules'

export const NOTHING: Part = { get: () => undefined }

/** Reads a block, or a loop with its head, together with the names that it declares. */
export function readScope<T>(read: (names: string[]) => T): T {
  const names: string[] = []
  return within(names, false, () => read(names))
}

/** An expression that is only evaluated. */
export function readEffect(): Part {
  return derive(readSequence(), () => undefined)
}

/** Reads what follows the first target after `var`, `let` or `const`. */
export function readDeclarations(kind: string, first: Part): Part {
  const steps: Part[] = []
  for (let target = first; ; target = readDeclared(kind)) {
    const store = storeOf(target)
    if (accept('=')) {
      steps.push(derive(rules.assignment(), (frame, value) => store(frame, value)))
    }
    if (!accept(',')) return runAll(steps, [])
  }
}

export function readDeclared(kind: string): Part {
  const { reads } = markPlace()
  const target = readPrimary()
  const names = namesIn(target)
  // The names were read as if they stood in an expression.
  forgetReads(names, reads)
  declare(kind, names)
  return target
}

export function readCondition(): Part {
  expect('(')
  const part = readSequence()
  expect(')')
  return part
}

/** Statements one after the other, up to one that jumps away. */
export function runAll(steps: readonly Part[], names: readonly string[]): Part {
  const all = steps.map(({ get }) => get)
  return {
    get(outer) {
      const frame = openFrame(outer, names)
      for (const run of all) {
        const jump = run(frame)
        if (jump !== undefined) return jump
      }
      return undefined
    },
  }
}
