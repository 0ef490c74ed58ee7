import type { Block } from '../../content/types'
import { setPath } from '../../utils/safePath'
import type { Binding, BlockLogic } from './blockLogic'

/** The block as its bindings make it now. What no binding touches is shared with the block itself. */
export function boundBlock(
  block: Block,
  logic: BlockLogic,
  evaluate: (value: Binding['value']) => unknown,
): Block {
  let bound = block
  for (const { path, value } of logic.bindings) {
    const result = evaluate(value)
    // A `show` that cannot be worked out hides; it does not count as absent.
    const isShow = path[path.length - 1] === 'show' && path.length <= 2
    bound = setPath(bound, path, isShow ? Boolean(result) : result)
  }
  return bound
}
