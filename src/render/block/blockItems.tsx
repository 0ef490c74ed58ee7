import { type ReactElement, useRef } from 'react'
import type { Block as BlockData } from '../../content/types'
import { mergeKeys } from '../../expression'
import { ContentContext, useContentContext } from '../entry/ContentContext'
import { Block, blockElements } from './Block'
import { type ItemScope, itemScopes } from './repeatItems'
import { useStateReads } from './useStateReads'

/** One item of a list in which every block stands for something: a slide, a tile, an accordion's item. */
export interface BlockItem {
  /** Stable among its siblings. */
  readonly key: string
  readonly block: BlockData
  readonly element: ReactElement
}

/**
 * The blocks of a list, one by one, for blocks that give each child a place of its own. A block that is
 * repeated gives one for each of its items.
 *
 * @param path - Path of the list in the entry.
 */
export function useBlockItems(
  blocks: readonly BlockData[] | undefined,
  path: string,
): readonly BlockItem[] {
  const content = useContentContext()
  const scopes = useRef(new Map<BlockData, readonly ItemScope[]>())
  const elements = blockElements(blocks ?? [], path)
  const logics = elements.map(({ props }) => content.compile(props.block, props.path).logic)
  useStateReads(
    mergeKeys(logics.map((logic) => (logic?.repeat ? logic.repeat.collection.reads : []))),
  )

  return elements.flatMap((element, index): BlockItem[] => {
    const { block, path: own } = element.props
    const repeat = logics[index]?.repeat
    const key = String(element.key)
    if (!repeat) return [{ key, block, element }]
    const items = content.logic.evaluate(repeat.collection, `block "${block.id ?? own}"`, block)
    const current = itemScopes(repeat, items, content, scopes.current.get(block) ?? [])
    scopes.current.set(block, current)
    return current.map((scope, position) => ({
      key: `${key}-${scope.key}`,
      block,
      element: (
        <ContentContext value={scope.content}>
          <Block block={block} path={own} index={position} />
        </ContentContext>
      ),
    }))
  })
}
