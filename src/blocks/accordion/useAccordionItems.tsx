import { type ReactNode, useMemo } from 'react'
import { BLOCK_TYPE, type Block } from '../../content/types'
import { nestedList, optionPath } from '../../render/block/Blocks'
import { useBlockItems } from '../../render/block/blockItems'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { optionRecords } from '../internals/optionValues'
import type { AccordionOptions } from './accordionOptions'

/** A title and its detail. */
export interface AccordionItem {
  readonly key: string
  readonly title: ReactNode
  readonly detail: ReactNode
  /** Blocks of the title. */
  readonly blocks: readonly Block[] | undefined
  /** Blocks of the detail. */
  readonly detailBlocks: readonly Block[] | undefined
}

/**
 * The items of an accordion: from its option, or from its children, each of which contains a title
 * and a detail.
 */
export function useAccordionItems(props: BlockProps<AccordionOptions>): readonly AccordionItem[] {
  const ofChildren = useChildItems(props)
  const ofOptions = useMemo(() => optionItems(props), [props])
  return props.options.useChildrenForItems ? ofChildren : ofOptions
}

function optionItems({ options, id, path }: BlockProps<AccordionOptions>): AccordionItem[] {
  return optionRecords(options.items).map(({ title, detail }, index) => {
    const key = optionPath(path, `items.${index}`)
    return {
      key,
      title: nestedList(id, `${key}.title`, title),
      detail: nestedList(id, `${key}.detail`, detail),
      blocks: title,
      detailBlocks: detail,
    }
  })
}

const NO_CHILDREN: readonly Block[] = []

function useChildItems({ block, options, path }: BlockProps<AccordionOptions>): AccordionItem[] {
  const children = (options.useChildrenForItems && block.children) || NO_CHILDREN
  const pairs = useMemo(() => children.map(titleAndDetail), [children])
  const rendered = useBlockItems([...pairs.flat(), ...children], `${path}.children`)
  const itemsOf = (block: Block | undefined) => rendered.filter((item) => item.block === block)

  return pairs.flatMap(([title, detail], index) => {
    const child = children[index]
    const whole = itemsOf(child)
    const details = itemsOf(detail)
    return itemsOf(title)
      .map(({ key, element }, copy) => ({
        key,
        title: element,
        detail: details[copy]?.element,
        blocks: child?.children?.slice(0, 1),
        detailBlocks: child?.children?.slice(1, 2),
      }))
      .filter((_, copy) => !whole[copy]?.isHidden)
  })
}

/** Title and detail of a child, each with the child's repeat. */
function titleAndDetail({ children, repeat = null }: Block): [title: Block, detail: Block] {
  return [
    { '@type': BLOCK_TYPE, ...children?.[0], repeat },
    { '@type': BLOCK_TYPE, ...children?.[1], repeat },
  ]
}
