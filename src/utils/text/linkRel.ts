/** Targets that open the link in the same tab. */
const OWN_WINDOW = /^_(?:self|parent|top)$/i

/**
 * The target of a link or form of the content: another window for any name, since frames and
 * windows of the page have names, too.
 */
export function linkTarget(target: string): string {
  return target && !OWN_WINDOW.test(target) ? '_blank' : target
}

/**
 * Completes the `rel` of a link with `noopener`, so that a page it opens in another window cannot
 * reach this one.
 *
 * The author's own `rel` is preserved. Without one, `noreferrer` is added too.
 */
export function linkRel(target: string, rel: string): string {
  if (!target || OWN_WINDOW.test(target)) return rel
  if (!rel) return 'noopener noreferrer'
  return /(?:^|\s)(?:noopener|noreferrer)(?:\s|$)/i.test(rel) ? rel : `${rel} noopener`
}
