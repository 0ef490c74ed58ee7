import type { ReactElement } from 'react'
import type { BlockProps } from '../../../render/block/BlockDefinition'
import { Field } from '../../../render/block/Field'
import type { FormTextAreaOptions } from './formTextAreaOptions'
import { useField } from './useField'

/** A field of several lines. */
export function TextArea(props: BlockProps<FormTextAreaOptions>): ReactElement {
  const { key, attributes } = useField(props)
  return <Field key={key} tag="textarea" attributes={attributes} />
}
