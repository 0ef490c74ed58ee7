import { changeParts } from '../utils/values/changeParts'
import { hasOwn } from '../utils/values/hasOwn'
import { isRecord } from '../utils/values/isRecord'
import { LOCALIZED_TYPE } from './types'
import { isBlock } from './walkBlocks'

/**
 * Replaces every localised value inside `value` by its text for `locale`.
 *
 * Falls back to the default, then to `undefined`; locales must match exactly. Returns the same
 * object when it contains nothing localised. Nested blocks are skipped: they are localised when
 * they render.
 *
 * @param onMissingLocale - Called for each localised value when `locale` is not set.
 */
export function localize(
  value: unknown,
  locale: string | undefined,
  onMissingLocale?: () => void,
): unknown {
  const ancestors: object[] = []

  function within(inner: unknown): unknown {
    if (typeof inner !== 'object' || inner === null || ancestors.includes(inner)) return inner
    ancestors.push(inner)
    const result = resolved(inner)
    ancestors.pop()
    return result
  }

  function resolved(inner: object): unknown {
    if (Array.isArray(inner)) return changeParts(inner, within)
    if (!isRecord(inner) || isBlock(inner)) return inner
    return inner['@type'] === LOCALIZED_TYPE ? within(choice(inner)) : changeParts(inner, within)
  }

  function choice(localized: Record<string, unknown>): unknown {
    if (!locale) onMissingLocale?.()
    const isNamed = locale && locale !== '@type' && hasOwn(localized, locale)
    return (isNamed ? localized[locale] : undefined) ?? localized.Default
  }

  return within(value)
}
