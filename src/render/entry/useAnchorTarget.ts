import { type RefObject, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isBlock } from '../../content/walkBlocks'
import { listen } from '../../utils/timing/listen'
import { EntryContext } from '../block/EntryContext'
import { never } from '../hooks/useHydrated'
import { findTarget } from '../html/createAnchors'

export interface Concealed {
  /** The hidden element, if it has been rendered. */
  readonly element: RefObject<Element | null>
  /** The hidden blocks of the entry, searched if the element has not been rendered. */
  readonly content: unknown
  readonly isShown: boolean
  readonly show: () => void
}

/** The event by which an element asks to be shown. */
const REVEAL = 'siteblocks-reveal'

/** Opens the hidden elements around `element`, at the next render. */
export function reveal(element: Element): void {
  for (;;) {
    const details = element.closest<HTMLDetailsElement>('details:not([open])')
    if (!details) break
    details.open = true
  }
  element.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }))
}

/**
 * Opens a hidden element when a link or the address points to something inside it, or when
 * something inside it is revealed.
 */
export function useAnchorTarget({ element, content, isShown, show }: Concealed): void {
  const anchors = useContext(EntryContext)?.settings.anchors
  const target = useSyncExternalStore(anchors?.subscribe ?? never, anchors?.target ?? none, none)

  const showIfHolding = useEffectEvent((id: string) => {
    const isRendered = element.current && findTarget(element.current, id)
    if (isRendered || holdsId(content, id)) show()
  })

  const showNow = useEffectEvent(() => show())
  useEffect(() => {
    return element.current && !isShown ? listen(element.current, REVEAL, showNow) : undefined
  }, [element, isShown])

  useEffect(() => {
    if (!anchors || !target) return
    if (isShown) anchors.arrive()
    else showIfHolding(target.id)
  }, [anchors, target, isShown])
}

/**
 * Whether blocks contain an element with this id, as a property or in their HTML. The ids of the
 * blocks themselves do not count: they are not ids of elements.
 */
function holdsId(content: unknown, id: string): boolean {
  const json = JSON.stringify(content, (_, part: unknown) =>
    isBlock(part) ? { ...part, id: undefined } : part,
  )
  const name = JSON.stringify(id)
    .slice(1, -1)
    .replace(/[^\w\s-]/g, '\\$&')
  // JSON escapes a quote inside a text with a backslash.
  return new RegExp(`(?:"id":"|\\b(?:id|name)=(?:\\\\"|'|))${name}(?:\\\\?["'>\\s])`).test(
    json ?? '',
  )
}

function none(): null {
  return null
}
