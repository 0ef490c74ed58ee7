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
 * @param isWhole - Whether all of them are there already, since a server drew them.
 */
export function useBlocksOnTop(
  blocks: readonly Block[] | undefined,
  isWhole: boolean,
): readonly Block[] | undefined {
  const [top] = useState(() => (isWhole ? undefined : blocksOnTop(blocks)))
  return useDeferredValue(top && blocks, top) === top ? (top ?? blocks) : blocks
}

/** `undefined` where all can be drawn at once. */
function blocksOnTop(blocks: readonly Block[] | undefined): readonly Block[] | undefined {
  let count = 0
  let near = 0
  for (const block of blocks ?? []) {
    if (count < FIRST) near++
    walkBlockList([block], '', () => count++)
    if (count > LARGE) return blocks?.slice(0, near)
  }
  return undefined
}
