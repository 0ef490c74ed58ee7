import { flushSync } from 'react-dom'
import { reveal } from '../../render/entry/useAnchorTarget'
import { controlsOf, type FormControl } from './fieldValues'

/**
 * The fields that keep a form from being sent, in document order. A panel, item or slide around the
 * first one opens.
 *
 * A field that the author's styles do not display at this width is not one of them.
 */
export function stoppingFields(form: HTMLFormElement): readonly FormControl[] {
  const fields = controlsOf(form)
    .filter(isInvalid)
    .filter((field) => undisplayed(field).every(({ hidden }) => hidden))
  const first = fields.find((field) => {
    flushSync(() => reveal(field))
    return undisplayed(field).length === 0
  })
  return first ? fields.slice(fields.indexOf(first)) : []
}

/** Whether a field keeps its form from being sent. Custom elements need not have its properties. */
export function isInvalid(field: FormControl): boolean {
  const { willValidate, validity } = field as Partial<FormControl>
  return validity ? willValidate === true && !validity.valid : field.matches(':invalid')
}

/** The elements without a box that contain a field, and the field itself if it has none. */
function undisplayed(field: HTMLElement): HTMLElement[] {
  const view = field.ownerDocument.defaultView as Window
  const found: HTMLElement[] = []
  for (let element: HTMLElement | null = field; element; element = element.parentElement) {
    if (view.getComputedStyle(element).display === 'none') found.push(element)
  }
  return found
}

/**
 * Focuses the first field, and lets the browser say what is wrong.
 *
 * @returns Whether it has the focus.
 */
export function reportInvalid([first, ...others]: readonly FormControl[]): boolean {
  if (!first) return true
  first.focus()
  // Custom elements need not have these methods either.
  first.reportValidity?.()
  for (const field of others) field.checkValidity?.()
  return (first.getRootNode() as Document | ShadowRoot).activeElement === first
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
