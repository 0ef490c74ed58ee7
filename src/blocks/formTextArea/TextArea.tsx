import type { ReactElement } from 'react'
import type { FormTextAreaOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { Field } from '../../render/block/Field'
import { useField } from '../internals/useField'

/** A field of several lines. */
export function TextArea(props: BlockProps<FormTextAreaOptions>): ReactElement {
  const { key, attributes } = useField(props)
  return <Field key={key} tag="textarea" attributes={attributes} />
}
