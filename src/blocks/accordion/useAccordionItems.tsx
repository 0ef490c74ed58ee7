import { type ReactNode, useMemo } from 'react'
import type { AccordionOptions } from '../../content/blockOptions'
import { BLOCK_TYPE, type Block } from '../../content/types'
import type { BlockProps } from '../../render/BlockDefinition'
import { Blocks } from '../../render/Blocks'
import { useBlockItems } from '../../render/blockItems'
import { holdsControls } from '../internals/holdsControls'
import { recordsOf } from '../internals/recordsOf'

/** A title, and what is shown under it when it is open. */
export interface AccordionItem {
  readonly key: string
  readonly title: ReactNode
  readonly detail: ReactNode
  /** Whether there is nothing in the title. */
  readonly isUntitled: boolean
  /** Whether there are links or buttons in the title. */
  readonly hasControls: boolean
}

/** The items of an accordion: its options, or its children, of which each holds a title and a detail. */
export function useAccordionItems(props: BlockProps<AccordionOptions>): readonly AccordionItem[] {
  const ofChildren = useChildItems(props)
  return props.options.useChildrenForItems ? ofChildren : optionItems(props)
}

function optionItems({ options, id, path }: BlockProps<AccordionOptions>): AccordionItem[] {
  return recordsOf(options.items).map(({ title, detail }, index) => {
    const itemPath = `${path}.component.options.items.${index}`
    return {
      key: itemPath,
      title: <Blocks blocks={title} path={`${itemPath}.title`} parentId={id} nested />,
      detail: <Blocks blocks={detail} path={`${itemPath}.detail`} parentId={id} nested />,
      isUntitled: !title?.length,
      hasControls: holdsControls(title),
    }
  })
}

const NO_CHILDREN: readonly Block[] = []

function useChildItems(props: BlockProps<AccordionOptions>): AccordionItem[] {
  const { block, options, path } = props
  const children = (options.useChildrenForItems && block.children) || NO_CHILDREN
  const pairs = useMemo(() => children.map(titleAndDetail), [children])
  const drawn = useBlockItems(pairs.flat(), `${path}.children`)

  return pairs.flatMap(([title, detail], index) => {
    const titles = drawn.filter((item) => item.block === title)
    const details = drawn.filter((item) => item.block === detail)
    return titles.map(({ key, element }, copy) => ({
      key,
      title: element,
      detail: details[copy]?.element,
      isUntitled: !children[index]?.children?.length,
      hasControls: holdsControls([title]),
    }))
  })
}

/** Title and detail of a child, each of which is repeated as the child would be. */
function titleAndDetail({ children, repeat = null }: Block): [title: Block, detail: Block] {
  return [
    { '@type': BLOCK_TYPE, ...children?.[0], repeat },
    { '@type': BLOCK_TYPE, ...children?.[1], repeat },
  ]
}
