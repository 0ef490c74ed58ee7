import { onePer } from '../../utils/onePer'
import {
  attemptLater,
  callFunction,
  functions,
  itemsOf,
  libraryFunction,
  refuse,
  toNumber,
  toProblem,
} from '../core'
import type { Kind, Method } from '../runtime/kinds'
import { MAX_TIMERS, SLOW_STEPS } from '../runtime/limits'
import type { Run } from '../runtime/Run'
import { toCaught } from './branches'

type Timer = ReturnType<typeof setTimeout>

/** Promises whose failure somebody waits for. */
const awaited = new WeakSet<object>()

/** What waits until a signal ends it. */
const waitingFor = onePer((signal: AbortSignal) => {
  const waiting = new Set<Timer>()
  signal.addEventListener('abort', () => {
    for (const timer of waiting) clearTimeout(timer)
  })
  return waiting
})

export const laterGlobals = {
  Promise: libraryFunction(
    makePromise,
    functions({
      resolve: (run, value) => watch(run, Promise.resolve(value)),
      reject: (run, reason) => watch(run, Promise.reject(reason)),
      all: (run, list) => watch(run, Promise.all(itemsOf(run, list).map(noteAwaited))),
    }),
  ),
  ...functions({
    setTimeout: (run, callback, delay) => startTimer(run, callback, delay, false),
    setInterval: (run, callback, delay) => startTimer(run, callback, delay, true),
    clearTimeout: stopTimer,
    clearInterval: stopTimer,
  }),
}

export const promiseKind: Kind = {
  methods: Object.fromEntries(
    (['then', 'catch', 'finally'] as const).map((name) => [name, react(name)]),
  ),
}

function makePromise(run: Run, executor: unknown): Promise<unknown> {
  if (typeof executor !== 'function') refuse('error', 'new Promise() needs a function')
  const start = (...ends: unknown[]) => void callFunction(run, executor, undefined, ends)
  return watch(run, new Promise(start))
}

/** What follows a promise. What it throws goes to the promise that comes of it. */
function react(name: 'then' | 'catch' | 'finally'): Method<Promise<unknown>> {
  return (run, promise, args) => {
    const reactions = args.map((arg) => toReaction(run, arg))
    return watch(run, Reflect.apply(Promise.prototype[name], noteAwaited(promise), reactions))
  }
}

/** What a promise may call in the place of a function, when the run has ended. What a `catch` could be given goes to the promise. */
function toReaction(run: Run, value: unknown): unknown {
  if (typeof value !== 'function') return value
  return (...args: unknown[]) => {
    const failures: unknown[] = []
    const result = attemptLater(run, () => {
      try {
        return callFunction(run, value, undefined, args)
      } catch (thrown) {
        failures.push(toCaught(thrown))
      }
    })
    if (failures.length > 0) throw failures[0]
    return result
  }
}

/** Remembers that the text waits for a promise, and gives it. */
function noteAwaited<T>(promise: T): T {
  if (promise instanceof Promise) awaited.add(promise)
  return promise
}

/**
 * Keeps the failure of a promise from the page, which has no part in it: it is reported as a
 * problem of the text, unless the text itself waits for the promise.
 */
function watch<T>(run: Run, promise: Promise<T>): Promise<T> {
  run.spend(2 * SLOW_STEPS)
  promise.catch((thrown) => {
    if (!awaited.has(promise)) run.scope.report?.(toProblem(thrown, run.traits.source))
  })
  return promise
}

function startTimer(run: Run, callback: unknown, delay: unknown, repeats: boolean): unknown {
  const { signal } = run.scope
  if (!signal) refuse('unknown', 'Timers work in actions only')
  if (typeof callback !== 'function') refuse('forbidden', 'A timer needs a function')
  const waiting = waitingFor(signal)
  if (waiting.size >= MAX_TIMERS) refuse('limit', `More than ${MAX_TIMERS} timers wait`)
  if (signal.aborted) return undefined
  const call = callback as () => void
  const once = (): void => {
    waiting.delete(timer)
    call()
  }
  const wait = toNumber(run, delay) || 0
  const timer = repeats ? setInterval(call, wait) : setTimeout(once, wait)
  waiting.add(timer)
  return timer
}

function stopTimer(run: Run, id: unknown): void {
  const { signal } = run.scope
  // Those of the page are no business of the content.
  if (signal && waitingFor(signal).delete(id as Timer)) clearTimeout(id as Timer)
}
