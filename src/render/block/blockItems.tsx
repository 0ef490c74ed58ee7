import { type ReactElement, useRef } from 'react'
import type { Block } from '../../content/types'
import { mergeKeys } from '../../expression'
import type { Binding } from '../compile/blockLogic'
import { currentBlock } from '../compile/currentBlock'
import { type BlockRendererProps, blockElements, itemElement } from './BlockRenderer'
import type { ContentContextValue } from './ContentContext'
import { type ItemScope, itemScopes } from './repeatItems'
import { useContentContext } from './useContentContext'
import { useStateReads } from './useStateReads'

/** One item of a list whose blocks each have a role: a slide, a tile, an item of an accordion. */
export interface BlockItem {
  readonly key: string
  readonly block: Block
  readonly element: ReactElement
  /** Whether the block renders nothing and therefore needs no position. */
  readonly isHidden: boolean
}

/**
 * The blocks of a list, one by one, for blocks that wrap each child separately. A repeated block
 * yields one item per repetition.
 *
 * @param path - Path of the list in the entry.
 */
export function useBlockItems(
  blocks: readonly Block[] | undefined,
  path: string,
): readonly BlockItem[] {
  const content = useContentContext()
  const scopes = useRef(new Map<Block, readonly ItemScope[]>())
  const elements = blockElements(blocks ?? [], path, null) as ReactElement<BlockRendererProps>[]
  const parts = elements.map((element) => {
    const compiled = content.compile(element.props.block, element.props.path)
    return { element, compiled, hiding: compiled.logic?.bindings.filter(decidesIfShown) ?? [] }
  })
  useStateReads(
    mergeKeys(
      parts.flatMap(({ compiled: { logic }, hiding }) => [
        logic?.repeat ? logic.repeat.collection.reads : [],
        ...hiding.map(({ value }) => value.reads),
      ]),
    ),
  )

  return parts.flatMap(({ element, compiled, hiding }): BlockItem[] => {
    const { block, path: own } = element.props
    const { logic, hidden } = compiled
    const isHiddenIn = (scope: ContentContextValue): boolean =>
      hiding.length > 0 ? currentBlock(compiled, scope).hidden : hidden
    const key = String(element.key)
    if (!logic?.repeat) return [{ key, block, element, isHidden: isHiddenIn(content) }]
    const current = itemScopes(compiled, logic.repeat, content, scopes.current.get(block))
    scopes.current.set(block, current)
    return current.map((scope, position) => ({
      key: `${key}-${scope.key}`,
      block,
      isHidden: isHiddenIn(scope.content),
      element: itemElement(block, own, scope, position),
    }))
  })
}

function decidesIfShown({ path }: Binding): boolean {
  return /^(?:show|hide)$/.test(path[path.length - 1] ?? '')
}
