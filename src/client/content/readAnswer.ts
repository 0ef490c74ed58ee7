import { ContentError, parseContent } from '../../content/parseContent'
import type { ContentEntry } from '../../content/types'
import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { warnOnce } from '../../utils/warn'
import type { Endpoint } from '../requests/contentParameters'

/** The part of an answer that belongs to an item; `undefined` when there is none. */
export function answerPart(answer: unknown, endpoint: Endpoint, key: string): unknown {
  if (!isRecord(answer)) {
    throw new Error(
      'Fetching content failed: the answer is not an object. Check the host and the apiEndpoint.',
    )
  }
  const name = endpoint === 'content' ? 'results' : key
  return (hasOwn(answer, name) ? answer[name] : undefined) ?? undefined
}

/** How many entries there are in all; 0 when the answer does not say. */
export function totalCountOf(answer: unknown): number {
  return isRecord(answer) && typeof answer.totalCount === 'number' ? answer.totalCount : 0
}

/**
 * Reads a list of entries.
 *
 * What is no entry is left out with a warning. Throws when that leaves none of several, and for what
 * is no list.
 */
export function readEntries(list: unknown, model: string): readonly ContentEntry[] {
  if (list === undefined) return []
  if (!Array.isArray(list)) {
    throw new Error(
      `Fetching content from model ${model} failed: the answer has no list of entries. Check the host and the apiEndpoint.`,
    )
  }
  const problems: string[] = []
  const entries = list.flatMap((value: unknown) => {
    try {
      return [parseContent(value)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      problems.push(error.message)
      return []
    }
  })
  const [problem] = problems
  if (problem !== undefined && entries.length === 0) {
    throw new Error(
      `Fetching content from model ${model} failed: no entry could be read. ${problem}`,
    )
  }
  for (const message of problems) warnOnce(`an entry of model ${model} was left out: ${message}`)
  return entries
}
