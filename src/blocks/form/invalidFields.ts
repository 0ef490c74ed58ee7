import { flushSync } from 'react-dom'
import { reveal } from '../../render/entry/useAnchorTarget'
import { OWN_DISPLAY } from '../../render/styles/blockStyles'
import { activeElement } from '../../utils/view/shadowDom'
import { controlsOf, type FormControl } from './fieldValues'

/**
 * The fields that keep a form from being sent, in document order.
 *
 * A field in a block that is hidden by its own styles is not one of them: authors hide blocks at
 * some widths.
 */
export function stoppingFields(form: HTMLFormElement): readonly FormControl[] {
  return controlsOf(form).filter((field) => isInvalid(field) && !isHiddenByBlock(field))
}

function isHiddenByBlock(element: Element): boolean {
  const block = element.closest<HTMLElement>('.builder-block')
  if (!block) return false
  const style = (block.ownerDocument.defaultView as Window).getComputedStyle(block)
  const isOwn =
    block.style.display === 'none' || /^\s*none/i.test(style.getPropertyValue(OWN_DISPLAY))
  if (isOwn && style.display === 'none') return true
  return block.parentElement !== null && isHiddenByBlock(block.parentElement)
}

/** Whether a field keeps its form from being sent. Custom elements need not have its properties. */
export function isInvalid(field: FormControl): boolean {
  const { willValidate, validity } = field as Partial<FormControl>
  return validity ? willValidate === true && !validity.valid : field.matches(':invalid')
}

/**
 * Focuses the first field that can take the focus, and lets the browser say what is wrong. Panels,
 * items and slides around the fields up to it open.
 *
 * @returns Whether a field has the focus.
 */
export function reportInvalid(fields: readonly FormControl[]): boolean {
  const focused = fields.find((field) => {
    flushSync(() => reveal(field))
    field.focus()
    return activeElement(field) === field
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
