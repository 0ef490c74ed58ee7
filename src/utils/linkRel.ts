/** Targets that name the window in which the link stands. */
const OWN_WINDOW = /^_(?:self|parent|top)$/i

/**
 * The `rel` of a link, with what keeps a page that it opens in another window from reaching this
 * one.
 *
 * An author's own words stay, and decide whether that page learns where its visitor came from.
 */
export function linkRel(target: string, rel: string): string {
  if (!target || OWN_WINDOW.test(target)) return rel
  if (!rel) return 'noopener noreferrer'
  return /(?:^|\s)(?:noopener|noreferrer)(?:\s|$)/i.test(rel) ? rel : `${rel} noopener`
}
