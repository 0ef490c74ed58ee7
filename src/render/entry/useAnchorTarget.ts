import { type RefObject, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isBlock } from '../../content/walkBlocks'
import { findTarget } from '../root/createAnchors'
import { EntryContext } from './EntryContext'
import { never } from './useHydrated'

export interface Concealed {
  /** The hidden element, where it has been rendered. */
  readonly element: RefObject<Element | null>
  /** The hidden blocks in the entry; searched where none has been rendered. */
  readonly content: unknown
  readonly isShown: boolean
  readonly show: () => void
}

/** Shows what is out of sight when a link or the address leads to something in it. */
export function useAnchorTarget({ element, content, isShown, show }: Concealed): void {
  const anchors = useContext(EntryContext)?.settings.anchors
  const target = useSyncExternalStore(anchors?.subscribe ?? never, anchors?.target ?? none, none)

  const showIfHolding = useEffectEvent((id: string) => {
    const isRendered = element.current && findTarget(element.current, id)
    if (isRendered || holdsId(content, id)) show()
  })

  useEffect(() => {
    if (!anchors || !target) return
    if (isShown) anchors.arrive()
    else showIfHolding(target.id)
  }, [anchors, target, isShown])
}

/**
 * Whether blocks have an element with this id: by a property of theirs, or in their HTML. Their own
 * ids name no element.
 */
function holdsId(content: unknown, id: string): boolean {
  const json = JSON.stringify(content, (_, part: unknown) =>
    isBlock(part) ? { ...part, id: undefined } : part,
  )
  const name = JSON.stringify(id)
    .slice(1, -1)
    .replace(/[^\w\s-]/g, '\\$&')
  // In JSON, a quote in a text follows a backslash.
  return new RegExp(`(?:"id":"|\\b(?:id|name)=(?:\\\\"|'|))${name}(?:\\\\?["'>\\s])`).test(
    json ?? '',
  )
}

function none(): null {
  return null
}
