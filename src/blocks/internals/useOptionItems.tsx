import { useMemo } from 'react'
import type { Block } from '../../content/types'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { type BlockItem, useBlockItems } from '../../render/block/blockItems'
import { nestedList } from '../../render/block/nestedList'
import { optionRecords } from './optionValues'

/** One item: a slide, a tile. */
export interface OptionItem extends Pick<BlockItem, 'key' | 'element'> {
  /** The child that it is, where it is one. */
  readonly block?: Block
  /** The blocks in it, where it is one of an option's. */
  readonly content?: readonly Block[] | undefined
}

type Lists = readonly { readonly content?: readonly Block[] }[]

/**
 * The items of a block: those of one of its options, or its children, one by one.
 *
 * @param option - Name of the option that lists them.
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
        const key = `${path}.component.options.${option}.${index}.content`
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
