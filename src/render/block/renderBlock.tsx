import {
  createElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { Block } from '../../content/types'
import type { ContentContextValue } from '../entry/ContentContext'
import type { LinkProps } from '../root/ContentSettings'
import type { BlockAttributes, BlockDefinition, BlockProps } from './BlockDefinition'
import { isVoidTag } from './blockTag'
import { isBuiltIn } from './builtInBlocks'
import type { CompiledBlock } from './compileBlock'
import { CONTROL_TAGS } from './createControlFinder'
import { Field } from './Field'
import { OwnBlock } from './OwnBlock'
import { pureBlock } from './pureComponent'

/**
 * Renders a list of blocks, which stands at `path`.
 *
 * @param isShown - Whether all of them are shown now; a component may hold them back.
 */
export type RenderList = (blocks: readonly Block[], path: string, isShown: boolean) => ReactNode

/**
 * The element of a compiled block, with its component or its children in it.
 *
 * @param index - Position among repeated items.
 * @param renderList - Renders the children; handed in, since blocks render blocks.
 */
export function renderBlock(
  compiled: CompiledBlock,
  content: ContentContextValue,
  index: number | undefined,
  renderList: RenderList,
): ReactNode {
  if (compiled.hidden) return null
  const { block, definition, id, options, path, tag } = compiled
  const attributes = currentAttributes(compiled, content, index)
  const pure = definition && pureBlock(definition.component, options, content)
  const isShown = !definition || (pure !== undefined && definition.canHaveChildren === true)
  const children = block.children?.length
    ? renderList(block.children, `${path}.children`, isShown)
    : null
  if (!definition) return renderElement(tag, attributes, content, compiled.text ?? children)

  const props: BlockProps = { options, attributes, block, id, path, tag, children }
  const inside = pure ? pure.render(props, content) : renderComponent(definition, props, content)
  return definition.noWrap ? inside : renderElement(tag, attributes, content, inside)
}

function renderComponent(
  definition: BlockDefinition,
  props: BlockProps,
  { settings }: ContentContextValue,
): ReactElement {
  const element = createElement(definition.component, props)
  if (isBuiltIn(definition)) return element
  return <OwnBlock fallback={settings.renderWaiting?.(props.block)}>{element}</OwnBlock>
}

function currentAttributes(
  compiled: CompiledBlock,
  content: ContentContextValue,
  index: number | undefined,
): BlockAttributes {
  const { logic } = compiled
  const attributes = logic?.actions.length ? withActions(compiled, content) : compiled.attributes
  return index ? { ...attributes, 'builder-index': index } : attributes
}

/** The attributes of a block with handlers for what it does at events. */
function withActions(compiled: CompiledBlock, content: ContentContextValue): BlockAttributes {
  const { block, definition, id, logic, tag } = compiled
  const attributes: Record<string, unknown> & BlockAttributes = { ...compiled.attributes }
  for (const { handler, code } of logic?.actions ?? []) {
    attributes[handler] = (event: unknown) => content.logic.act(code, `block "${id}"`, event, block)
  }
  const isBox = !definition?.noWrap || definition.interactive === false
  return isBox && !holdsControls(compiled, content) ? buttonAttributes(tag, attributes) : attributes
}

/**
 * The attributes of a box: one that answers clicks answers Enter and Space as well, and is announced as a button.
 *
 * Not for a box that holds something to click itself, since a button may not hold another.
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
      // Space would scroll the page.
      event.preventDefault()
      event.currentTarget.click()
    },
  }
}

/** Whether something in the block can be clicked for itself, whatever the block's own element is. */
function holdsControls(
  { block, definition }: CompiledBlock,
  content: ContentContextValue,
): boolean {
  return (
    definition?.interactive === true ||
    content.holdsControls([block.component?.options, block.children]) === true
  )
}

/** An element of a block. Links are left to the site, where it renders them itself. */
export function renderElement(
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
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

interface TemplateProps {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** A `template`: its children stand in its inert content, where scripts look for them. React puts them beside it. */
function Template({ attributes, children }: TemplateProps): ReactElement {
  const [template, setTemplate] = useState<HTMLTemplateElement | null>(null)
  return (
    <template {...attributes} ref={setTemplate}>
      {template && createPortal(children, template.content)}
    </template>
  )
}
