import { constantKey } from '../analyze/constantKey'
import { CONTEXT_PREFIX } from '../analyze/stateReads'
import type { Identifier, MemberExpression } from '../parse/nodes'
import type { Frame } from '../runtime/frames'
import { read, remove, write } from '../runtime/properties'
import { currentScope } from '../runtime/run'
import type { PlainCompiler } from './Compiler'
import { isOfContext, readContext } from './context'
import type { Evaluate } from './Evaluate'
import { compileSilently } from './identifiers'
import { compileKey, compileObject, isState } from './members'
import { writeSlot } from './Names'

/** What leaves a value as it is: nothing is written. */
export const UNCHANGED = Symbol('unchanged')

/** A name or a member, as something to assign to. */
interface Target {
  /** Assigns what `value` gives, which is asked for after what the target is made of. */
  assign(frame: Frame | null, value: Evaluate): unknown
  /** Replaces the value by what `next` makes of it, and gives the new one; the old one where it is {@link UNCHANGED}. */
  change(frame: Frame | null, next: (old: unknown) => unknown): unknown
}

export function compileTarget(
  node: Identifier | MemberExpression,
  compiler: PlainCompiler,
): Target {
  if (node.type === 'Identifier') return compileName(node, compiler)
  return isOfContext(node, compiler)
    ? compileOfContext(node, compiler)
    : compileMemberTarget(node, compiler)
}

/** As ever in stored content, only `state.name = …` writes to the state. */
function compileName(node: Identifier, compiler: PlainCompiler): Target {
  const get = compileSilently(node, compiler)
  const slot = compiler.names.find(node.name)
  const store = slot ? writeSlot(slot) : () => {}
  return {
    assign(frame, value) {
      const given = value(frame)
      store(frame, given)
      return given
    },
    change(frame, next) {
      const old = get(frame)
      const value = next(old)
      if (value === UNCHANGED) return old
      store(frame, value)
      return value
    },
  }
}

function compileOfContext(node: MemberExpression, compiler: PlainCompiler): Target {
  const key = compileKey(node.property, constantKey(node), compiler)
  const set = (name: string | number, value: unknown): unknown => {
    write(currentScope().state, CONTEXT_PREFIX + name, value)
    return value
  }
  return {
    assign: (frame, value) => set(key(frame), value(frame)),
    change(frame, next) {
      const name = key(frame)
      const old = readContext(name)
      const value = next(old)
      return value === UNCHANGED ? old : set(name, value)
    },
  }
}

function compileMemberTarget(node: MemberExpression, compiler: PlainCompiler): Target {
  const { owner, key } = compileOwner(node, compiler)
  return {
    assign(frame, value) {
      const object = owner(frame)
      const name = key(frame)
      const given = value(frame)
      write(object, name, given)
      return given
    },
    change(frame, next) {
      const object = owner(frame)
      const name = key(frame)
      const old = read(object, name)
      const value = next(old)
      if (value === UNCHANGED) return old
      write(object, name, value)
      return value
    },
  }
}

/** `delete object.key`. */
export function compileDelete(node: MemberExpression, compiler: PlainCompiler): Evaluate {
  const { owner, key } = compileOwner(node, compiler)
  return (frame) => remove(owner(frame), key(frame))
}

/** What a member is written to, and its key. */
function compileOwner(node: MemberExpression, compiler: PlainCompiler) {
  const key = compileKey(node.property, constantKey(node), compiler)
  const isOfState = isState(node.object, compiler)
  const owner: Evaluate = isOfState ? () => currentScope().state : compileObject(node, compiler)
  return { owner, key }
}
