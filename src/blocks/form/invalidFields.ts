import type { FormControl } from './fieldValues'

/**
 * Tells assistive technology what the browser has against a field, for as long as it has.
 *
 * The browser's own bubble says it once and vanishes.
 */
export function markInvalid(field: FormControl): void {
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-description', field.validationMessage)
}

/**
 * Takes the marks off the fields that are valid now.
 *
 * @param isReset - Whether the form starts anew: off all of them.
 */
export function unmarkFields(form: HTMLFormElement, isReset: boolean): void {
  const marked = form.querySelectorAll<FormControl>('[aria-invalid][aria-description]')
  for (const field of Array.from(marked)) {
    if (!isReset && !field.validity.valid) continue
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-description')
  }
}
