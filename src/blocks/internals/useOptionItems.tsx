import { useMemo } from 'react'
import type { Block } from '../../content/types'
import { nestedList, optionPath } from '../../render/block/Blocks'
import { type BlockItem, useBlockItems } from '../../render/block/blockItems'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { optionRecords } from './optionValues'

/** One item, such as a slide or a tile. */
export interface OptionItem extends Pick<BlockItem, 'key' | 'element'> {
  /** The child, if the item is one. */
  readonly block?: Block
  /** The blocks of the item, if it comes from an option. */
  readonly content?: readonly Block[] | undefined
}

type Lists = readonly { readonly content?: readonly Block[] }[]

/**
 * The items of a block: from an option, or its children.
 *
 * @param option - Name of the option with the items.
 */
export function useOptionItems(
  { block, id, path }: Pick<BlockProps, 'block' | 'id' | 'path'>,
  option: string,
  lists: Lists | undefined,
  takesChildren: boolean | undefined,
): readonly OptionItem[] {
  const children = useBlockItems(takesChildren ? block.children : undefined, `${path}.children`)
  const listed = useMemo(
    () =>
      optionRecords(lists).map(({ content }, index): OptionItem => {
        const key = optionPath(path, `${option}.${index}.content`)
        return {
          key,
          content,
          element: nestedList(id, key, content),
        }
      }),
    [lists, option, path, id],
  )
  return takesChildren ? children.filter(({ isHidden }) => !isHidden) : listed
}
