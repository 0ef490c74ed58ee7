import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { FormInputOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/BlockDefinition'
import { useContentContext } from '../../render/ContentContext'
import { hasOwn } from '../../utils/hasOwn'
import { hidesFormPart } from '../../utils/hidesFormPart'
import { warnOnce } from '../../utils/warn'
import { useFormContext } from './FormContext'
import { fieldId } from './fieldId'
import { textOf } from './textOf'

/** Options that all fields have. */
export type FieldOptions = Pick<
  FormInputOptions,
  'name' | 'value' | 'defaultValue' | 'placeholder' | 'required'
>

/** What an element of a field is drawn with. */
export interface Field<Control> {
  /** Another one while an author changes the value that the field starts with, so that it shows. */
  readonly key: string | undefined
  readonly ref: RefObject<Control | null>
  /** What the field starts with; `undefined` for nothing. */
  readonly initialValue: string | undefined
  /** Attributes of the element, except for those about its value. */
  readonly attributes: Readonly<Record<string, unknown>>
}

/**
 * What an input, a text area and a select have in common.
 *
 * A field belongs to its visitor: `value` and `defaultValue` only say what it starts with. A bound `value`
 * is put into the field whenever it changes.
 *
 * @param isBox - Whether it is a box to be ticked, whose value is not typed but told apart from others by.
 */
export function useField<Control extends { value: string }>(
  { options, attributes, block }: BlockProps<FieldOptions>,
  isBox = false,
): Field<Control> {
  const { authoring } = useContentContext()
  const form = useFormContext()
  const ref = useRef<Control>(null)
  const { value, checked, ...own } = attributes
  const initialValue = valueText(options.value ?? options.defaultValue ?? value)
  const isBound = hasOwn(block.bindings, 'component.options.value')
  const name = fieldName(textOf(own.name ?? options.name))

  useLayoutEffect(() => {
    const control = ref.current
    if (!isBound || isBox || !control) return
    const next = initialValue ?? ''
    // Writing the text that is there already would move the caret to its end.
    if (control.value !== next) control.value = next
  }, [isBound, isBox, initialValue])

  return {
    key: authoring && !isBound ? initialValue : undefined,
    ref,
    initialValue,
    attributes: {
      id: fieldId(form.id, name, isBox ? initialValue : ''),
      name: name || undefined,
      placeholder: textOf(options.placeholder) || undefined,
      required: Boolean(options.required),
      defaultChecked: checked,
      ...own,
    },
  }
}

/** A field without a name is not sent. */
function fieldName(name: string): string {
  if (!hidesFormPart(name)) return name
  warnOnce(`a field cannot have the name "${name}", and is not sent. Give it another.`)
  return ''
}

function valueText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'boolean' ? String(value) : textOf(value)
}
