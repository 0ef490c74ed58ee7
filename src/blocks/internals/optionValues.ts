import { isRecord } from '../../utils/values/isRecord'

/** An option as text: strings unchanged, numbers as they print, anything else empty. */
export function optionText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/**
 * An option as text to show, which a binding may fill in with a list or a boolean: `a,b`, `true`.
 *
 * Objects are empty, also in a list.
 */
export function shownText(value: unknown): string {
  if (Array.isArray(value)) return value.map(shownText).join()
  return typeof value === 'boolean' ? String(value) : optionText(value)
}

/** An option as the value of an attribute; `undefined` if it is empty. */
export function attributeText(value: unknown): string | undefined {
  return optionText(value) || undefined
}

/** A positive number, also from a numeric string, as in old content; else `undefined`. */
export function positiveNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined
}

/**
 * Converts height divided by width to a padding, which CSS takes relative to the width: 0.7 is
 * `70%`.
 */
export function ratioPercent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(4))}%`
}

/**
 * A list of objects in options, made safe: items that are not objects become empty ones, and a
 * non-list has no items.
 */
export function optionRecords<Item extends object>(
  list: readonly Item[] | undefined,
): readonly Partial<Item>[] {
  if (!Array.isArray(list)) return []
  return list.map((item: Item): Partial<Item> => (isRecord(item as unknown) ? item : {}))
}
