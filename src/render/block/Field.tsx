import { createElement, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'

/** An element that visitors fill in. */
export interface FieldProps {
  readonly tag: string
  /** As React spells them. */
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

/** Inputs that nobody types into: their value is what they stand for, or what is written on them. */
const UNTYPED = /^(?:hidden|checkbox|radio|submit|reset|button|image)$/

/**
 * An input, a select or a text area.
 *
 * It belongs to its visitor: `value` and `checked` are what it starts with, and are put into it again only
 * when they change, as bound ones do. `defaultValue` is what it starts with and nothing more.
 */
export function Field({ tag, attributes, children }: FieldProps): ReactElement {
  const { value, checked, defaultValue, ...rest } = attributes
  const ref = useRef<HTMLInputElement>(null)
  const text = value === undefined ? '' : String(value)
  const isOn = Boolean(checked)
  const last = useRef({ text, isOn })

  useLayoutEffect(() => {
    const { current: field } = ref
    const { current: before } = last
    last.current = { text, isOn }
    // Writing the text that is there already would move the caret to its end.
    if (field && before.text !== text && field.value !== text && field.type !== 'file')
      field.value = text
    if (field && before.isOn !== isOn) field.checked = isOn
  }, [text, isOn])

  const type = String(rest.type ?? '').toLowerCase()
  const own: Record<string, unknown> = { ...rest, ref, type: type || undefined }
  const start = value === undefined ? defaultValue : text
  const isList = tag === 'select' && own.multiple
  if (start !== undefined && type !== 'file')
    own[UNTYPED.test(type) ? 'value' : 'defaultValue'] = isList ? [start] : start
  if (checked !== undefined) own.defaultChecked = isOn
  return createElement(tag, own, children)
}
