import type { ReactElement } from 'react'
import type { BlockDefinition, BlockProps } from '../../../render/block/BlockDefinition'
import { Field } from '../../../render/block/Field'
import { quoteValue } from '../../../utils/quoteValue'
import { warnOnce } from '../../../utils/warn'
import { type FormInputOptions, INPUT_TYPES } from './fieldOptions'
import { useField } from './useField'

/** A field of one line, a box to tick, a file to choose: whatever an `input` can be. */
export function Input(props: BlockProps<FormInputOptions>): ReactElement {
  const type = inputType(props.options.type, `block "${props.id}"`)
  const { key, attributes } = useField(props, type === 'checkbox' || type === 'radio')
  return <Field key={key} tag="input" attributes={{ ...attributes, type }} />
}

type InputType = (typeof INPUT_TYPES)[number]

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

export const formInputBlock: BlockDefinition<FormInputOptions> = {
  name: 'Form:Input',
  component: Input,
  interactive: true,
  noWrap: true,
}
