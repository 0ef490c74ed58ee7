import { hasOwn } from '../../utils/hasOwn'
import { GLOBALS } from '../library/globals'
import { type Frame, findPlace, frameAt, type Place } from '../runtime/frames'
import { toSafeKey } from '../runtime/properties'
import { readState } from '../runtime/readState'
import { ROOTS } from '../runtime/roots'
import { declareImplicit, isDeclared, noteRead } from './notes'
import type { Change, Evaluate, Part } from './Part'

/** A name: a variable of the text, something that scopes offer, a key of the state, a built-in. */
export function namePart(name: string): Part {
  toSafeKey(name)
  declareImplicit(name)
  const isVariable = isDeclared(name)
  const root = isVariable ? undefined : ROOTS.get(name)
  const builtIn = hasOwn(GLOBALS, name) ? GLOBALS[name] : undefined

  // Functions may be called before the line that declares them, so that variables are sought when
  // the text runs; once is enough, for the frames around a place are always the same.
  let known: Place | null | undefined
  const place = (frame: Frame): Place | null => {
    if (known === undefined) known = findPlace(frame, name)
    return known
  }

  const find: Evaluate = (frame) => {
    const found = place(frame)
    if (found === null) return readState(frame.run.scope, name, builtIn)
    return frameAt(frame, found.depth).values[found.index]
  }
  const get: Evaluate = root ? (frame) => root(frame.run.scope) : find
  const change: Change = (frame, next) => {
    const value = next(get(frame))
    const found = place(frame)
    // As ever in stored content, only `state.name = …` writes to the state.
    if (found !== null) frameAt(frame, found.depth).values[found.index] = value
    return value
  }

  const isState = name === 'state'
  if (isVariable || builtIn !== undefined || (root !== undefined && !isState)) {
    return { name, get, change }
  }
  const path = isState ? null : name
  noteRead(name, path)
  return { name, get, change, path }
}
