import { createElement, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import type { BlockAttributes, BlockDefinition, BlockProps } from '../compile/BlockDefinition'
import { isBuiltInBlock } from '../compile/builtInBlocks'
import type { CompiledBlock } from '../compile/compileBlock'
import type { ContentContextValue } from './ContentContext'
import { blockHoldsControls, CONTROL_TAGS } from './createControlFinder'
import { LinkedBox } from './LinkedBox'
import { OwnBlock } from './OwnBlock'
import { type RenderList, renderCompiled } from './renderCompiled'
import { renderElement } from './renderElement'

/**
 * The element of a compiled block, with its component or its children inside.
 *
 * @param index - Index among repeated items.
 * @param renderList - Renders the children. A parameter, to avoid an import circle.
 */
export function renderBlock(
  compiled: CompiledBlock,
  content: ContentContextValue,
  index: number | undefined,
  renderList: RenderList,
): ReactNode {
  if (compiled.hidden) return null
  return renderCompiled(compiled, content, renderList, {
    attributes: currentAttributes(compiled, content, index),
    box: (attributes, inside) => renderBox(compiled, attributes, content, inside),
    component: (definition, props) => renderComponent(definition, props, content),
  })
}

/** The element of a box, or of a block whose component does not render one. */
export function renderBox(
  { tag, isLinkOver }: Pick<CompiledBlock, 'tag' | 'isLinkOver'>,
  attributes: BlockAttributes,
  content: ContentContextValue,
  inside: ReactNode,
): ReactNode {
  return isLinkOver ? (
    <LinkedBox attributes={attributes} content={content}>
      {inside}
    </LinkedBox>
  ) : (
    renderElement(tag, attributes, content, inside)
  )
}

function renderComponent(
  definition: BlockDefinition,
  props: BlockProps,
  { settings }: ContentContextValue,
): ReactElement {
  const element = createElement(definition.component, props)
  if (isBuiltInBlock(definition)) return element
  return <OwnBlock fallback={settings.renderWaiting?.(props.block)}>{element}</OwnBlock>
}

function currentAttributes(
  compiled: CompiledBlock,
  content: ContentContextValue,
  index: number | undefined,
): BlockAttributes {
  const { logic } = compiled
  const attributes = logic?.actions.length ? withActions(compiled, content) : compiled.attributes
  const wantsFocus = attributes.autoFocus || attributes.autofocus
  const given =
    wantsFocus && !content.settings.mayTakeFocus?.() ? withoutFocus(attributes) : attributes
  return index ? { ...given, 'builder-index': index } : given
}

function withoutFocus({ autoFocus, autofocus, ...others }: BlockAttributes): BlockAttributes {
  return others as BlockAttributes
}

/** The attributes of a block, with its actions as event handlers. */
function withActions(compiled: CompiledBlock, content: ContentContextValue): BlockAttributes {
  const { block, definition, id, logic, tag } = compiled
  const attributes: Record<string, unknown> & BlockAttributes = { ...compiled.attributes }
  for (const { handler, code } of logic?.actions ?? []) {
    attributes[handler] = (event: unknown) => content.logic.act(code, `block "${id}"`, event, block)
  }
  if (content.isInControl)
    return attributes.onClick
      ? { ...attributes, className: `${attributes.className} siteblocks-acts` }
      : attributes
  const isBox = !definition?.noWrap || definition.interactive === false
  return isBox && !blockHoldsControls(block, definition, content)
    ? buttonAttributes(tag, attributes)
    : attributes
}

/**
 * The attributes of a box. A box that handles clicks also handles Enter and Space, and is announced
 * as a button.
 *
 * Not for a box that contains controls: a button may not contain them.
 */
export function buttonAttributes(tag: string, attributes: BlockAttributes): BlockAttributes {
  const { onClick, onKeyDown, role } = attributes
  if (onClick === undefined || role !== undefined || CONTROL_TAGS.has(tag)) return attributes
  return {
    ...attributes,
    role: 'button',
    tabIndex: 0,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (typeof onKeyDown === 'function') onKeyDown(event)
      if (event.target !== event.currentTarget || event.defaultPrevented) return
      if (event.key !== 'Enter' && event.key !== ' ') return
      // Prevent Space from scrolling the page.
      event.preventDefault()
      event.currentTarget.click()
    },
  }
}
