import { accept, expect, readDeclared, rules, storeOf } from '../core'
import type { Part } from '../syntax/Part'
import { readWhole } from './awaits'
import type { Steps } from './steps'

/** What is only evaluated. */
export function effect(steps: Steps): Steps {
  return function* (frame) {
    yield* steps(frame)
  }
}

/** Statements one after the other, up to one that ends otherwise. */
export function runAll(steps: readonly Steps[]): Steps {
  return function* (frame) {
    for (const step of steps) {
      const completion = yield* step(frame)
      if (completion !== undefined) return completion
    }
    return undefined
  }
}

/** Reads what follows the first target after `var`, `let` or `const`. */
export function readDeclarations(kind: string, first: Part): Steps {
  const steps: Steps[] = []
  for (let target = first; ; target = readDeclared(kind)) {
    const store = storeOf(target)
    if (accept('=')) {
      const value = readWhole(rules.assignment)
      steps.push(function* (frame) {
        store(frame, yield* value(frame))
      })
    }
    if (!accept(',')) return runAll(steps)
  }
}

export function readCondition(): Steps {
  expect('(')
  const value = readWhole()
  expect(')')
  return value
}
