import {
  accept,
  advance,
  compileKey,
  currentScope,
  entriesOf,
  expect,
  hasState,
  isDeclared,
  noteRead,
  read,
  readName,
  readSequence,
  readState,
  write,
} from '../core'
import type { SafeKey } from '../runtime/properties'
import type { Change, Evaluate, Member, Part } from '../syntax/Part'
import { nextWord } from './reading'

/*
 * What code writes to the context belongs to the entry: it is kept in its state, under names such as `context.cart`, and
 * hides what the page has there. The page's own object stays as it is.
 */

const PREFIX = 'context.'

/** Reads `context`, with the member that follows it. */
export function readContext(readPrimary: () => Part): Part {
  if (isDeclared(nextWord())) return readPrimary()
  advance()
  if (accept('.')) return memberOf(readMemberName())
  if (accept('[')) {
    const key = readSequence()
    expect(']')
    return memberOf(key)
  }
  noteRead(PREFIX, null)
  return { get: wholeContext }
}

/** Reads what follows a point. */
export function readMemberName(): Part {
  const constant = readName()
  return { get: () => constant, constant }
}

function memberOf(keyPart: Part): Part {
  const { constant } = keyPart
  const key = compileKey(keyPart)
  const path = constant === undefined ? null : `${PREFIX}${constant}`
  noteRead(PREFIX, path)
  const get: Evaluate = (frame) => readKey(key(frame))
  const change: Change = (frame, next) => {
    const name = key(frame)
    const value = next(readKey(name))
    write(currentScope().state, PREFIX + name, value)
    return value
  }
  const object: Evaluate = (frame) =>
    hasState(PREFIX + key(frame)) ? wholeContext() : currentScope().context
  const member: Member = { object, owner: wholeContext, key, constant, link: 'plain' }
  return { get, change, member }
}

function readKey(name: SafeKey): unknown {
  const key = PREFIX + name
  return hasState(key) ? readState(key) : read(currentScope().context ?? {}, name)
}

/** The context as the entry's code sees it that uses it as a whole. */
function wholeContext(): unknown {
  const { context, state } = currentScope()
  const own = Object.keys(state).filter((key) => key.startsWith(PREFIX))
  if (own.length === 0) return context
  const entries = own.map((key) => [key.slice(PREFIX.length), state[key]])
  return Object.fromEntries([...entriesOf(context), ...entries])
}
