import { type ReactElement, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useHydrated } from '../entry/useHydrated'

interface OwnBlockProps {
  /** Rendered in place of a block that waits. */
  readonly fallback: ReactNode
  readonly children: ReactElement
}

/**
 * A block of the site's own, which may wait for its code or its data: it does so alone.
 *
 * The server's HTML stays until the block in the browser is ready to take it over. Another
 * rendering before that would have React throw it away, so changes come afterwards.
 */
export function OwnBlock({ fallback, children }: OwnBlockProps): ReactElement {
  const [isReady, setReady] = useState(useHydrated())
  const [first] = useState(children)
  // The same for the life of a block, though it may come as another element.
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

/** Says when what is in it stands on the page. */
function Ready({ setReady, children }: ReadyProps): ReactNode {
  useEffect(() => setReady(true), [setReady])
  return children
}
