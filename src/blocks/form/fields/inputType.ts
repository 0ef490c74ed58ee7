import { quoteValue } from '../../../utils/quoteValue'
import { warnOnce } from '../../../utils/warn'

/** The types that an input may have. */
export const INPUT_TYPES = [
  'text',
  'number',
  'email',
  'url',
  'checkbox',
  'radio',
  'range',
  'date',
  'datetime-local',
  'search',
  'tel',
  'time',
  'file',
  'month',
  'week',
  'password',
  'color',
  'hidden',
] as const

/** A type that an input may have. */
export type InputType = (typeof INPUT_TYPES)[number]

/**
 * The type of an input: what the author chose, `text` when there is none or it is not allowed.
 *
 * @param where - Names the block in the warning.
 */
export function inputType(type: unknown, where: string): InputType {
  if (type === undefined || type === null || type === '') return 'text'
  const wished = String(type).toLowerCase()
  const allowed = INPUT_TYPES.find((name) => name === wished)
  if (!allowed) {
    warnOnce(
      `${where}: the input type ${quoteValue(type)} is not allowed, so a text field is used. Use one of ${INPUT_TYPES.join(', ')}.`,
    )
  }
  return allowed ?? 'text'
}
