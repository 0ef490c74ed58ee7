import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import type { BlockDefinition, BlockProps } from '../../../render/block/BlockDefinition'
import { Html } from '../../../render/html/Html'
import { optionText } from '../../internals/optionValues'
import type { FormLabelOptions } from './fieldOptions'
import { fieldId, useFormContext } from './useField'

/** Names a field, the one that it holds or the one that `for` tells. */
export function Label({
  options,
  id: blockId,
  attributes,
  children,
}: BlockProps<FormLabelOptions>): ReactElement {
  const form = useFormContext()
  const label = useRef<HTMLLabelElement>(null)
  const name = optionText(options.for)
  const usualId = fieldId(form.id, name)
  const [id, setId] = useState(usualId)

  // The field may have an id of its own, or be one of a group: only the document knows.
  useLayoutEffect(() => {
    if (label.current) setId(name ? labelledId(label.current, name, usualId) : undefined)
  }, [name, usualId])

  return (
    <label ref={label} htmlFor={id} data-for={name || undefined} {...attributes}>
      <Html className="builder-label-text" blockId={blockId} html={optionText(options.text)} />
      {children}
    </label>
  )
}

const FIELDS = 'input,select,textarea'

/**
 * The `id` that a label's `for` stands for: that of the field with this name in the label's form,
 * else the name itself where it is the id of a field.
 *
 * Several labels with the same `for` share the boxes of a group out among them, in their order,
 * when they are as many as the boxes. One label for all of them is no box's name.
 *
 * @param usual - The result as long as there is no such field.
 */
function labelledId(
  label: HTMLLabelElement,
  name: string,
  usual: string | undefined,
): string | undefined {
  const form = label.closest('form') ?? (label.getRootNode() as ParentNode)
  const fields = Array.from(form.querySelectorAll<HTMLInputElement>(FIELDS))
  const named = fields.filter((field) => field.name === name)
  if (named.length === 0) return fields.some(({ id }) => id === name) ? name : usual
  const labels = Array.from(form.querySelectorAll('label')).filter(
    ({ dataset }) => dataset.for === name,
  )
  const index = named.length === 1 ? 0 : labels.indexOf(label)
  const isShared = named.length === 1 || named.length === labels.length
  return (isShared && named[index]?.id) || usual
}

export const formLabelBlock: BlockDefinition<FormLabelOptions> = {
  name: 'Form:Label',
  component: Label,
  interactive: true,
  noWrap: true,
  canHaveChildren: true,
}
