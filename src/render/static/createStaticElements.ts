import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { Block } from '../../content/types'
import { START_ATTRIBUTE } from '../animation/createAnimator'
import { type BlockList, pureBlock } from '../block/pureComponent'
import type { ContentContextValue } from '../entry/ContentContext'
import { createNodeWriter } from './createNodeWriter'
import { isPlain } from './plainAttributes'

/**
 * Gives the element of a block that never changes by itself: one element for React, which fills itself with all that
 * the block holds. `null` for a block that React has to render.
 */
export type StaticElement = (block: Block, path: string, key: string) => ReactElement | null

/** How deep static blocks may stand in one another; React takes the stack less. */
const MAX_DEPTH = 100

/**
 * Renders blocks without behavior, all of whose inner blocks have none either, past React: it sees one element and
 * no children.
 *
 * @param content - What all blocks of the entry share.
 */
export function createStaticElements(content: ContentContextValue): StaticElement {
  const nodes = createNodeWriter(content)
  const decided = new WeakMap<Block, boolean>()
  const elements = new WeakMap<Block, ReactElement>()
  const keepsMarkup = content.settings.served !== undefined
  const markup = keepsMarkup ? keptMarkup(content) : undefined
  const met = new WeakSet<Element>()
  let depth = 0

  function isStatic(block: Block, path: string): boolean {
    const known = decided.get(block)
    if (known !== undefined) return known
    // One that stands in itself comes back here.
    decided.set(block, false)
    if (depth === MAX_DEPTH) return false
    depth++
    const result = isStaticNow(block, path)
    depth--
    decided.set(block, result)
    return result
  }

  function isStaticNow(block: Block, path: string): boolean {
    const { definition, options, logic, attributes, tag } = content.compile(block, path)
    if (logic || START_ATTRIBUTE in attributes || !isPlain(tag, attributes)) return false
    if (tag === 'a' && content.renderLink) return false
    if (!areStatic({ blocks: block.children, path: `${path}.children` })) return false
    if (!definition) return true
    const pure = pureBlock(definition.component, options, content)
    return pure !== undefined && (pure.lists?.({ options, path }) ?? []).every(areStatic)
  }

  function areStatic({ blocks = [], path }: BlockList): boolean {
    return blocks.every((block, index) => isStatic(block, `${path}.${index}`))
  }

  function render(block: Block, path: string, key: string): ReactElement | null {
    const rendered = nodes.render(block, path)
    if (!isValidElement<Record<string, unknown>>(rendered)) return null
    const { type } = rendered
    if (typeof type !== 'string') return null
    const { children, ...attributes } = rendered.props
    if (typeof children === 'string') return createElement(type, { ...attributes, key }, children)
    const fill = (element: Element | null): void => {
      if (!element) return
      const isNew = !met.has(element)
      if (keepsMarkup) met.add(element)
      if (keepsMarkup && isNew && element.firstChild) return
      element.replaceChildren()
      fillElement(element, block, path)
    }
    return createElement(type, { ...attributes, ...markup, key, ref: fill })
  }

  function fillElement(element: Element, block: Block, path: string): void {
    try {
      const rendered = nodes.render(block, path) as ReactElement<{ children?: ReactNode }>
      nodes.append(element, rendered.props.children)
    } catch (error) {
      content.onBlockError(error, block)
    }
  }

  return (block, path, key) => {
    const known = elements.get(block)
    if (known?.key === key) return known
    try {
      const element = isStatic(block, path) ? render(block, path, key) : null
      if (element) elements.set(block, element)
      return element
    } catch {
      // React comes upon the error again, where it knows how to go on.
      return null
    }
  }
}

/** Keeps React away from what a server put into an element. */
function keptMarkup({ sanitizer }: ContentContextValue): Readonly<Record<string, unknown>> {
  return {
    dangerouslySetInnerHTML: { __html: sanitizer.sanitize('') },
    suppressHydrationWarning: true,
  }
}
