import { hasOwn } from '../../utils/values/hasOwn'
import { currentScope } from './run'

/** Reads a top-level key in the current run. Locals hide the state's own keys. */
export function readState(key: string, absent?: unknown): unknown {
  const { locals, state, globals } = currentScope()
  const holder = hasOwn(locals, key) ? locals : hasOwn(state, key) ? state : globals
  return hasOwn(holder, key) ? (holder as Readonly<Record<string, unknown>>)[key] : absent
}

/** Whether a name is a local or a key of the state. */
export function hasState(key: string): boolean {
  const { locals, state } = currentScope()
  return hasOwn(locals, key) || hasOwn(state, key)
}

/** Returns `state` as a whole, including locals. */
export function wholeState(): object {
  const { locals, state } = currentScope()
  return locals === undefined ? state : { ...state, ...locals }
}
