import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { ContentContextValue } from '../../render/block/ContentContext'
import { EntryContext } from '../../render/block/EntryContext'
import { useContentContext } from '../../render/block/useContentContext'
import { useStateReads } from '../../render/block/useStateReads'
import { FOCUSABLE } from '../../utils/view/focusable'

/** Blocks inside a control that have an action. */
const ACTING = '.siteblocks-acts'

interface BlockControlProps extends ComponentProps<'div'> {
  /** Rest of its name, after the text of its blocks. */
  readonly name?: string | undefined
}

/**
 * A tab or an arrow that is labelled by blocks. For the keyboard and for screen readers, it is one
 * control with nothing else in it. A click on a block does what the block does, and reaches the
 * control; so do Enter and Space.
 *
 * Links and fields cannot be taken out of the tab order and stay what they are, so a label with
 * some is inert, but not while the pointer is on the control. Browsers take no name from what is
 * inert, so its text becomes the name.
 */
export function BlockControl({ name, children, ...control }: BlockControlProps): ReactElement {
  const content = useContentContext()
  const element = useRef<HTMLDivElement>(null)
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
  useLayoutEffect(() => {
    if (!element.current?.matches(':hover')) hideControls(element.current, name)
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: its role is among the attributes.
    <div
      ref={element}
      data-control=""
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
      tabIndex={0}
      onPointerEnter={({ currentTarget }) => {
        labelOf(currentTarget).inert = false
      }}
      onPointerLeave={({ currentTarget, pointerType }) => {
        // A touch ends before it clicks.
        if (pointerType === 'mouse') hideControls(currentTarget, name)
      }}
      onKeyDown={clickByKey}
      {...control}
    >
      <EntryContext value={inside}>{children}</EntryContext>
    </div>
  )
}

/** Makes a label with links or fields inert, and names its control where the content does not. */
function hideControls(control: Element | null, name: string | undefined): void {
  if (!control) return
  const label = labelOf(control)
  label.inert = label.querySelector(FOCUSABLE) !== null
  if (label.inert || name)
    control.setAttribute('aria-label', `${textOf(label)} ${name ?? ''}`.trim())
  else control.removeAttribute('aria-label')
}

/** The text of blocks as a visitor sees it, and that of images. */
function textOf(label: HTMLElement): string {
  const images = Array.from(label.querySelectorAll('img'), ({ alt }) => alt)
  // biome-ignore lint/performance/useDomNodeTextContent: a name has no text that is hidden.
  return [label.innerText, ...images].join(' ').replace(/\s+/g, ' ').trim()
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
