import {
  accept,
  advance,
  currentRun,
  derive,
  ended,
  endsHere,
  expect,
  fail,
  isStackEnd,
  language,
  openFrame,
  Refusal,
  readCondition,
  readDeclared,
  readScope,
  readSequence,
  spend,
  storeOf,
} from '../core'
import type { Frame } from '../runtime/frames'
import { SLOW_STEPS } from '../runtime/limits'
import type { Part } from '../syntax/Part'
import { endsAt, takeLabels } from './jumps'

/** A `case`, or `default` where there is nothing to compare with, and where its statements begin. */
interface Branch {
  readonly value: Part | null
  readonly start: number
}

/** Reads `switch`. */
export function readBranches(): Part {
  const labels = takeLabels()
  advance()
  const subject = readCondition()
  expect('{')
  return readScope((names) => {
    const branches: Branch[] = []
    const statements: Part[] = []
    while (!accept('}')) {
      const isDefault = accept('default')
      if (!isDefault) expect('case')
      const value = isDefault ? null : readSequence()
      expect(':')
      branches.push({ value, start: statements.length })
      statements.push(...language.rules.statements(['case', 'default', '}']))
    }
    return {
      get(outer) {
        spend(SLOW_STEPS)
        const given = subject.get(outer)
        const frame = openFrame(outer, names)
        const chosen =
          branches.find(({ value }) => value && value.get(frame) === given) ??
          branches.find(({ value }) => !value)
        for (const { get } of chosen ? statements.slice(chosen.start) : []) {
          const jump = get(frame)
          if (jump !== undefined) return endsAt(jump, 'break', labels) ? undefined : jump
        }
        return undefined
      },
    }
  })
}

/** Reads `throw`. */
export function readThrow(): Part {
  advance()
  if (endsHere()) fail()
  return ended(
    derive(readSequence(), (_, value) => {
      throw value
    }),
  )
}

/** Reads `try`. */
export function readTry(): Part {
  advance()
  const body = language.rules.block()
  const handler = accept('catch') ? readCatch() : null
  const last = accept('finally') ? language.rules.block() : null
  if (!handler && !last) fail()
  const guarded = handler ? withCatch(body, handler) : body
  return last ? withFinally(guarded, last) : guarded
}

/** @param handler - What it does with what was thrown. */
function withCatch(body: Part, handler: (frame: Frame | null, thrown: unknown) => unknown): Part {
  return {
    get(frame) {
      const { depth } = currentRun()
      try {
        return body.get(frame)
      } catch (thrown) {
        return handler(frame, recover(thrown, depth))
      }
    },
  }
}

function withFinally(body: Part, last: Part): Part {
  return {
    get(frame) {
      const { depth } = currentRun()
      let jump: unknown
      try {
        jump = body.get(frame)
      } catch (thrown) {
        recover(thrown, depth)
        const later = last.get(frame)
        if (later === undefined) throw thrown
        return later
      }
      return last.get(frame) ?? jump
    },
  }
}

function readCatch(): (frame: Frame | null, thrown: unknown) => unknown {
  return readScope((names) => {
    const target = accept('(') ? readDeclared('let') : null
    if (target) expect(')')
    const body = language.rules.block()
    const store = target && storeOf(target)
    return (outer, thrown) => {
      const frame = openFrame(outer, names)
      store?.(frame, thrown)
      return body.get(frame)
    }
  })
}

/** Gives what a `catch` at this depth is given; throws again what no text may catch. */
function recover(thrown: unknown, depth: number): unknown {
  const caught = toCaught(thrown)
  currentRun().depth = depth
  spend(2 * SLOW_STEPS)
  return caught
}

/**
 * What a `catch` of the text is given. Throws again what no text may catch: a limit, or a loop in
 * a `try` would never end; and what the language lacks, or the text would go on with a wrong value.
 */
export function toCaught(thrown: unknown): unknown {
  if (isStackEnd(thrown)) throw thrown
  if (!(thrown instanceof Refusal)) return thrown
  if (thrown.kind !== 'missing' && thrown.kind !== 'error') throw thrown
  return new TypeError(thrown.message)
}
