import type { ImageOptions } from './imageOptions'

/**
 * Whether an image waits until it comes into view. One of high priority never does.
 *
 * @param search - The query of the page's address: `builder.lazyLoadImages=true` or `=false` goes for all images.
 */
export function isLazy({ highPriority, lazy }: ImageOptions, search: string): boolean {
  if (highPriority) return false
  const forced = /[?&]builder\.lazyLoadImages=(true|false)(?:&|$)/.exec(search)?.[1]
  return forced === undefined ? Boolean(lazy) : forced === 'true'
}
