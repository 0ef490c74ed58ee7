import { useDeferredValue, useState } from 'react'
import type { Block } from '../../content/types'
import { walkBlockList } from '../../content/walkBlocks'

/** Entries of more blocks are drawn in two steps. */
const LARGE = 1_000

/** How many blocks fill a window, with some to spare. */
const FIRST = 200

/**
 * The blocks of an entry that are to be drawn now.
 *
 * Of a large entry, those on top come first, so that a visitor has something to see; the others follow while the
 * page goes on.
 *
 * @param count - How many blocks there are in all, those inside others included.
 * @param isWhole - Whether all of them are there already, since a server drew them.
 */
export function useBlocksOnTop(
  blocks: readonly Block[] | undefined,
  count: number,
  isWhole: boolean,
): readonly Block[] | undefined {
  const [top] = useState(() => (isWhole || count <= LARGE ? undefined : blocksOnTop(blocks)))
  return useDeferredValue(top && blocks, top) === top ? (top ?? blocks) : blocks
}

function blocksOnTop(blocks: readonly Block[] = []): readonly Block[] {
  let count = 0
  const end = blocks.findIndex((block) => {
    walkBlockList([block], () => count++)
    return count >= FIRST
  })
  return end === -1 ? blocks : blocks.slice(0, end + 1)
}
