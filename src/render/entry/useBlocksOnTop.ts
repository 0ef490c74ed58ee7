import { useDeferredValue, useState } from 'react'
import type { Block } from '../../content/types'

/**
 * The blocks of an entry that are to be rendered now.
 *
 * Of a large entry, those on top come first, so that a visitor has something to see; the others follow while the
 * page goes on.
 *
 * @param first - How many blocks of the list come first; all, where that is `undefined`.
 * @param isWhole - Whether all of them are there already, since a server rendered them.
 */
export function useBlocksOnTop(
  blocks: readonly Block[] | undefined,
  first: number | undefined,
  isWhole: boolean,
): readonly Block[] | undefined {
  const [top] = useState(() =>
    isWhole || first === undefined ? undefined : blocks?.slice(0, first),
  )
  return useDeferredValue(top && blocks, top) === top ? (top ?? blocks) : blocks
}
