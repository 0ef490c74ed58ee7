import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useMemo,
} from 'react'
import type { ContentContextValue } from '../../render/block/ContentContext'
import { EntryContext } from '../../render/block/EntryContext'
import { useContentContext } from '../../render/block/useContentContext'
import { useStateReads } from '../../render/block/useStateReads'
import { FOCUSABLE } from '../../utils/view/focusable'

/** Blocks inside a control that have an action. */
const ACTING = '.siteblocks-acts'

interface BlockControlProps extends ComponentProps<'div'> {
  /** The id that its list of blocks gets. */
  readonly labelId: string
}

/**
 * A tab or an arrow that is labelled by blocks. For the keyboard and for screen readers, it is one
 * control with nothing else in it. A click on a block does what the block does, and reaches the
 * control; so do Enter and Space.
 *
 * Links and fields cannot be taken out of the tab order and stay what they are, so a label with
 * some is inert, but not while the pointer is on the control.
 */
export function BlockControl({ labelId, children, ...control }: BlockControlProps): ReactElement {
  const content = useContentContext()
  const inside = useMemo<ContentContextValue>(
    () => ({
      ...content,
      isInControl: true,
      // Controls look different here.
      staticElement: (block, path, key) =>
        content.holdsControls(block) ? null : content.staticElement(block, path, key),
    }),
    [content],
  )
  // Any change may bring a link.
  useStateReads(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is among the attributes.
    <div
      data-control=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
      tabIndex={0}
      onPointerEnter={({ currentTarget }) => {
        labelOf(currentTarget).inert = false
      }}
      onPointerLeave={leave}
      onKeyDown={clickByKey}
      {...control}
      ref={(element) => {
        if (!element) return
        const label = labelOf(element)
        if (label.id !== labelId) label.id = labelId
        if (!element.matches(':hover')) hideControls(label)
      }}
    >
      <EntryContext value={inside}>{children}</EntryContext>
    </div>
  )
}

function hideControls(label: HTMLElement): void {
  label.inert = label.querySelector(FOCUSABLE) !== null
}

function leave({ currentTarget, pointerType }: PointerEvent): void {
  // A touch ends before it clicks.
  if (pointerType === 'mouse') hideControls(labelOf(currentTarget))
}

function labelOf(control: Element): HTMLElement {
  return control.firstElementChild as HTMLElement
}

/** Enter and Space click what is inside, as a pointer does. */
export function clickByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (target !== currentTarget || (key !== 'Enter' && key !== ' ')) return
  event.preventDefault()
  clickInside(currentTarget, `${ACTING},${FOCUSABLE}`)
}

/** Clicks the last, innermost block of a control that acts, or the control itself. */
export function clickInside(control: HTMLElement, selector: string = ACTING): void {
  const inner = Array.from(control.querySelectorAll<HTMLElement>(selector))
  ;(inner.pop() ?? control).click()
}
