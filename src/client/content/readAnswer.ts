import { ContentError, parseContent } from '../../content/parseContent'
import type { ContentEntry } from '../../content/types'
import { isRecord } from '../../utils/values/isRecord'
import { ownValue } from '../../utils/values/ownValue'
import type { Endpoint } from '../requests/contentParameters'

/** Returns the part of a response that belongs to an item; `undefined` when there is none. */
export function answerFor(answer: unknown, endpoint: Endpoint, key: string): unknown {
  if (!isRecord(answer)) {
    throw new Error(
      'Fetching content failed: the answer is not an object. Check the host and the apiEndpoint.',
    )
  }
  const name = endpoint === 'content' ? 'results' : key
  return ownValue(answer, name) ?? undefined
}

/** Returns the total number of matching entries; 0 when the response does not contain it. */
export function totalCountOf(answer: unknown): number {
  return isRecord(answer) && typeof answer.totalCount === 'number' ? answer.totalCount : 0
}

/**
 * Parses a list of entries.
 *
 * Leaves out unreadable fields and non-entries with a warning. Throws for a non-list, and for a
 * non-empty list without any entry.
 */
export function readEntries(
  list: unknown,
  model: string,
  warn: (message: string) => void,
): readonly ContentEntry[] {
  if (list === undefined) return []
  if (!Array.isArray(list)) {
    throw new Error(
      `Fetching content from model ${model} failed: the answer has no list of entries. Check the host and the apiEndpoint.`,
    )
  }
  const problems: string[] = []
  const entries = list.flatMap((value: unknown) => {
    try {
      return [parseContent(value, warn)]
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
  for (const message of problems) warn(`an entry of model ${model} was left out: ${message}`)
  return entries
}
