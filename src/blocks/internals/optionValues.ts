import { isRecord } from '../../utils/isRecord'

/** The text of an option. Numbers as they print; what is neither is no text. */
export function optionText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

/** The text of an option as attributes take it: `undefined` where there is none. */
export function attributeText(value: unknown): string | undefined {
  return optionText(value) || undefined
}

/** A number above 0, also one that is spelled out, as old content has it; else `undefined`. */
export function positiveNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined
}

/** Height divided by width as a padding, which browsers measure by the width: 0.7 is `70%`. */
export function ratioPercent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(4))}%`
}

/**
 * A list of options as content ought to have it: what is no object in it counts as an empty one,
 * and what is no list has no items.
 */
export function optionRecords<Item extends object>(
  list: readonly Item[] | undefined,
): readonly Partial<Item>[] {
  if (!Array.isArray(list)) return []
  return list.map((item: Item): Partial<Item> => (isRecord(item as unknown) ? item : {}))
}
