import type { ContentContextValue } from './ContentContext'

let readContext = (): ContentContextValue | null => null

/**
 * Says how React reads the context. Handed in, so that blocks can be described, and shown where
 * they never change, before React is there.
 */
export function readContextWith(read: () => ContentContextValue | null): void {
  readContext = read
}

/** Context of the entry around a block. */
export function useContentContext(): ContentContextValue {
  const value = readContext()
  if (!value) {
    throw new Error('SiteBlocks: ContentContext is missing. <Content> provides it to its blocks.')
  }
  return value
}
