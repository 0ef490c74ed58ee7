import { jsonSnapshot } from '../../content/jsonSnapshot'
import { filterFields } from '../../utils/values/filterFields'
import { isRecord } from '../../utils/values/isRecord'
import { isSafeKey } from '../../utils/values/safePath'

/** Functions of the site by name, optionally nested in objects. A list provides its `push`. */
export interface SiteGlobals {
  readonly [name: string]: ((...args: never[]) => unknown) | readonly unknown[] | SiteGlobals
}

/** {@link SiteGlobals} as content can call them. */
export interface CallableGlobals {
  readonly [name: string]: ((...args: unknown[]) => unknown) | CallableGlobals
}

const MAX_DEPTH = 5

/**
 * Wraps functions that content may call: own functions of plain objects, looked up at each call,
 * with copied arguments. Other properties are hidden, and none can be written.
 */
export function callableGlobals(given: unknown, depth = 0): CallableGlobals {
  const source = isRecord(given) ? filterFields(given, isSafeKey) : {}
  const callable: Record<string, CallableGlobals[string]> = {}
  for (const [name, value] of Object.entries(source)) {
    if (typeof value === 'function') callable[name] = callerOf(given, name)
    else if (Array.isArray(value)) callable[name] = Object.freeze({ push: callerOf(value, 'push') })
    else if (isRecord(value) && depth < MAX_DEPTH)
      callable[name] = callableGlobals(value, depth + 1)
  }
  return Object.freeze(callable)
}

/** Looked up at each call, because tag managers replace `push` later. */
function callerOf(holder: unknown, name: string): (...args: unknown[]) => unknown {
  const functions = holder as Record<string, (...args: unknown[]) => unknown>
  return (...args) => functions[name]?.(...args.map((value) => jsonSnapshot(value)))
}
