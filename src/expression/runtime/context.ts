import { entriesOf, read, type SafeKey } from './properties'
import { hasState, readState } from './readState'
import { currentScope } from './run'

/*
 * Writes to the context belong to the entry: they are stored in its state, under keys such as
 * `context.cart`, and hide the page's values. The page's own object is not changed.
 */

/** Prefix of state keys that hold writes to the context. */
export const CONTEXT_PREFIX = 'context.'

export function readContext(key: SafeKey): unknown {
  const own = CONTEXT_PREFIX + key
  return hasState(own) ? readState(own) : read(currentScope().context ?? {}, key)
}

/** Returns the receiver for a method of this name. */
export function contextWith(key: SafeKey): unknown {
  return hasState(CONTEXT_PREFIX + key) ? wholeContext() : currentScope().context
}

/** Returns the context as a whole, with the entry's own writes. */
export function wholeContext(): unknown {
  const { context, state } = currentScope()
  const own = Object.keys(state).filter((key) => key.startsWith(CONTEXT_PREFIX))
  if (own.length === 0) return context
  const entries = own.map((key) => [key.slice(CONTEXT_PREFIX.length), state[key]])
  return Object.fromEntries([...entriesOf(context), ...entries])
}
