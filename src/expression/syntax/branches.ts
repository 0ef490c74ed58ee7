import { type Frame, openFrame } from '../runtime/frames'
import { endsAt } from '../runtime/Jump'
import { SLOW_STEPS } from '../runtime/limits'
import { readCondition, readDeclared, readScope } from './clauses'
import { readSequence } from './operands'
import type { Part } from './Part'
import { storeOf } from './pattern'
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
      const value = isDefault ? null : readSequence()
      expect(':')
      branches.push({ value, start: statements.length })
      statements.push(...rules.statements(['case', 'default', '}']))
    }
    return {
      get(outer) {
        outer.run.spend(SLOW_STEPS)
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

/** Reads `try` from its block on. */
export function readTry(): Part {
  const body = rules.block()
  const handler = accept('catch') ? readCatch() : null
  const last = accept('finally') ? rules.block() : null
  if (!handler && !last) fail()
  const guarded = handler ? withCatch(body, handler) : body
  return last ? withFinally(guarded, last) : guarded
}

/** @param handler - What it does with what was thrown. */
function withCatch(body: Part, handler: (frame: Frame, thrown: unknown) => unknown): Part {
  return {
    get(frame) {
      const { depth } = frame.run
      try {
        return body.get(frame)
      } catch (thrown) {
        return handler(frame, frame.run.recover(thrown, depth))
      }
    },
  }
}

function withFinally(body: Part, last: Part): Part {
  return {
    get(frame) {
      const { depth } = frame.run
      let jump: unknown
      try {
        jump = body.get(frame)
      } catch (thrown) {
        frame.run.recover(thrown, depth)
        const later = last.get(frame)
        if (later === undefined) throw thrown
        return later
      }
      return last.get(frame) ?? jump
    },
  }
}

function readCatch(): (frame: Frame, thrown: unknown) => unknown {
  return readScope((names) => {
    const target = accept('(') ? readDeclared('let') : null
    if (target) expect(')')
    const body = rules.block()
    const store = target && storeOf(target)
    return (outer, thrown) => {
      const frame = openFrame(outer, names)
      store?.(frame, thrown)
      return body.get(frame)
    }
  })
}
