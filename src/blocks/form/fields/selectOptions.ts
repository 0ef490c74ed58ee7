import { isRecord } from '../../../utils/isRecord'
import { textOf } from '../../internals/textOf'

/** One choice of a select. */
export interface SelectOption {
  readonly value: string
  readonly label: string
}

/** The choices of a select. Its value stands for a label that is missing, and the other way round. */
export function selectOptions(options: unknown): readonly SelectOption[] {
  if (!Array.isArray(options)) return []
  return options.filter(isRecord).map(({ value, name }) => ({
    value: textOf(value ?? name),
    label: textOf(name) || textOf(value),
  }))
}
