import type { ReactElement } from 'react'
import type { BlockProps } from '../../../render/block/BlockDefinition'
import { Field } from '../../../render/block/Field'
import type { FormSelectOptions } from './formSelectOptions'
import { selectOptions } from './selectOptions'
import { useField } from './useField'

/** A choice among several. */
export function Select(props: BlockProps<FormSelectOptions>): ReactElement {
  const { key, attributes } = useField(props)
  const options = selectOptions(props.options.options)
  // Choices that arrive late come with a new element, since what it starts with is set only once.
  return (
    <Field key={`${key} ${options.length > 0}`} tag="select" attributes={attributes}>
      {options.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices have no other name of their own; values may repeat.
        <option key={index} value={value}>
          {label}
        </option>
      ))}
    </Field>
  )
}
