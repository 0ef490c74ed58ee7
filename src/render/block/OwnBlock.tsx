import { type ReactElement, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useHydrated } from '../hooks/useHydrated'

interface OwnBlockProps {
  /** Rendered while the block waits. */
  readonly fallback: ReactNode
  readonly children: ReactElement
}

/**
 * A block of the site's own, which may suspend for its code or data without affecting other blocks.
 *
 * The server's HTML stays until the block can hydrate it. React would discard it if the block
 * rendered with changes before that, so changes are applied afterwards.
 */
export function OwnBlock({ fallback, children }: OwnBlockProps): ReactElement {
  const [isReady, setReady] = useState(useHydrated())
  const [first] = useState(children)
  // Constant for the life of a block, although each render may pass a new element.
  const [firstFallback] = useState(fallback)
  const shown = isReady ? children : first
  return useMemo(
    () => (
      <Suspense fallback={firstFallback}>
        <Ready setReady={setReady}>{shown}</Ready>
      </Suspense>
    ),
    [shown, firstFallback],
  )
}

interface ReadyProps {
  readonly setReady: (isReady: true) => void
  readonly children: ReactNode
}

/** Reports when its children are on the page. */
function Ready({ setReady, children }: ReadyProps): ReactNode {
  useEffect(() => setReady(true), [setReady])
  return children
}
