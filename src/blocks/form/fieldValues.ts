import { quoteValue } from '../../utils/quoteValue'
import { isSafeKey, splitPath } from '../../utils/safePath'
import { warnOnce } from '../../utils/warn'

/** A field of a form. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field's name and value as they are sent. */
export type FieldValue = readonly [
  name: string,
  value: string | number | boolean | readonly string[] | undefined,
]

/** Deeper names would exhaust the stack of whoever writes them down as JSON. */
const MAX_DEPTH = 100

/** Inputs that are buttons. */
const BUTTON = /^(?:submit|button|reset|image)$/

/**
 * Names and values of a form's fields in document order. Those without a name, files and buttons are left
 * out; disabled ones are not.
 *
 * Of radio buttons only the chosen one has a value; a checkbox is true or false; a number that is none is
 * `undefined`. A select of which several may be chosen has a list, however many are.
 */
export function fieldValues(form: HTMLFormElement): FieldValue[] {
  const controls = form.querySelectorAll<FormControl>('input,select,textarea')
  return Array.from(controls).flatMap((control) =>
    control.name && isSendable(control.name)
      ? valuesOf(control).map((value): FieldValue => [control.name, value])
      : [],
  )
}

/** Whether a form can hold files, chosen or not, that have a name to be sent by. */
export function hasFiles(form: HTMLFormElement): boolean {
  const inputs = form.querySelectorAll<HTMLInputElement>('input[type=file]')
  return Array.from(inputs).some(({ name }) => name)
}

/**
 * Whether a field of this name may be sent. One that could reach a prototype where it is read may not, and
 * is warned of.
 */
export function isSendable(name: string): boolean {
  const segments = splitPath(name)
  const isSafe = segments.length <= MAX_DEPTH && segments.every(isSafeKey)
  if (!isSafe) {
    warnOnce(`the field ${quoteValue(name)} was not sent, because of its name. Give it another.`)
  }
  return isSafe
}

function valuesOf(control: FormControl): FieldValue[1][] {
  const { type, value } = control
  if (type === 'file' || BUTTON.test(type)) return []
  if (type === 'radio') return (control as HTMLInputElement).checked ? [value] : []
  if (type === 'checkbox') return [(control as HTMLInputElement).checked]
  if (type === 'number' || type === 'range') return [numberOf(value)]
  if (type !== 'select-multiple') return [value]
  const { selectedOptions } = control as HTMLSelectElement
  return [Array.from(selectedOptions, (option) => option.value)]
}

function numberOf(text: string): number | undefined {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined
}
