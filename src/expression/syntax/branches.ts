import type { Frame } from '../runtime/frames'
import { openFrame } from '../runtime/frames'
import { leaves } from '../runtime/Jump'
import { SLOW_STEPS } from '../runtime/limits'
import { toCaught } from '../runtime/problem'
import type { Steps } from '../runtime/promises'
import { readWhole } from './awaits'
import { inSteps, readCondition, readScope, stepThrough } from './clauses'
import { markPlace } from './functions'
import { declare, forgetReads } from './notes'
import { readPrimary, readSequence } from './operands'
import type { Part } from './Part'
import { namesIn, storeOf } from './pattern'
import { accept, expect, fail } from './reader'
import { rules } from './rules'

/** A `case`, or `default` where there is nothing to compare with, and where its statements begin. */
interface Branch {
  readonly value: Part | null
  readonly start: number
}

/** Reads `switch` from its parentheses on. */
export function readBranches(labels: readonly string[]): Part {
  const subject = readCondition()
  expect('{')
  return readScope((names) => {
    const branches: Branch[] = []
    const statements: Part[] = []
    while (!accept('}')) {
      const isDefault = accept('default')
      if (!isDefault) expect('case')
      const value = isDefault ? null : readWhole(readSequence)
      expect(':')
      branches.push({ value, start: statements.length })
      statements.push(...rules.statements(['case', 'default', '}']))
    }
    const parts = [subject, ...branches.flatMap(({ value }) => value ?? []), ...statements]
    return inSteps(parts, function* (outer) {
      const given = yield* stepThrough(subject, outer)
      const frame = openFrame(outer, names)
      const chosen = (yield* choose(branches, given, frame)) ?? branches.find(({ value }) => !value)
      for (const statement of chosen ? statements.slice(chosen.start) : []) {
        const jump = yield* stepThrough(statement, frame)
        if (jump !== undefined) return leaves(jump, labels) ? undefined : jump
      }
      return undefined
    })
  })
}

function* choose(
  branches: readonly Branch[],
  given: unknown,
  frame: Frame,
): Generator<unknown, Branch | undefined, unknown> {
  for (const branch of branches) {
    if (branch.value && (yield* stepThrough(branch.value, frame)) === given) return branch
  }
  return undefined
}

/** Reads `try` from its block on. */
export function readTry(): Part {
  const body = rules.block()
  const handler = accept('catch') ? readCatch() : null
  const last = accept('finally') ? rules.block() : null
  if (!handler && !last) fail()

  function* guarded(frame: Frame): Steps {
    if (!handler) return yield* stepThrough(body, frame)
    const { depth } = frame.run
    try {
      return yield* stepThrough(body, frame)
    } catch (thrown) {
      const caught = toCaught(thrown)
      frame.run.depth = depth
      frame.run.spend(2 * SLOW_STEPS)
      const inner = openFrame(frame, handler.names)
      handler.store?.(inner, caught)
      return yield* stepThrough(handler.body, inner)
    }
  }

  const parts = [body, handler?.body, last].filter((part) => part != null)
  return inSteps(parts, function* (frame) {
    if (!last) return yield* guarded(frame)
    const { depth } = frame.run
    let jump: unknown
    try {
      jump = yield* guarded(frame)
    } catch (thrown) {
      // Nothing more is done where the run has come to its end.
      toCaught(thrown)
      frame.run.depth = depth
      frame.run.spend(2 * SLOW_STEPS)
      return (yield* stepThrough(last, frame)) ?? raise(thrown)
    }
    const { returned } = frame.run
    const later = yield* stepThrough(last, frame)
    if (later === undefined) frame.run.returned = returned
    return later ?? jump
  })
}

function raise(thrown: unknown): never {
  throw thrown
}

function readCatch() {
  return readScope((names) => {
    if (!accept('(')) return { names, store: null, body: rules.block() }
    const { reads } = markPlace()
    const target = readPrimary()
    forgetReads(namesIn(target), reads)
    declare('let', namesIn(target))
    expect(')')
    return { names, store: storeOf(target), body: rules.block() }
  })
}
