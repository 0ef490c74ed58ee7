import type { ContentContextValue } from './ContentContext'

let readContext = (): ContentContextValue | null => null

/**
 * Sets how React reads the context. Injected, so that static blocks can be described and shown
 * before React has loaded.
 */
export function setContextReader(read: () => ContentContextValue | null): void {
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
