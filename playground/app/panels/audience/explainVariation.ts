import { hasChoice } from '../../../../src/client/variations/decideVariation'
import type { ContentEntry } from '../../../../src/content/types'
import { readCookie } from './useVisit'

/** Why a visitor sees a variation. */
export type VariationReason = 'only' | 'asked' | 'refused' | 'cookie' | 'drawn' | 'unknown'

export interface VariationFacts {
  /** The entry as the content host has it. */
  readonly entry: ContentEntry
  /** Id of the variation that the widget says it shows. */
  readonly shown: string | undefined
  /** The one that the address of the page asks for. */
  readonly asked: string | undefined
  /** All cookies, as they were before the widget ran. */
  readonly cookie: string
  /** Whether the widget may remember the visitor. */
  readonly allowed: boolean
}

/**
 * Says why the widget shows what it shows, in the order in which it decides. A reason that would have come to
 * another variation is none: then it is `unknown`.
 */
export function explainVariation(facts: VariationFacts): VariationReason {
  const { entry, shown, asked, cookie, allowed } = facts
  if (Object.keys(entry.variations ?? {}).length === 0) return 'only'
  if (hasChoice(entry, asked)) return shown === asked ? 'asked' : 'unknown'
  if (!allowed) return shown === entry.id ? 'refused' : 'unknown'
  const remembered = readCookie(cookie, `builder.tests.${entry.id}`)
  if (hasChoice(entry, remembered)) return shown === remembered ? 'cookie' : 'unknown'
  return shown === undefined ? 'unknown' : 'drawn'
}
