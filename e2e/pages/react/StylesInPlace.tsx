import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactElement, type ReactNode, useState } from 'react'

const caches = new WeakMap<Node, EmotionCache>()

function cacheOf(root: Node): EmotionCache {
  const cache = caches.get(root) ?? createCache({ key: 'tours', container: root })
  caches.set(root, cache)
  return cache
}

/** Makes Emotion insert the styles of `children` into their shadow root, or else into the page. */
export function StylesInPlace({ children }: { readonly children: ReactNode }): ReactElement {
  const [cache, setCache] = useState<EmotionCache>()
  function find(element: HTMLElement | null): void {
    const root = element?.getRootNode()
    if (root) setCache(cacheOf(root instanceof ShadowRoot ? root : document.head))
  }
  return (
    <div ref={find} style={{ display: 'contents' }}>
      {cache && <CacheProvider value={cache}>{children}</CacheProvider>}
    </div>
  )
}
