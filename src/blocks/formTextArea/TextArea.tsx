import type { ReactElement } from 'react'
import type { FormTextAreaOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/BlockDefinition'
import { useField } from '../internals/useField'

/** A field of several lines. */
export function TextArea(props: BlockProps<FormTextAreaOptions>): ReactElement {
  const { key, ref, initialValue, attributes } = useField<HTMLTextAreaElement>(props)
  return <textarea key={key} ref={ref} defaultValue={initialValue} {...attributes} />
}
