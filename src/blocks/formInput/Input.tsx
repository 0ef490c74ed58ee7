import type { ReactElement } from 'react'
import type { FormInputOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/BlockDefinition'
import { useField } from '../internals/useField'
import { inputType } from './inputType'

/** A field of one line, a box to tick, a file to choose: whatever an `input` can be. */
export function Input(props: BlockProps<FormInputOptions>): ReactElement {
  const type = inputType(props.options.type, `block "${props.id}"`)
  const isBox = type === 'checkbox' || type === 'radio'
  const { key, ref, initialValue, attributes } = useField<HTMLInputElement>(props, isBox)
  // A box and a hidden field have a value that nobody types; a file's cannot be set.
  const value =
    isBox || type === 'hidden'
      ? { value: initialValue }
      : { defaultValue: type === 'file' ? undefined : initialValue }
  return <input key={key} ref={ref} {...value} {...attributes} type={type} />
}
