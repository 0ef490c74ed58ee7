import type { KeyboardEvent } from 'react'
import type { Block } from '../../content/types'
import { wordSet } from '../../utils/wordSet'
import type { ContentContextValue } from '../entry/ContentContext'
import type { CompiledBlock } from './compileBlock'

const CLICKABLE_TAGS = wordSet('a button input label option select summary textarea video audio')
const CLICKABLE_BLOCKS =
  /^(?:Core:Button|Form:|Builder: ?Tabs|Builder:Accordion|Builder:Carousel|Video|Embed|Custom Code)/

/**
 * Handlers for what a block does at events.
 *
 * A box that answers clicks answers Enter and Space as well, and is announced as a button; unless it holds
 * something to click itself, since a button may not hold another.
 */
export function actionAttributes(
  { attributes, block, definition, id, logic, tag }: CompiledBlock,
  content: ContentContextValue,
): Record<string, unknown> {
  const handlers: Record<string, unknown> = {}
  for (const { handler, code } of logic?.actions ?? []) {
    handlers[handler] = (event: unknown) => content.logic.act(code, `block "${id}"`, event, block)
  }
  const isButton =
    handlers.onClick !== undefined &&
    attributes.role === undefined &&
    !CLICKABLE_TAGS.has(tag) &&
    !definition?.noWrap &&
    !holdsClickable(block)
  if (!isButton) return handlers

  const { onKeyDown } = handlers
  return {
    role: 'button',
    tabIndex: 0,
    ...handlers,
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

function holdsClickable({ children = [], component }: Block): boolean {
  if (component && CLICKABLE_BLOCKS.test(component.name)) return true
  return children.some(
    (child) =>
      child.actions?.click !== undefined ||
      child.linkUrl !== undefined ||
      child.properties?.href !== undefined ||
      CLICKABLE_TAGS.has(child.tagName ?? '') ||
      holdsClickable(child),
  )
}
