import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { isContext } from '../analyze/stateReads'
import { GLOBALS } from '../library/globals'
import { ARGUMENTS, THIS } from '../parse/declaredNames'
import type { Expression, Identifier } from '../parse/nodes'
import { hasState, readState } from '../runtime/readState'
import { ROOTS } from '../runtime/roots'
import { noteMissing, own } from '../runtime/run'
import type { PlainCompiler } from './Compiler'
import { wholeContext } from './context'
import type { Evaluate } from './Evaluate'
import { readSlot } from './Names'

/** A name: a variable of the text, something that scopes offer, a key of the state, a built-in. */
export function compileIdentifier({ name }: Identifier, { names }: PlainCompiler): Evaluate {
  const slot = names.find(name)
  if (slot) return readSlot(slot)
  if (name === 'undefined') return () => undefined
  if (name === 'arguments') {
    const args = names.find(ARGUMENTS)
    const get = args ? readSlot(args) : () => []
    return (frame) => own([...(get(frame) as unknown[])])
  }
  if (isContext(name)) return wholeContext
  const root = ROOTS.get(name)
  if (root) return root
  if (hasOwn(GLOBALS, name)) {
    const builtIn = GLOBALS[name]
    return () => readState(name, builtIn)
  }
  return () => {
    const value = readState(name)
    if (value === undefined && !hasState(name)) noteMissing(name)
    return value
  }
}

/** As {@link PlainCompiler.expression}, without a warning of a name that is nowhere: for `typeof name` and `name()`. */
export function compileSilently(node: Expression, compiler: PlainCompiler): Evaluate {
  if (node.type !== 'Identifier' || !isFree(node.name, compiler)) return compiler.expression(node)
  const { name } = node
  return () => readState(name)
}

/** Whether nothing but a key of the state can have this name. */
export function isFree(name: string, { names }: Pick<PlainCompiler, 'names'>): boolean {
  return !(
    names.find(name) ||
    name === 'undefined' ||
    name === 'arguments' ||
    ROOTS.has(name) ||
    hasOwn(GLOBALS, name)
  )
}

export function compileThis({ names }: PlainCompiler): Evaluate {
  const slot = names.find(THIS)
  if (!slot) return () => undefined
  const get = readSlot(slot)
  // The page may call it as a method of anything.
  return (frame) => {
    const self = get(frame)
    return isRecord(self) || Array.isArray(self) ? self : undefined
  }
}

/** Whether a name means something built-in, unless the state has a key of that name. */
export function isBuiltIn(name: string, { names }: Pick<PlainCompiler, 'names'>): boolean {
  return hasOwn(GLOBALS, name) && !names.find(name)
}
