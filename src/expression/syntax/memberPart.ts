import { refuse } from '../runtime/problem'
import { read, type SafeKey, toKey, write } from '../runtime/properties'
import { hasState, readState } from '../runtime/readState'
import { currentScope } from '../runtime/run'
import { narrowRead } from './notes'
import {
  type Change,
  type Evaluate,
  isSkipped,
  type Link,
  type Member,
  type Part,
  SKIPPED,
} from './Part'

/** `object.key` or `object[key]`. */
export function memberPart(object: Part, keyPart: Part, link: Link): Part {
  const { path, name } = object
  const { constant } = keyPart
  const isState = path === null && name !== undefined
  const owner: Evaluate = isState ? () => currentScope().state : object.get
  const key = compileKey(keyPart)
  const source = link === 'plain' ? withKnownName(object) : object.get
  const member: Member = { object: source, owner, key, constant, link }
  const change: Change = (frame, next) => {
    const target = owner(frame)
    const safeKey = key(frame)
    const value = next(read(target, safeKey))
    write(target, safeKey, value)
    return value
  }
  if (!isState || constant === undefined) return { get: readMember(member), change, member }

  const stateKey = String(constant)
  narrowRead(stateKey)
  return { get: () => readState(stateKey), change, member }
}

/** The key that a part gives. One that reaches a prototype is refused, at once if it is known. */
export function compileKey({ get, constant }: Part): (...given: Parameters<Evaluate>) => SafeKey {
  if (constant === undefined) return (frame) => toKey(get(frame))
  const key = toKey(constant)
  return () => key
}

function readMember({ object, key, link }: Member): Evaluate {
  if (link !== 'plain') {
    return (frame) => {
      const value = object(frame)
      return isSkipped(value, link) ? SKIPPED : read(value, key(frame))
    }
  }
  return (frame) => read(object(frame), key(frame))
}

/** The value of an object, if it is no name that nobody knows. */
function withKnownName({ name, path, get }: Part): Evaluate {
  // Only of what may be a key of the state are name and path the same.
  if (name === undefined || name !== path) return get
  return (frame) => {
    const value = get(frame)
    if (value === undefined && !hasState(name)) {
      refuse('unknown', `"${name}" is not defined here`)
    }
    return value
  }
}
