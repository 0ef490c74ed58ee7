import { createContext, useContext, useId } from 'react'
import { useContentContext } from '../../../render/block/useContentContext'
import type { BlockProps } from '../../../render/compile/BlockDefinition'
import { reportOf } from '../../../render/compile/createOmissionReport'
import { shadowsFormProperty } from '../../../render/compile/safeAttributes'
import { mistake, type TakeOmission } from '../../../utils/problems/Omission'
import { attributeText, optionText } from '../../internals/optionValues'
import type { FormInputOptions } from './fieldOptions'

interface FieldParts {
  /** Changes when an author edits the initial value, so that the new value shows. */
  readonly key: string | undefined
  readonly attributes: Readonly<Record<string, unknown>>
}

/**
 * Attributes that inputs, text areas and selects share.
 *
 * The visitor owns the value: `value` and `defaultValue` only set the initial one. A bound `value`
 * is written to the field whenever it changes.
 *
 * @param isBox - Whether it is a checkbox or a radio button, whose value distinguishes it in its
 *   group.
 */
export function useField(
  { options, attributes, block, id }: BlockProps<FormInputOptions>,
  isBox = false,
): FieldParts {
  const content = useContentContext()
  const { authoring, locals } = content
  const ownId = useId()
  const form = useFormContext()
  const { value, ...own } = attributes
  const start = valueText(options.value ?? options.defaultValue ?? value)
  const isBound = Object.keys(block.bindings ?? {}).some((path) => /(?:^|\.)value$/.test(path))
  const name = fieldName(optionText(own.name ?? options.name), reportOf(id, content))
  return {
    key: authoring && !isBound ? start : undefined,
    attributes: {
      // In a repeat, several fields have the same name and value.
      id: fieldId(form.id, name, locals ? ownId : isBox ? start : ''),
      name: name || undefined,
      placeholder: attributeText(options.placeholder),
      required: Boolean(options.required),
      autoComplete: attributeText(options.autocomplete),
      inputMode: attributeText(options.inputmode),
      pattern: attributeText(options.pattern),
      min: attributeText(options.min),
      max: attributeText(options.max),
      step: attributeText(options.step),
      ...own,
      [isBound ? 'value' : 'defaultValue']: start,
    },
  }
}

/** Drops a name that is not allowed: a field without a name is not sent. */
function fieldName(name: string, omit: TakeOmission): string {
  if (!shadowsFormProperty(name)) return name
  const why = 'it would hide a property of the form from scripts'
  omit(mistake(`the field name "${name}"`, why, 'Rename the field: it is not sent.'))
  return ''
}

function valueText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'boolean' ? String(value) : optionText(value)
}

/**
 * The `id` of a field, for its label; `undefined` for a field without a name.
 *
 * @param formId - Prefix of the ids of a form's fields.
 * @param value - Distinguishes the boxes of a group, which share a name.
 */
export function fieldId(formId: string, name: string, value = ''): string | undefined {
  if (!name) return undefined
  return value ? `${formId}-${name}-${value}` : `${formId}-${name}`
}

/** State of a form that its fields read. */
interface FormContextValue {
  /** Prefix of the ids of the form's fields. */
  readonly id: string
  /** Whether a submission is in progress. */
  readonly isSending: boolean
}

/** Context of fields outside of forms. */
export const NO_FORM: FormContextValue = { id: 'siteblocks', isSending: false }

export const FormContext = createContext(NO_FORM)

export function useFormContext(): FormContextValue {
  return useContext(FormContext)
}
