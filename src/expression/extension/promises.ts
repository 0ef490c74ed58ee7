import {
  attemptLater,
  currentRun,
  currentScope,
  itemsOf,
  refuse,
  spend,
  toNumber,
  toProblem,
  withMembers,
} from '../core'
import type { Kind, Method } from '../runtime/kinds'
import {
  LATE_STEPS,
  MAX_STEPS,
  MAX_TIMERS,
  SLOW_STEPS,
  STEPS_PER_MILLISECOND,
} from '../runtime/limits'
import type { Traits } from '../runtime/run'
import type { Scope } from '../runtime/Scope'
import { isDraft } from './between'
import { toCaught } from './caught'

type Timer = ReturnType<typeof setTimeout>

/** Promises whose failure somebody waits for. */
const awaited = new WeakSet<object>()

/** What the late calls of a run have left, and when they last got some. */
const budgets = new WeakMap<Scope, { readonly left: number; readonly time: number }>()

/** Timers that wait, by the state that they belong to. */
const timers = new WeakMap<object, Set<Timer>>()

/** What ends timers, once it is known to. */
const lives = new WeakMap<Set<Timer>, AbortSignal>()

export const promiseGlobals = {
  Promise: withMembers(makePromise, {
    resolve: (value: unknown) => watch(Promise.resolve(value)),
    reject: (reason: unknown) => watch(Promise.reject(reason)),
    all: (list: unknown) => watch(Promise.all(itemsOf(list).map(noteAwaited))),
    allSettled: (list: unknown) => watch(Promise.allSettled(itemsOf(list).map(noteAwaited))),
    race: (list: unknown) => watch(Promise.race(itemsOf(list).map(noteAwaited))),
  }),
  setTimeout: startTimer,
  clearTimeout: stopTimer,
}

export const promiseKind: Kind = {
  methods: Object.fromEntries(
    (['then', 'catch', 'finally'] as const).map((name) => [name, reacting(name)]),
  ),
}

function makePromise(executor: unknown): Promise<unknown> {
  if (typeof executor !== 'function') refuse('error', 'new Promise() needs a function')
  return watch(new Promise(executor as () => void))
}

/** What follows a promise. What it throws goes to the promise that comes of it. */
function reacting(name: 'then' | 'catch' | 'finally'): Method<Promise<unknown>> {
  return (promise, args) => {
    const reactions = args.map((arg) => toReaction(arg))
    return watch(Reflect.apply(Promise.prototype[name], noteAwaited(promise), reactions))
  }
}

/** What a promise may call in the place of a function, when the run has ended. What a `catch` could be given goes to the promise. */
function toReaction(value: unknown): unknown {
  if (typeof value !== 'function') return value
  const { scope, traits } = currentRun()
  return (...args: unknown[]) => {
    const failures: unknown[] = []
    const result = tryLater(scope, traits, () => {
      try {
        return value(...args)
      } catch (thrown) {
        failures.push(toCaught(thrown))
      }
    })
    if (failures.length > 0) throw failures[0]
    return result
  }
}

/**
 * Does what a run has left for later. Its steps come back with time only, so that promises that call each other without
 * end use up what is left.
 */
export function tryLater(scope: Scope, traits: Traits, task: () => unknown): unknown {
  return attemptLater(scope, traits, () => {
    const run = currentRun()
    const time = performance.now()
    const known = budgets.get(scope)
    const regained = known ? known.left + (time - known.time) * STEPS_PER_MILLISECOND : MAX_STEPS
    run.steps = Math.min(MAX_STEPS, regained)
    try {
      spend(LATE_STEPS)
      return task()
    } finally {
      budgets.set(scope, { left: Math.max(0, run.steps), time })
    }
  })
}

/** Remembers that the text waits for a promise, and gives it. */
export function noteAwaited<T>(promise: T): T {
  if (promise instanceof Promise) awaited.add(promise)
  return promise
}

/**
 * Keeps the failure of a promise from the page, which has no part in it: it is reported as a problem of the text, unless
 * the text itself waits for the promise.
 */
export function watch<T>(promise: Promise<T>): Promise<T> {
  const { scope, traits } = currentRun()
  spend(2 * SLOW_STEPS)
  promise.catch((thrown) => {
    if (!awaited.has(promise)) scope.report?.(toProblem(thrown, traits.source))
  })
  return promise
}

function startTimer(callback: unknown, delay: unknown): unknown {
  const { scope, traits } = currentRun()
  if (!isDraft(scope)) refuse('unknown', 'Timers work in actions only')
  if (typeof callback !== 'function') refuse('forbidden', 'A timer needs a function')
  const waiting = waitingFor(scope)
  if (waiting.size >= MAX_TIMERS) refuse('limit', `More than ${MAX_TIMERS} timers wait`)
  const timer: Timer = setTimeout(() => {
    waiting.delete(timer)
    tryLater(scope, traits, () => callback())
  }, toNumber(delay) || 0)
  waiting.add(timer)
  stopAtEnd(waiting, scope.life?.current?.signal)
  return timer
}

function stopAtEnd(waiting: Set<Timer>, end: AbortSignal | undefined): void {
  if (!end || lives.get(waiting) === end) return
  lives.set(waiting, end)
  end.addEventListener('abort', () => {
    for (const timer of waiting) clearTimeout(timer)
    waiting.clear()
  })
}

function stopTimer(id: unknown): void {
  // Those of the page are no business of the content.
  if (waitingFor(currentScope()).delete(id as Timer)) clearTimeout(id as Timer)
}

function waitingFor(scope: Scope): Set<Timer> {
  const owner = scope.data ?? scope
  const waiting = timers.get(owner) ?? new Set<Timer>()
  timers.set(owner, waiting)
  return waiting
}
