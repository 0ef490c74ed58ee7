import { jsonSnapshot } from '../../client/tracking/jsonSnapshot'
import { filterFields } from '../../utils/filterFields'
import { isRecord } from '../../utils/isRecord'
import { isSafeKey } from '../../utils/safePath'

/** Functions of the site by name, alone or in objects. Of a list, its `push` is meant. */
export interface SiteGlobals {
  readonly [name: string]: ((...args: never[]) => unknown) | readonly unknown[] | SiteGlobals
}

/** {@link SiteGlobals} as content sees them. */
export interface CallableGlobals {
  readonly [name: string]: ((...args: unknown[]) => unknown) | CallableGlobals
}

const MAX_DEPTH = 5

/**
 * Functions that content may call: own functions of plain objects, looked up at each call, with
 * copies of the arguments. Other properties are hidden, and none can be set.
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

/** Tag managers put a function of their own in the place of `push` later on. */
function callerOf(holder: unknown, name: string): (...args: unknown[]) => unknown {
  const functions = holder as Record<string, (...args: unknown[]) => unknown>
  return (...args) => functions[name]?.(...args.map((value) => jsonSnapshot(value)))
}

/** Their full names, for editors: `cart.add`. */
export function globalNames(globals: CallableGlobals, path = ''): readonly string[] {
  return Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'function' ? [path + name] : globalNames(value, `${path}${name}.`),
  )
}
