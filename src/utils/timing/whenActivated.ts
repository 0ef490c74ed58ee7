import { listen } from './listen'

/** Whether the page is prerendered and not yet visible. */
export function isPrerendered(document: Document | undefined): boolean {
  return Boolean((document as { readonly prerendering?: boolean } | undefined)?.prerendering)
}

/**
 * Calls `start` at once, or on activation of a prerendered page. The returned undo also undoes
 * `start`.
 */
export function whenActivated(document: Document, start: () => () => void): () => void {
  if (!isPrerendered(document)) return start()
  let stop = listen(document, 'prerenderingchange', () => {
    stop()
    stop = start()
  })
  return () => stop()
}
