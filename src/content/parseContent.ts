import { warnOnce } from '../utils/problems/warn'
import { quoteValue } from '../utils/text/quoteValue'
import { isRecord } from '../utils/values/isRecord'
import { ParsePass } from './checks'
import { entryCheck } from './entryCheck'
import type { ContentEntry } from './types'

/** Thrown when an entry cannot be shown at all because it, or its `data`, is not an object. */
export class ContentError extends Error {
  /** Distinguishes it from other errors. */
  override readonly name = 'ContentError'

  /**
   * @param message - The problem, quoting the value, and its remedy.
   * @param path - Path of the invalid value: empty for the entry itself, else `data`.
   */
  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message)
  }
}

/**
 * Converts a response of the content host into an entry whose fields have the types that
 * {@link ContentEntry} declares.
 *
 * Lenient inside the entry: fields of the wrong type, non-blocks in lists of blocks and endlessly
 * nested values are left out, each with a warning that names its path. `null` counts as absent,
 * keys that reach prototypes are removed, and `blocksString` is parsed into `blocks`.
 *
 * Never changes `value`. Returns the same object when all of it is valid, otherwise a copy that
 * shares the valid parts.
 *
 * @param warn - Receives the warnings. Prints them by default.
 * @throws {@link ContentError} when `value` or its `data` is not an object.
 */
export function parseContent(
  value: unknown,
  warn: (message: string) => void = warnOnce,
): ContentEntry {
  if (!isRecord(value)) {
    throw new ContentError(
      `entry must be an object, got ${quoteValue(value)}. Pass an entry as the content host sends it.`,
      '',
    )
  }
  const subject = typeof value.id === 'string' ? `entry "${value.id}"` : 'entry without id'
  if (!isRecord(value.data ?? {})) {
    throw new ContentError(
      `${subject}: data must be an object, got ${quoteValue(value.data)}. Pass an entry as the content host sends it.`,
      'data',
    )
  }
  return entryCheck(value, new ParsePass(subject, warn)) as ContentEntry
}
