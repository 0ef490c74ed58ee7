import { warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'
import { isSafeKey, splitPath } from '../../utils/values/safePath'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field's name and value for sending. */
export type FieldValue = readonly [
  name: string,
  value: string | number | boolean | readonly string[] | undefined,
]

/** Deeper names would overflow the stack in JSON.stringify(). */
const MAX_DEPTH = 100

const BUTTON = /^(?:submit|button|reset|image)$/

/**
 * Names and values of a form's fields in document order. Leaves out buttons, files and fields
 * without a name, but not disabled fields.
 *
 * Of radio buttons, only the checked one has a value. A checkbox is true or false. An invalid
 * number is `undefined`. A select with `multiple` always yields a list, and so do checkboxes with
 * the same name and different values: the values of the checked ones.
 */
export function fieldValues(form: HTMLFormElement): FieldValue[] {
  const controls = Array.from(form.querySelectorAll<FormControl>('input,select,textarea'))
  return controls.flatMap((control): FieldValue[] => {
    const { name } = control
    if (!name || !isSendable(name)) return []
    const group = checkboxGroup(control, controls)
    if (!group) return valuesOf(control).map((value) => [name, value])
    // A group is sent at the position of its first box.
    const ticked = group.filter(({ checked }) => checked).map(({ value }) => value)
    return group[0] === control ? [[name, ticked]] : []
  })
}

/** Whether a form has a named file input, even without a chosen file. */
export function hasFiles(form: HTMLFormElement): boolean {
  const inputs = form.querySelectorAll<HTMLInputElement>('input[type=file]')
  return Array.from(inputs).some(({ name }) => name)
}

/**
 * Whether a field of this name may be sent. Warns about a name that could reach a prototype when it
 * is read.
 */
export function isSendable(name: string): boolean {
  const segments = splitPath(name)
  const isSafe = segments.length <= MAX_DEPTH && segments.every(isSafeKey)
  if (!isSafe) {
    warnOnce(`the field ${quoteValue(name)} was not sent: its name is not allowed. Rename it.`)
  }
  return isSafe
}

function valuesOf(control: FormControl): FieldValue[1][] {
  const { type, value } = control
  if (type === 'file' || BUTTON.test(type)) return []
  if (type === 'radio') return (control as HTMLInputElement).checked ? [value] : []
  if (type === 'checkbox') return [(control as HTMLInputElement).checked]
  if (type === 'number' || type === 'range') {
    const { valueAsNumber } = control as HTMLInputElement
    return [Number.isNaN(valueAsNumber) ? undefined : valueAsNumber]
  }
  if (type !== 'select-multiple') return [value]
  const { selectedOptions } = control as HTMLSelectElement
  return [Array.from(selectedOptions, (option) => option.value)]
}

/** The checkboxes that share a checkbox's name, if their values are all different. */
function checkboxGroup(
  { type, name }: FormControl,
  controls: readonly FormControl[],
): readonly HTMLInputElement[] | undefined {
  if (type !== 'checkbox') return undefined
  const boxes = controls.filter(isCheckbox).filter((box) => box.name === name)
  const values = new Set(boxes.map(({ value }) => value))
  return boxes.length > 1 && values.size === boxes.length ? boxes : undefined
}

function isCheckbox(control: FormControl): control is HTMLInputElement {
  return control.type === 'checkbox'
}
