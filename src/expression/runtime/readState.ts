import { hasOwn } from '../../utils/hasOwn'
import { currentScope } from './run'

/** A top-level key as expressions see it: a local hides the state's own. */
export function readState(key: string, absent?: unknown): unknown {
  const { locals, state, globals } = currentScope()
  const holder = [locals, state, globals].find((one) => hasOwn(one, key))
  return holder === undefined ? absent : (holder as Readonly<Record<string, unknown>>)[key]
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
