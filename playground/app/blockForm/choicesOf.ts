import type { BlockInput } from '../../../src/render/block/BlockDefinition'

/** One value to choose, and what it is called. */
export interface Choice {
  readonly label: string
  /** `undefined` for having none. */
  readonly value: unknown
}

/** What can be chosen: having none first, and the present value too when it is not on the list. */
export function choicesOf(
  { enum: listed = [], defaultValue }: BlockInput,
  value: unknown,
): Choice[] {
  const choices = listed.map((choice) =>
    typeof choice === 'string' ? { label: choice, value: choice } : choice,
  )
  const usual = choices.find((choice) => choice.value === defaultValue)
  const none = { label: usual ? `Not set (${usual.label})` : 'Not set', value: undefined }
  const known = value === undefined || choices.some((choice) => choice.value === value)
  return [none, ...choices, ...(known ? [] : [{ label: String(value), value }])]
}
