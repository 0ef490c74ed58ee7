import type { Block } from '../../content/types'
import { toError } from '../../utils/toError'
import { errorOnce } from '../../utils/warn'
import { foreignReactHint } from '../block/foreignReactHint'

/**
 * Reports a block that threw and was left out.
 *
 * @param entryId - Id of the block's entry.
 */
export function reportBlock(
  thrown: unknown,
  block: Block,
  entryId: string,
  onBlockError: ((error: Error, block: Block) => void) | undefined,
): void {
  const error = toError(thrown)
  const name = block.component?.name ?? 'box'
  errorOnce(
    `the block "${block.id ?? name}" (${name}) of entry "${entryId || 'without id'}" broke and was left out: ${error.message}${foreignReactHint(error)}`,
    error,
  )
  onBlockError?.(error, block)
}
