import type { ReactElement } from 'react'
import { Field } from '../../../render/block/Field'
import type { BlockDefinition, BlockProps } from '../../../render/compile/BlockDefinition'
import type { FormTextAreaOptions } from './fieldOptions'
import { useField } from './useField'

/** A field of several lines. */
export function TextArea(props: BlockProps<FormTextAreaOptions>): ReactElement {
  const { key, attributes } = useField(props)
  return <Field key={key} tag="textarea" attributes={attributes} />
}

export const formTextAreaBlock: BlockDefinition<FormTextAreaOptions> = {
  name: 'Form:TextArea',
  component: TextArea,
  interactive: true,
  noWrap: true,
}
