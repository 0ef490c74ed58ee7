import { entriesOf, read, type SafeKey } from './properties'
import { hasState, readState } from './readState'
import { currentScope } from './run'

/*
 * Writes to the context belong to the entry: they go to its state, under names such as
 * `context.cart`, and hide what the page has there. The page's own object stays as it is.
 */

/** Begins the keys of the state that hold what code writes to the context. */
export const CONTEXT_PREFIX = 'context.'

export function readContext(key: SafeKey): unknown {
  const own = CONTEXT_PREFIX + key
  return hasState(own) ? readState(own) : read(currentScope().context ?? {}, key)
}

/** The object that a method of this name is called on. */
export function contextWith(key: SafeKey): unknown {
  return hasState(CONTEXT_PREFIX + key) ? wholeContext() : currentScope().context
}

/** The context as the entry's code sees it that uses it as a whole. */
export function wholeContext(): unknown {
  const { context, state } = currentScope()
  const own = Object.keys(state).filter((key) => key.startsWith(CONTEXT_PREFIX))
  if (own.length === 0) return context
  const entries = own.map((key) => [key.slice(CONTEXT_PREFIX.length), state[key]])
  return Object.fromEntries([...entriesOf(context), ...entries])
}
