import type { ReactElement } from 'react'
import { Field } from '../../../render/block/Field'
import { useContentContext } from '../../../render/block/useContentContext'
import type { BlockDefinition, BlockProps } from '../../../render/compile/BlockDefinition'
import { reportOf } from '../../../render/compile/createOmissionReport'
import { mistake, type TakeOmission } from '../../../utils/problems/Omission'
import { quoteValue } from '../../../utils/text/quoteValue'
import { type FormInputOptions, INPUT_TYPES } from './fieldOptions'
import { useField } from './useField'

/** Any kind of `input`: a line of text, a checkbox, a file. */
export function Input(props: BlockProps<FormInputOptions>): ReactElement {
  const type = inputType(props.options.type, reportOf(props.id, useContentContext()))
  const { key, attributes } = useField(props, type === 'checkbox' || type === 'radio')
  return <Field key={key} tag="input" attributes={{ ...attributes, type }} />
}

type InputType = (typeof INPUT_TYPES)[number]

/**
 * The type of an input: the author's choice, or `text` if it is missing or not allowed.
 *
 * @param omit - Receives a type that is not allowed.
 */
export function inputType(type: unknown, omit: TakeOmission): InputType {
  if (type === undefined || type === null || type === '') return 'text'
  const wished = String(type).toLowerCase()
  const allowed = INPUT_TYPES.find((name) => name === wished)
  if (!allowed) {
    const instead = `A text field is shown in its place; use one of ${INPUT_TYPES.join(', ')}.`
    omit(
      mistake(`the input type ${quoteValue(type)}`, 'fields of content may not have it', instead),
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
