import { quoteValue } from '../../utils/quoteValue'
import { isSafeKey, splitPath } from '../../utils/safePath'
import { warnOnce } from '../../utils/warn'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field's name and value as they are sent. */
export type FieldValue = readonly [
  name: string,
  value: string | number | boolean | readonly string[] | undefined,
]

/** Deeper names would overflow the stack when written as JSON. */
const MAX_DEPTH = 100

const BUTTON = /^(?:submit|button|reset|image)$/

/**
 * Names and values of a form's fields in document order. Those without a name, files and buttons
 * are left out; disabled ones are not.
 *
 * Of radio buttons only the chosen one has a value; a checkbox is true or false; a number that is
 * none is `undefined`. A select of which several may be chosen has a list, however many are; so
 * have checkboxes that share a name and have values of their own: those of the ticked ones.
 */
export function fieldValues(form: HTMLFormElement): FieldValue[] {
  const controls = Array.from(form.querySelectorAll<FormControl>('input,select,textarea'))
  return controls.flatMap((control): FieldValue[] => {
    const { name } = control
    if (!name || !isSendable(name)) return []
    const group = checkboxGroup(control, controls)
    if (!group) return valuesOf(control).map((value) => [name, value])
    // A group stands where its first box does.
    const ticked = group.filter(({ checked }) => checked).map(({ value }) => value)
    return group[0] === control ? [[name, ticked]] : []
  })
}

/** Whether a form can hold files, chosen or not, that have a name to be sent by. */
export function hasFiles(form: HTMLFormElement): boolean {
  const inputs = form.querySelectorAll<HTMLInputElement>('input[type=file]')
  return Array.from(inputs).some(({ name }) => name)
}

/**
 * Whether a field of this name may be sent. One that could reach a prototype where it is read may
 * not, and is warned of.
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

/**
 * The checkboxes that share a checkbox's name, where each has a value that tells it from the
 * others.
 */
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
