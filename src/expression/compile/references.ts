import { noteMemberRead } from '../analyze/stateReads'
import type { NodeOf } from '../parse/nodes'
import { CONTEXT_PREFIX, readContext, wholeContext } from '../runtime/context'
import type { Frame } from '../runtime/frames'
import { read, type SafeKey, write } from '../runtime/properties'
import { currentScope } from '../runtime/run'
import type { Compiler, Evaluator } from './Compiler'
import { compileSilently, writeSlot } from './identifiers'
import { compileKey, compileObject } from './members'

/** A name or a member as an assignment target. */
interface Reference {
  readonly owner: Evaluator
  readonly key: ReturnType<typeof compileKey>
  get(owner: unknown, key: SafeKey): unknown
  set(owner: unknown, key: SafeKey, value: unknown): void
}

export function compileReference(
  node: NodeOf<'Identifier' | 'MemberExpression'>,
  compiler: Compiler,
): Reference {
  if (node.type === 'Identifier') {
    const get = compileSilently(node, compiler)
    const slot = compiler.names.find(node.name)
    // Bare names other than variables are never written: stored content relies on `state.name = …`.
    const store = slot ? writeSlot(slot) : () => {}
    return {
      owner: (frame) => frame,
      key: () => '',
      get: (frame) => get(frame as Frame | null),
      set: (frame, _, value) => store(frame as Frame | null, value),
    }
  }
  compiler.effects.mutates = true
  const root = noteMemberRead(node, compiler.effects, compiler.names)
  if (root === 'context') {
    return {
      owner: wholeContext,
      key: compileKey(node, compiler),
      get: (_, name) => readContext(name),
      set: (_, name, value) => write(currentScope().state, CONTEXT_PREFIX + name, value),
    }
  }
  const owner = root ? () => currentScope().state : compileObject(node, compiler)
  return { owner, key: compileKey(node, compiler), get: read, set: write }
}
