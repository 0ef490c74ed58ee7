import { Component, createElement, createRef, type ReactNode } from 'react'

interface FieldProps {
  readonly tag: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

/** Input types without typed text: their `value` is a label or a choice. */
const UNTYPED = /^(?:hidden|checkbox|radio|submit|reset|button|image)$/

/**
 * An input, a select or a text area.
 *
 * The visitor owns a field's value; scripts of the page own that of a hidden field. `value` and
 * `checked` set the initial value, and are written again only when they change, as bindings do.
 * `defaultValue` only sets the initial value.
 *
 * A reset restores the value that was last written, unless that write answered an edit of the
 * visitor.
 */
export class Field extends Component<FieldProps> {
  private readonly field = createRef<HTMLInputElement & HTMLSelectElement>()
  private startText = optionalText(this.props.attributes.value)
  private startsOn = Boolean(this.props.attributes.checked)
  /** The field's state after the last write. */
  private written = ''

  override componentDidMount(): void {
    this.written = heldBy(this.field.current)
  }

  override getSnapshotBeforeUpdate(): string {
    return heldBy(this.field.current)
  }

  override componentDidUpdate(previous: FieldProps, _state: unknown, before: string): void {
    const { current: field } = this.field
    if (!field) return
    const { tag, attributes } = this.props
    const { value, defaultValue } = attributes
    const was = previous.attributes
    const isUntouched = before === this.written
    const text = optionalText(value) ?? ''
    const isOn = Boolean(attributes.checked)
    const hasText = text !== (optionalText(was.value) ?? '') && this.type !== 'file'
    const hasStart = tag === 'select' && defaultValue !== was.defaultValue
    const hasTick = isOn !== Boolean(was.checked)

    // Writing the same text again would move the caret to its end.
    if (hasText && field.value !== text) field.value = text
    if (hasText && isUntouched) this.startAt(field, text)
    if (hasStart) startSelect(field, optionalText(defaultValue) ?? '', isUntouched)
    if (hasTick) field.checked = isOn
    if (hasTick && isUntouched) field.defaultChecked = this.startsOn = isOn
    if (hasText || hasStart || hasTick) this.written = heldBy(field)
    // React has just overwritten a hidden field's value with its initial one.
    else if (this.type === 'hidden' && defaultValue === was.defaultValue) field.value = before
  }

  private get type(): string {
    return String(this.props.attributes.type ?? '').toLowerCase()
  }

  private startAt(field: HTMLInputElement & HTMLSelectElement, text: string): void {
    this.startText = text
    if (this.props.tag === 'select') markStart(field, text)
    else if (!UNTYPED.test(this.type)) field.defaultValue = text
  }

  override render(): ReactNode {
    const { tag, attributes, children } = this.props
    const { value, checked, defaultValue, ...rest } = attributes
    const { type } = this
    const own: Record<string, unknown> = { ...rest, ref: this.field, type: type || undefined }
    const isUntyped = UNTYPED.test(type)
    const start = (isUntyped ? optionalText(value) : this.startText) ?? defaultValue
    const isList = tag === 'select' && own.multiple
    if (start !== undefined && type !== 'file')
      own[isUntyped ? 'value' : 'defaultValue'] = isList ? [start] : start
    if (checked !== undefined) own.defaultChecked = this.startsOn
    return createElement(tag, own, children)
  }
}

function optionalText(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value)
}

/** A field's user-editable state, as a string to compare. */
function heldBy(field: (HTMLInputElement & HTMLSelectElement) | null): string {
  if (!field) return ''
  if (field.localName === 'select')
    return Array.from(field.options)
      .filter(({ selected }) => selected)
      .map(({ value }) => value)
      .join('\n')
  return /^(?:checkbox|radio)$/.test(field.type) ? String(field.checked) : field.value
}

/** @param chooses - Whether to select the option now as well, if there is one with this value. */
function startSelect(select: HTMLSelectElement, value: string, chooses: boolean): void {
  markStart(select, value)
  const hasChoice = Array.from(select.options).some((option) => option.value === value)
  if (chooses && hasChoice) select.value = value
}

/** Makes `value` the option that a reset restores, without changing the current selection. */
function markStart(select: HTMLSelectElement, value: string): void {
  const options = Array.from(select.options, (option) => ({ option, selected: option.selected }))
  for (const { option } of options) option.toggleAttribute('selected', option.value === value)
  for (const { option, selected } of options) option.selected = selected
}
