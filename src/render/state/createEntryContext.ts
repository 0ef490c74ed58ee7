import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import type { State } from './createStateStore'

/**
 * Makes what content reaches as `context`: an object of the entry's own, so that code may write to it and the page's
 * stays as it is.
 *
 * @returns Takes over what the page's context has that it did not have the last time; the rest stays as code wrote it.
 *   Gives always the same object, or a context that is no plain object as it is.
 */
export function createEntryContext(): (given: unknown) => unknown {
  const own: Record<string, unknown> = {}
  let before: State = {}

  return (given = {}) => {
    if (!isRecord(given)) return given
    for (const key of Object.keys({ ...before, ...given })) {
      const value = given[key]
      if (hasOwn(given, key) === hasOwn(before, key) && Object.is(value, before[key])) continue
      // The page's functions keep the object that they belong to.
      if (hasOwn(given, key)) own[key] = typeof value === 'function' ? value.bind(given) : value
      else delete own[key]
    }
    before = { ...given }
    return own
  }
}
