import { hasOwn } from '../../utils/hasOwn'
import { GLOBALS } from '../library/globals'
import { findFrame } from '../runtime/frames'
import { toKey } from '../runtime/properties'
import { readState } from '../runtime/readState'
import { ROOTS } from '../runtime/roots'
import { isDeclared, noteRead, noteUse } from './notes'
import type { Change, Evaluate, Part } from './Part'

/** A name: a variable of the text, something that scopes offer, a key of the state, a built-in. */
export function namePart(name: string): Part {
  toKey(name)
  const isVariable = isDeclared(name)
  const root = isVariable ? undefined : ROOTS.get(name)
  const builtIn = hasOwn(GLOBALS, name) ? GLOBALS[name] : undefined

  // Functions may be called before the line that declares them: a variable comes first even then.
  const find: Evaluate = (frame) => {
    const holder = findFrame(frame, name)
    if (holder === null) return readState(name, builtIn)
    return holder.values[holder.names.indexOf(name)]
  }
  const get = root ?? find
  const change: Change = (frame, next) => {
    const value = next(get(frame))
    const holder = findFrame(frame, name)
    // As ever in stored content, only `state.name = …` writes to the state.
    if (holder !== null) holder.values[holder.names.indexOf(name)] = value
    return value
  }

  const isState = name === 'state'
  if (isVariable || builtIn !== undefined || (root !== undefined && !isState)) {
    return { name, get, change }
  }
  const path = isState ? null : name
  noteUse(name)
  noteRead(name, path)
  return { name, get, change, path }
}
