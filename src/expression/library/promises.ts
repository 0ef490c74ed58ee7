import { fromNames } from '../../utils/values/fromNames'
import { toCaught } from '../runtime/caught'
import type { Method, MethodTable } from '../runtime/kinds'
import { laterCaller, noteAwaited, toSettled, watch } from '../runtime/later'
import { refuse } from '../runtime/problem'
import { itemsOf, withMembers } from '../runtime/properties'

export const PromiseClass = withMembers(makePromise, {
  resolve: (value: unknown) => watch(Promise.resolve(toSettled(value))),
  reject: (reason: unknown) => watch(Promise.reject(reason)),
  ...fromNames('all allSettled race', (name) => (list: unknown) => {
    const combine = Promise[name as 'all']
    return watch(combine.call(Promise, itemsOf(list).map(noteAwaited)))
  }),
})

export const PROMISE_METHODS: MethodTable<never> = fromNames('then catch finally', reacting)

function makePromise(executor: unknown): Promise<unknown> {
  if (typeof executor !== 'function') refuse('error', 'new Promise() needs a function')
  return watch(
    new Promise((resolve, reject) =>
      executor((value: unknown) => resolve(toSettled(value)), reject),
    ),
  )
}

/** Creates a method that adds reactions. Their errors reject the promise that it returns. */
function reacting(name: string): Method<Promise<unknown>> {
  return (promise, args) => {
    const react = Promise.prototype[name as 'then']
    return watch(Reflect.apply(react, noteAwaited(promise), args.map(toReaction)))
  }
}

/**
 * Wraps a callback so that a promise may call it after the run has ended. Errors that a `catch`
 * could handle go to the promise.
 */
function toReaction(value: unknown): unknown {
  if (typeof value !== 'function') return value
  const call = laterCaller()
  return (...args: unknown[]) => {
    const failures: unknown[] = []
    const result = call?.(() => {
      try {
        return value(...args)
      } catch (thrown) {
        failures.push(toCaught(thrown))
      }
    })
    if (failures.length > 0) throw failures[0]
    return toSettled(result)
  }
}
