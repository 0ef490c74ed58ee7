import { hasOwn } from '../../utils/values/hasOwn'
import { isRecord } from '../../utils/values/isRecord'
import { isContext, noteNameRead } from '../analyze/stateReads'
import { GLOBALS } from '../library/globals'
import { ARGUMENTS, THIS } from '../parse/functions'
import type { Expression } from '../parse/nodes'
import type { Frame } from '../runtime/frames'
import { hasState, readState } from '../runtime/readState'
import { ROOTS } from '../runtime/roots'
import { limitList, noteMissing, own } from '../runtime/run'
import type { Compiler, Evaluator, ExpressionRules, Store } from './Compiler'
import type { VariableSlot } from './Names'

export function readSlot({ depth, index }: VariableSlot): Evaluator {
  if (depth === 0) return (frame) => (frame as Frame).values[index]
  return (frame) => frameAt(frame, depth).values[index]
}

export function writeSlot({ depth, index }: VariableSlot): Store {
  return (frame, value) => {
    frameAt(frame, depth).values[index] = value
  }
}

function frameAt(frame: Frame | null, depth: number): Frame {
  let found = frame as Frame
  for (let left = depth; left > 0; left--) found = found.outer as Frame
  return found
}

/** Compilers of names: variables, roots such as `state`, built-ins and keys of the state. */
export const NAME_RULES = {
  Identifier({ name }, { names, effects }) {
    const slot = names.find(name)
    if (slot) return readSlot(slot)
    if (name === 'arguments') {
      const args = names.find(ARGUMENTS)
      const get = args ? readSlot(args) : () => []
      return (frame) => own([...limitList(get(frame) as unknown[])])
    }
    const root = ROOTS.get(name)
    if (root) {
      if (name === 'state' || isContext(name)) noteNameRead(name, effects)
      return root
    }
    if (hasOwn(GLOBALS, name)) {
      const builtIn = GLOBALS[name]
      return () => readState(name, builtIn)
    }
    noteNameRead(name, effects)
    return () => {
      const value = readState(name)
      if (value === undefined && !hasState(name)) noteMissing(name)
      return value
    }
  },
  ThisExpression(_, { names }) {
    const slot = names.find(THIS)
    if (!slot) return () => undefined
    const get = readSlot(slot)
    // The page may call the function with any receiver.
    return (frame) => {
      const self = get(frame)
      return isRecord(self) || Array.isArray(self) ? self : undefined
    }
  },
} satisfies ExpressionRules

/** Like {@link Compiler.path} for `typeof name` and `name()`, without warning of missing names. */
export function compileSilently(node: Expression, compiler: Compiler): Evaluator {
  const get = compiler.path(node)
  const name = freeName(node, compiler)
  return name !== null && node.type === 'Identifier' ? () => readState(name) : get
}

/** Returns a name that only the state may define; `this` outside of functions is one. */
export function freeName(node: Expression, { names }: Compiler): string | null {
  if (node.type === 'ThisExpression') return names.find(THIS) ? null : 'this'
  if (node.type !== 'Identifier') return null
  const { name } = node
  const isKnown =
    names.find(name) || name === 'arguments' || ROOTS.has(name) || hasOwn(GLOBALS, name)
  return isKnown ? null : name
}

/** Whether a name refers to a built-in, unless the state has a key of that name. */
export function isGlobalName(name: string, { names }: Compiler): boolean {
  return hasOwn(GLOBALS, name) && !names.find(name)
}
