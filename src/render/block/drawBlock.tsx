import { createElement, type ReactNode } from 'react'
import type { ContentContextValue, LinkProps } from '../entry/ContentContext'
import { actionAttributes } from './actionAttributes'
import type { BlockAttributes, BlockProps } from './BlockDefinition'
import { isVoidTag } from './blockTag'
import type { CompiledBlock } from './compileBlock'
import { Field } from './Field'
import { Template } from './Template'

/**
 * The element of a compiled block, with its component or its children in it.
 *
 * @param index - Position among repeated items.
 * @param drawList - Draws the children; handed in, since blocks draw blocks.
 */
export function drawBlock(
  compiled: CompiledBlock,
  content: ContentContextValue,
  index: number | undefined,
  drawList: (blocks: NonNullable<CompiledBlock['block']['children']>, path: string) => ReactNode,
): ReactNode {
  if (compiled.hidden) return null
  const { block, definition, id, options, path, tag } = compiled
  const attributes = currentAttributes(compiled, content, index)
  const children = block.children?.length ? drawList(block.children, `${path}.children`) : null
  if (!definition) return drawElement(tag, attributes, content, compiled.text ?? children)

  const props: BlockProps = { options, attributes, block, id, path, tag, children }
  const component = createElement(definition.component, props)
  return definition.noWrap ? component : drawElement(tag, attributes, content, component)
}

function currentAttributes(
  compiled: CompiledBlock,
  content: ContentContextValue,
  index: number | undefined,
): BlockAttributes {
  const { attributes, logic } = compiled
  const hasActions = logic !== null && logic.actions.length > 0
  if (!hasActions && !index) return attributes
  return {
    ...attributes,
    ...(hasActions ? actionAttributes(compiled, content) : undefined),
    ...(index ? { 'builder-index': index } : undefined),
  }
}

/** An element of a block. Links are left to the site, where it draws them itself. */
export function drawElement(
  tag: string,
  attributes: BlockAttributes,
  content: ContentContextValue,
  children: ReactNode,
): ReactNode {
  if (/^(?:input|select|textarea)$/.test(tag)) {
    return createElement(Field, { tag, attributes }, tag === 'select' ? children : undefined)
  }
  if (isVoidTag(tag)) return createElement(tag, attributes)
  if (tag === 'template') return <Template attributes={attributes}>{children}</Template>
  if (tag === 'a' && content.renderLink && typeof attributes.href === 'string') {
    return content.renderLink({
      ...attributes,
      href: attributes.href,
      children,
    } satisfies LinkProps)
  }
  return createElement(tag, attributes, children)
}
