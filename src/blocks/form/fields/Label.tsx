import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import type { BlockDefinition, BlockProps } from '../../../render/compile/BlockDefinition'
import { Html } from '../../../render/entry/Html'
import { textKind } from '../../../render/html/richText'
import { optionText } from '../../internals/optionValues'
import type { FormLabelOptions } from './fieldOptions'
import { fieldId, useFormContext } from './useField'

/** Labels a field: the one inside, or the one that `for` names. */
export function Label({
  options,
  id: blockId,
  block,
  attributes,
  children,
}: BlockProps<FormLabelOptions>): ReactElement {
  const form = useFormContext()
  const label = useRef<HTMLLabelElement>(null)
  const name = optionText(options.for)
  const usualId = fieldId(form.id, name)
  const [id, setId] = useState(usualId)

  // The field may have its own id or belong to a group, so look it up in the document.
  useLayoutEffect(() => {
    if (label.current) setId(name ? labelledId(label.current, name, usualId) : undefined)
  }, [name, usualId])

  return (
    <label ref={label} htmlFor={id} data-for={name || undefined} {...attributes}>
      <Html
        className="builder-label-text"
        blockId={blockId}
        kind={textKind(block)}
        html={optionText(options.text)}
      />
      {children}
    </label>
  )
}

const FIELDS = 'input,select,textarea'

/**
 * The `id` for a label's `for`: that of the field with this name in the label's form, else the name
 * itself if it is the id of a field.
 *
 * If a group has as many labels with the same `for` as boxes, each label gets one box, in order. A
 * single label for a whole group does not label any box.
 *
 * @param usual - Returned if there is no such field.
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
