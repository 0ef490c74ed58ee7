import { hasOwn } from '../../utils/hasOwn'
import { quoteValue } from '../../utils/quoteValue'
import { isObject, isOfType, type Option, phraseOf } from './Option'

/**
 * Throws for an option of the wrong type, naming it and what it should be.
 *
 * Options that the table does not know are passed over, and so are those that are `undefined` or `null`.
 */
export function validateOptions(
  options: unknown,
  table: Readonly<Record<string, Pick<Option, 'type'>>>,
): void {
  if (!isObject(options)) {
    throw new TypeError(
      `SiteBlocks: the options must be an object, got ${quoteValue(options)}. Pass one with at least an apiKey.`,
    )
  }
  for (const [name, value] of Object.entries(options)) {
    const row = hasOwn(table, name) ? table[name] : undefined
    if (row === undefined || value === undefined || value === null) continue
    if (isOfType(value, row.type)) continue
    const phrase = phraseOf(row.type)
    throw new TypeError(
      `SiteBlocks: option "${name}" must be ${phrase}, got ${quoteValue(value)}. Pass ${phrase}, or leave the option out.`,
    )
  }
}
