import { hasOwn } from '../../utils/hasOwn'
import { currentScope } from './run'
import type { Scope } from './Scope'

/** A top-level key as expressions see it: a local hides the state's own. */
export function readState(key: string, absent?: unknown): unknown {
  return readFrom(currentScope(), key, absent)
}

/** As {@link readState}, without a run. */
export function readFrom(scope: Scope, key: string, absent?: unknown): unknown {
  const { locals, state, globals } = scope
  const holder = hasOwn(locals, key) ? locals : hasOwn(state, key) ? state : globals
  return hasOwn(holder, key) ? (holder as Readonly<Record<string, unknown>>)[key] : absent
}

/** Whether a name leads to a local or to a key of the state. */
export function hasState(key: string): boolean {
  const { locals, state } = currentScope()
  return hasOwn(locals, key) || hasOwn(state, key)
}

/** `state` itself, as an expression sees it that uses it as a whole. */
export function wholeState(): object {
  const { locals, state } = currentScope()
  return locals === undefined ? state : { ...state, ...locals }
}
