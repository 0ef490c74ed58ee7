import { warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'

/**
 * Source of consent: the visitor, a consent manager's default until the visitor decides, or its
 * default for a visitor who does not have to be asked.
 */
export type ConsentSource = 'visitor' | 'default' | 'exempt'

/** Returns whether consent with this source is the visitor's own. */
export function isVisitorDecision(source: unknown): boolean {
  return source !== 'default' && source !== 'exempt'
}

/**
 * Whether these arguments of `setConsent` allow remembering the visitor. Whatever is not a plain
 * yes refuses, and the console names it: a word such as `denied` must not count as one.
 */
export function readConsent(allowed: unknown, source?: unknown): boolean {
  const isKnown = source === undefined || source === 'visitor' || !isVisitorDecision(source)
  if (typeof allowed === 'boolean' && isKnown) return allowed
  warnOnce(
    `setConsent(${[allowed, source].map(quoteValue).join(', ')}) refuses. Pass true or false.`,
  )
  return false
}
