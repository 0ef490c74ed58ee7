import { hasOwn } from '../utils/hasOwn'
import { isRecord } from '../utils/isRecord'
import { isBlock } from './isBlock'
import { LOCALIZED_TYPE } from './types'

/**
 * Puts the text of one language in place of every localised value inside `value`.
 *
 * Takes the value of exactly `locale`, else the default, else `undefined`. Gives back the very same
 * object when there is nothing localised inside. Blocks inside are left alone: they are localised when
 * they are drawn themselves.
 *
 * @param onMissingLocale - Called where a default had to do because there is no locale.
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
    if (Array.isArray(inner)) return localizedList(inner)
    if (!isRecord(inner) || isBlock(inner)) return inner
    return inner['@type'] === LOCALIZED_TYPE ? within(choice(inner)) : localizedRecord(inner)
  }

  function choice(localized: Record<string, unknown>): unknown {
    if (!locale) onMissingLocale?.()
    const isNamed = locale && locale !== '@type' && hasOwn(localized, locale)
    return (isNamed ? localized[locale] : undefined) ?? localized.Default
  }

  function localizedList(list: readonly unknown[]): readonly unknown[] {
    let copy: unknown[] | undefined
    for (let index = 0; index < list.length; index++) {
      const item = within(list[index])
      if (Object.is(item, list[index])) continue
      copy ??= list.slice()
      copy[index] = item
    }
    return copy ?? list
  }

  function localizedRecord(record: Record<string, unknown>): Record<string, unknown> {
    let copy: Record<string, unknown> | undefined
    for (const key of Object.keys(record)) {
      const item = within(record[key])
      if (Object.is(item, record[key])) continue
      copy ??= { ...record }
      copy[key] = item
    }
    return copy ?? record
  }

  return within(value)
}
