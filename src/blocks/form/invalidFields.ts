import { flushSync } from 'react-dom'
import { reveal } from '../../render/entry/useAnchorTarget'
import { UNDISPLAYED } from '../../render/styles/blockStyles'
import { controlsOf, type FormControl } from './fieldValues'

/**
 * The fields that keep a form from being sent, in document order.
 *
 * A field in a block whose own styles do not display it at this width is not one of them.
 */
export function stoppingFields(form: HTMLFormElement): readonly FormControl[] {
  const view = form.ownerDocument.defaultView as Window
  return controlsOf(form).filter(
    (field) => isInvalid(field) && !view.getComputedStyle(field).getPropertyValue(UNDISPLAYED),
  )
}

/** Whether a field keeps its form from being sent. Custom elements need not have its properties. */
export function isInvalid(field: FormControl): boolean {
  const { willValidate, validity } = field as Partial<FormControl>
  return validity ? willValidate === true && !validity.valid : field.matches(':invalid')
}

/**
 * Focuses the first field that can be shown, and lets the browser say what is wrong. A panel, item
 * or slide around it opens.
 *
 * @returns Whether a field has the focus.
 */
export function reportInvalid(fields: readonly FormControl[]): boolean {
  const focused = fields.find((field) => {
    flushSync(() => reveal(field))
    field.focus()
    return (field.getRootNode() as Document | ShadowRoot).activeElement === field
  })
  // Custom elements need not have these methods.
  focused?.reportValidity?.()
  for (const field of fields) if (field !== focused) field.checkValidity?.()
  return focused !== undefined
}

/** The message about an invalid field: its label, and the browser's message. */
export function invalidMessage(field: FormControl): string {
  const label =
    field.labels?.[0]?.textContent?.trim() ||
    field.getAttribute('aria-label') ||
    field.placeholder ||
    field.name
  return [label, field.validationMessage].filter(Boolean).join(': ')
}
