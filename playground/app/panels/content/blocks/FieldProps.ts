import type { BlockInput } from '../../../data/library'

/** What a field of a block's form is given. */
export interface FieldProps {
  readonly input: BlockInput
  readonly value: unknown
  /** The expression that takes the value's place. */
  readonly binding?: unknown
  onValue(value: unknown): void
}
