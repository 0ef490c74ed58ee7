import { isRecord } from '../utils/isRecord'
import { quoteValue } from '../utils/quoteValue'
import { warnOnce } from '../utils/warn'
import { ParsePass } from './checks'
import { entryCheck } from './entryCheck'
import type { ContentEntry } from './types'

/** An entry that cannot be shown at all, because its outermost shape is wrong. */
export class ContentError extends Error {
  /** Tells it from other errors. */
  override readonly name = 'ContentError'

  /**
   * @param message - The problem, quoting the value, and its remedy.
   * @param path - Where in the entry: empty for the entry itself, else as in `data`.
   */
  constructor(
    message: string,
    readonly path: string,
  ) {
    super(message)
  }
}

/**
 * Turns what the content host sent into an entry whose fields have the types that
 * {@link ContentEntry} gives them.
 *
 * Is lenient with everything inside: a field of the wrong type, something among blocks that is
 * none, and what is nested without end are left out, each with a warning that names its path.
 * `null` counts as absent, and keys that reach prototypes are passed over. `blocksString` is read
 * into `blocks`.
 *
 * Never changes `value`, and gives back the very same object when all of it is right; otherwise a
 * copy that shares what is.
 *
 * @param warn - Takes the warnings. Prints them unless told otherwise.
 * @throws {@link ContentError} when `value`, or its `data`, is no object.
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
  if (value.data !== undefined && value.data !== null && !isRecord(value.data)) {
    throw new ContentError(
      `${subject}: data must be an object, got ${quoteValue(value.data)}. Pass an entry as the content host sends it.`,
      'data',
    )
  }
  return entryCheck(value, new ParsePass(subject, warn)) as ContentEntry
}
