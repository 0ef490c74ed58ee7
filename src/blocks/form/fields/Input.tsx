import type { ReactElement } from 'react'
import type { BlockProps } from '../../../render/block/BlockDefinition'
import { Field } from '../../../render/block/Field'
import { textOf } from '../../internals/textOf'
import type { FormInputOptions } from './formInputOptions'
import { inputType } from './inputType'
import { useField } from './useField'

/** A field of one line, a box to tick, a file to choose: whatever an `input` can be. */
export function Input(props: BlockProps<FormInputOptions>): ReactElement {
  const type = inputType(props.options.type, `block "${props.id}"`)
  const { key, attributes } = useField(props, type === 'checkbox' || type === 'radio')
  const limits = limitsOf(props.options)
  return <Field key={key} tag="input" attributes={{ ...limits, ...attributes, type }} />
}

/** What a value must be like. */
function limitsOf({ pattern, min, max, step }: FormInputOptions): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ pattern, min, max, step }).map(([name, value]) => [
      name,
      textOf(value) || undefined,
    ]),
  )
}
