import { useId } from 'react'
import type { BlockProps } from '../../../render/block/BlockDefinition'
import { hidesFormPart } from '../../../render/block/safeAttributes'
import { useContentContext } from '../../../render/entry/ContentContext'
import { warnOnce } from '../../../utils/warn'
import { textOf } from '../../internals/textOf'
import { useFormContext } from './FormContext'
import { fieldId } from './fieldId'
import type { FormInputOptions } from './formInputOptions'

/** Options that all fields have. */
export type FieldOptions = Pick<
  FormInputOptions,
  'name' | 'value' | 'defaultValue' | 'placeholder' | 'required' | 'autocomplete' | 'inputmode'
>

/** What a field is rendered with. */
export interface FieldParts {
  /** Another one while an author changes the value that the field starts with, so that it shows. */
  readonly key: string | undefined
  readonly attributes: Readonly<Record<string, unknown>>
}

/**
 * What an input, a text area and a select have in common.
 *
 * A field belongs to its visitor: `value` and `defaultValue` only say what it starts with. A bound `value`
 * is put into the field whenever it changes.
 *
 * @param isBox - Whether it is a checkbox or a radio button, whose value tells it from the others of its group.
 */
export function useField(
  { options, attributes, block }: BlockProps<FieldOptions>,
  isBox = false,
): FieldParts {
  const { authoring, locals } = useContentContext()
  const ownId = useId()
  const form = useFormContext()
  const { value, ...own } = attributes
  const start = valueText(options.value ?? options.defaultValue ?? value)
  const isBound = Object.keys(block.bindings ?? {}).some((path) => /(?:^|\.)value$/.test(path))
  const name = fieldName(textOf(own.name ?? options.name))
  return {
    key: authoring && !isBound ? start : undefined,
    attributes: {
      // In a repeat, many fields have the name and the value.
      id: fieldId(form.id, name, locals ? ownId : isBox ? start : ''),
      name: name || undefined,
      placeholder: textOf(options.placeholder) || undefined,
      required: Boolean(options.required),
      autoComplete: textOf(options.autocomplete) || undefined,
      inputMode: textOf(options.inputmode) || undefined,
      ...own,
      [isBound ? 'value' : 'defaultValue']: start,
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
