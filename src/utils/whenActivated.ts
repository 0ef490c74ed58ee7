import { listen } from './listen'

/** Whether a page is loaded ahead of a visit that may never come. */
export function isPrerendered(document: Document | undefined): boolean {
  return Boolean((document as { readonly prerendering?: boolean } | undefined)?.prerendering)
}

/**
 * Calls `start` at once, or when a page that is prerendered comes on screen. Returns the undo, of
 * what `start` did as well.
 */
export function whenActivated(document: Document, start: () => () => void): () => void {
  if (!isPrerendered(document)) return start()
  let stop = listen(document, 'prerenderingchange', () => {
    stop()
    stop = start()
  })
  return () => stop()
}
