import { getPath, setPath } from '../../utils/safePath'
import type { ContentContextValue } from '../entry/ContentContext'
import { boundBlock } from './boundBlock'
import { type CompiledBlock, localOptions } from './compileBlock'

/** The block as its bindings make it now. */
export function currentBlock(compiled: CompiledBlock, content: ContentContextValue): CompiledBlock {
  const { logic, block, id, path } = compiled
  if (!logic || logic.bindings.length === 0) return compiled
  const where = `block "${id}"`

  if (logic.bindsOptionsOnly) {
    // Nearly every binding is of this kind, and then nothing but the options has to be worked out anew.
    let bound: object = { component: { options: block.component?.options } }
    for (const binding of logic.bindings) {
      bound = setPath(bound, binding.path, content.logic.evaluate(binding.value, where, block))
    }
    const options = getPath(bound, ['component', 'options']) as CompiledBlock['options']
    return { ...compiled, options: localOptions(options, content.locale) }
  }
  const bound = boundBlock(block, logic, (value) => content.logic.evaluate(value, where, block))
  return { ...content.compileBound(bound, path), block, logic }
}
