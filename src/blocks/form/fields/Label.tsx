import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import type { BlockProps } from '../../../render/block/BlockDefinition'
import { Html } from '../../../render/html/Html'
import { textOf } from '../../internals/textOf'
import { useFormContext } from './FormContext'
import { fieldId } from './fieldId'
import type { FormLabelOptions } from './formLabelOptions'
import { labelledId } from './labelledId'

/** Names a field, the one that it holds or the one that `for` tells. */
export function Label({
  options,
  attributes,
  children,
}: BlockProps<FormLabelOptions>): ReactElement {
  const form = useFormContext()
  const label = useRef<HTMLLabelElement>(null)
  const name = textOf(options.for)
  const usualId = fieldId(form.id, name)
  const [id, setId] = useState(usualId)

  // The field may have an id of its own, or be one of a group: only the document knows.
  useLayoutEffect(() => {
    if (label.current) setId(name ? labelledId(label.current, name, usualId) : undefined)
  }, [name, usualId])

  return (
    <label ref={label} htmlFor={id} data-for={name || undefined} {...attributes}>
      <Html className="builder-label-text" html={textOf(options.text)} />
      {children}
    </label>
  )
}
