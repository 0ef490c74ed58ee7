import type { ReactElement } from 'react'
import type { FormInputOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { Field } from '../../render/block/Field'
import { useField } from '../internals/useField'
import { inputType } from './inputType'

/** A field of one line, a box to tick, a file to choose: whatever an `input` can be. */
export function Input(props: BlockProps<FormInputOptions>): ReactElement {
  const type = inputType(props.options.type, `block "${props.id}"`)
  const { key, attributes } = useField(props, type === 'checkbox' || type === 'radio')
  return <Field key={key} tag="input" attributes={{ ...attributes, type }} />
}
