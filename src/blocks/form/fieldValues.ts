import { warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'
import { isSafeKey, splitPath } from '../../utils/values/safePath'

/** A field, button or custom element of a form, which may lack some properties of an input. */
export type FormControl = HTMLInputElement

/** A field's name and value for sending. */
export type FieldValue = readonly [
  name: string,
  value: string | number | boolean | readonly string[] | undefined,
]

/** Deeper names would overflow the stack in JSON.stringify(). */
const MAX_DEPTH = 100

/** The controls of a form, also those outside of it that name it in `form`. */
export function controlsOf(form: HTMLFormElement): readonly FormControl[] {
  // A field named `elements` would shadow the form's own property.
  return Array.from(Reflect.get(HTMLFormElement.prototype, 'elements', form)) as FormControl[]
}

/** The fields of a form as plain HTML sends them, with the name and value of the pressed button. */
export function formData(form: HTMLFormElement, submitter: FormControl | null): FormData {
  const data = new FormData(form, submitter)
  // Chrome before 112 and Firefox before 111 ignore the button.
  if (submitter?.name && submitter.type !== 'image' && !data.has(submitter.name))
    data.append(submitter.name, submitter.value)
  return data
}

/** Removes fields whose names could reach a prototype when they are read, with a warning. */
export function sendableData(data: FormData): FormData {
  for (const name of Array.from(data.keys())) if (!isSendable(name)) data.delete(name)
  return data
}

/** Whether data contains files, even those of a file field without a chosen file. */
export function hasFiles(data: FormData): boolean {
  return Array.from(data.values()).some((value) => typeof value !== 'string')
}

/**
 * Fields with the types that JSON has: of a number, a number, of a ticked box, `true`. An empty
 * number is `undefined`.
 *
 * A select with `multiple` always yields lists, and so do checkboxes with the same name and
 * different values.
 */
export function fieldValues(form: HTMLFormElement, data: FormData): FieldValue[] {
  const controls = controlsOf(form)
  return Array.from(data, ([name, value]) => [
    name,
    typedValue(
      String(value),
      controls.filter((control) => control.name === name),
    ),
  ])
}

/** @param controls - The controls with the name of the value. */
function typedValue(text: string, controls: readonly FormControl[]): FieldValue[1] {
  const boxes = controls.filter(({ type }) => type === 'checkbox')
  const values = new Set(boxes.map(({ value }) => value))
  for (const { type, value, checked } of controls) {
    if (type === 'select-multiple') return [text]
    if (value !== text) continue
    if (type === 'number' || type === 'range') return text === '' ? undefined : Number(text)
    if (type === 'checkbox' && checked)
      return boxes.length > 1 && values.size === boxes.length ? [text] : true
  }
  return text
}

function isSendable(name: string): boolean {
  const segments = splitPath(name)
  const isSafe = segments.length <= MAX_DEPTH && segments.every(isSafeKey)
  if (!isSafe) {
    warnOnce(`the field ${quoteValue(name)} was not sent: its name is not allowed. Rename it.`)
  }
  return isSafe
}
