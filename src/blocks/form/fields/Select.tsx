import type { ReactElement } from 'react'
import { Field } from '../../../render/block/Field'
import type { BlockDefinition, BlockProps } from '../../../render/compile/BlockDefinition'
import { isRecord } from '../../../utils/values/isRecord'
import { optionText } from '../../internals/optionValues'
import type { FormSelectOptions } from './fieldOptions'
import { useField } from './useField'

/** A choice among several. */
export function Select(props: BlockProps<FormSelectOptions>): ReactElement {
  const { key, attributes } = useField(props)
  const options = selectOptions(props.options.options)
  // If the choices arrive late, render a new element: the initial choice is set only once.
  return (
    <Field key={`${key} ${options.length > 0}`} tag="select" attributes={attributes}>
      {options.map(({ value, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: choices have no other identity; values may repeat.
        <option key={index} value={value}>
          {label}
        </option>
      ))}
    </Field>
  )
}

interface SelectOption {
  readonly value: string
  readonly label: string
}

/** The choices of a select. A missing label defaults to the value, and vice versa. */
export function selectOptions(options: unknown): readonly SelectOption[] {
  if (!Array.isArray(options)) return []
  return options.filter(isRecord).map(({ value, name }) => ({
    value: optionText(value ?? name),
    label: optionText(name) || optionText(value),
  }))
}

export const formSelectBlock: BlockDefinition<FormSelectOptions> = {
  name: 'Form:Select',
  component: Select,
  interactive: true,
  noWrap: true,
  // By default it is as wide as its longest choice.
  css: ':where(select.builder-block){max-width:100%}',
}
