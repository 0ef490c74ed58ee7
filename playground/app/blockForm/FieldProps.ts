import type { ReactNode } from 'react'
import type { BlockInput } from '../../../src/render/block/BlockDefinition'
import type { InputKind } from './inputKind'

/** One input, and what is set. */
export interface InputProps {
  readonly input: BlockInput
  /** What is set; `undefined` when nothing is. */
  readonly value: unknown
  /** Told the value that is to be set, or `undefined` when none is. */
  onChange(value: unknown): void
  /** Stands in for the name of the input. */
  readonly label?: string | undefined
  /** The expression that visitors see the result of, in place of the value. */
  readonly binding?: string | undefined
}

/** What every field gets. */
export interface FieldProps extends InputProps {
  readonly kind: InputKind
  /** Draws the inputs that the value consists of. */
  readonly Input: (props: InputProps) => ReactNode
}
