import { hasOwn } from '../../utils/hasOwn'
import type { Scope } from './Scope'

/** A top-level key as expressions see it: a local hides the state's own. */
export function readState({ locals, state }: Scope, key: string, absent?: unknown): unknown {
  if (locals !== undefined && hasOwn(locals, key)) return locals[key]
  return hasOwn(state, key) ? state[key] : absent
}

/** Whether a name leads to a local or to a key of the state. */
export function hasState({ locals, state }: Scope, key: string): boolean {
  return hasOwn(locals, key) || hasOwn(state, key)
}

/** `state` itself, as an expression sees it that uses it as a whole. */
export function wholeState({ locals, state }: Scope): object {
  return locals === undefined ? state : { ...state, ...locals }
}
