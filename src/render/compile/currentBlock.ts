import type { Block } from '../../content/types'
import { setPath } from '../../utils/values/safePath'
import type { Logic } from '../state/createLogic'
import { type CompiledBlock, localizeOrWarn } from './compileBlock'

interface BindingSettings {
  readonly logic: Logic
  readonly locale: string | undefined
  compile(bound: Block, path: string, source: CompiledBlock): CompiledBlock
}

/** The block with its bindings applied. Unbound fields are shared with the original. */
export function currentBlock(compiled: CompiledBlock, content: BindingSettings): CompiledBlock {
  const { logic, block, id, path } = compiled
  if (!logic || logic.bindings.length === 0) return compiled
  const where = `block "${id}"`

  // Nearly all bindings are of this kind; the block need not be compiled again.
  if (logic.bindsOptionsOnly) {
    const options: Record<string, unknown> = { ...compiled.options }
    for (const { path: target, value } of logic.bindings)
      options[target[2] ?? ''] = localizeOrWarn(
        content.logic.evaluate(value, where, block),
        content.locale,
      )
    return { ...compiled, options }
  }

  let bound = block
  for (const { path: target, value } of logic.bindings) {
    const result = content.logic.evaluate(value, where, block)
    // A `show` that fails to evaluate hides the block; it is not treated as absent.
    const isShow = target[target.length - 1] === 'show' && target.length <= 2
    bound = setPath(bound, target, isShow ? Boolean(result) : result)
  }
  return content.compile(bound, path, compiled)
}
