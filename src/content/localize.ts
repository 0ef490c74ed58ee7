import { hasOwn } from '../utils/hasOwn'
import { isRecord } from '../utils/isRecord'
import { LOCALIZED_TYPE } from './types'
import { isBlock } from './walkBlocks'

/**
 * Puts the text of one language in place of every localised value inside `value`.
 *
 * Takes the value of exactly `locale`, else the default, else `undefined`. Gives back the very same
 * object when there is nothing localised inside. Blocks inside are left alone: they are localised
 * when they are rendered themselves.
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
    if (Array.isArray(inner)) return localizedParts(inner)
    if (!isRecord(inner) || isBlock(inner)) return inner
    return inner['@type'] === LOCALIZED_TYPE ? within(choice(inner)) : localizedParts(inner)
  }

  function choice(localized: Record<string, unknown>): unknown {
    if (!locale) onMissingLocale?.()
    const isNamed = locale && locale !== '@type' && hasOwn(localized, locale)
    return (isNamed ? localized[locale] : undefined) ?? localized.Default
  }

  function localizedParts<T extends object>(container: T): T {
    let copy: T | undefined
    for (const key of Object.keys(container) as (keyof T)[]) {
      const part = within(container[key])
      if (Object.is(part, container[key])) continue
      copy ??= (Array.isArray(container) ? container.slice() : { ...container }) as T
      copy[key] = part as T[keyof T]
    }
    return copy ?? container
  }

  return within(value)
}
