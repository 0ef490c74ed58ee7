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
 * Completes the `rel` of a link or form with `noopener`, so that a page it opens in another window
 * cannot reach this one. For `opener` it does so without a target, too: a button or the page's
 * `<base>` may choose the window.
 *
 * The author's other words are preserved. Without any, `noreferrer` is added too.
 */
export function linkRel(target: string, rel: string): string {
  const kept = rel.replace(/(^|\s)opener(?!\S)/gi, '$1noopener')
  if (!target || OWN_WINDOW.test(target)) return kept
  if (!kept) return 'noopener noreferrer'
  return /(^|\s)no(?:opener|referrer)(?!\S)/i.test(kept) ? kept : `${kept} noopener`
}
