import { onePer } from '../../utils/onePer'
import {
  attemptLater,
  callFunction,
  currentRun,
  currentScope,
  functions,
  itemsOf,
  libraryFunction,
  refuse,
  spend,
  toNumber,
  toProblem,
} from '../core'
import type { Kind, Method } from '../runtime/kinds'
import { MAX_TIMERS, SLOW_STEPS } from '../runtime/limits'
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
      resolve: (value) => watch(Promise.resolve(value)),
      reject: (reason) => watch(Promise.reject(reason)),
      all: (list) => watch(Promise.all(itemsOf(list).map(noteAwaited))),
    }),
  ),
  ...functions({
    setTimeout: (callback, delay) => startTimer(callback, delay, false),
    setInterval: (callback, delay) => startTimer(callback, delay, true),
    clearTimeout: stopTimer,
    clearInterval: stopTimer,
  }),
}

export const promiseKind: Kind = {
  methods: Object.fromEntries(
    (['then', 'catch', 'finally'] as const).map((name) => [name, react(name)]),
  ),
}

function makePromise(executor: unknown): Promise<unknown> {
  if (typeof executor !== 'function') refuse('error', 'new Promise() needs a function')
  const start = (...ends: unknown[]) => void callFunction(executor, undefined, ends)
  return watch(new Promise(start))
}

/** What follows a promise. What it throws goes to the promise that comes of it. */
function react(name: 'then' | 'catch' | 'finally'): Method<Promise<unknown>> {
  return (promise, args) => {
    const reactions = args.map((arg) => toReaction(arg))
    return watch(Reflect.apply(Promise.prototype[name], noteAwaited(promise), reactions))
  }
}

/** What a promise may call in the place of a function, when the run has ended. What a `catch` could be given goes to the promise. */
function toReaction(value: unknown): unknown {
  if (typeof value !== 'function') return value
  const run = currentRun()
  return (...args: unknown[]) => {
    const failures: unknown[] = []
    const result = attemptLater(run, () => {
      try {
        return callFunction(value, undefined, args)
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
function watch<T>(promise: Promise<T>): Promise<T> {
  const { scope, traits } = currentRun()
  spend(2 * SLOW_STEPS)
  promise.catch((thrown) => {
    if (!awaited.has(promise)) scope.report?.(toProblem(thrown, traits.source))
  })
  return promise
}

function startTimer(callback: unknown, delay: unknown, repeats: boolean): unknown {
  const { signal } = currentScope()
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
  const wait = toNumber(delay) || 0
  const timer = repeats ? setInterval(call, wait) : setTimeout(once, wait)
  waiting.add(timer)
  return timer
}

function stopTimer(id: unknown): void {
  const { signal } = currentScope()
  // Those of the page are no business of the content.
  if (signal && waitingFor(signal).delete(id as Timer)) clearTimeout(id as Timer)
}
