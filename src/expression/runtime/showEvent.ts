import { isObject } from '../../utils/values/isObject'
import { isRecord } from '../../utils/values/isRecord'
import { isSafeKey } from '../../utils/values/safePath'
import { LIGHT_ATTRIBUTE } from '../../utils/view/lightAttribute'

const FIELDS =
  'type key code button buttons detail clientX clientY pageX pageY deltaX deltaY altKey ctrlKey ' +
  'metaKey shiftKey defaultPrevented timeStamp'

const ELEMENT_FIELDS = 'value checked name id type tagName selectedIndex'
const FILE_FIELDS = 'name size type lastModified'
const OPTION_FIELDS = 'value text'

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns the fields of an event that content may see: its plain data, the plain data of its
 * elements, and the methods that stop it. The event itself would lead to the window. Of a form, only
 * fields of the content are shown: attributes of an element may name a form of the page.
 */
export function showEvent(event: unknown): Fields | null {
  if (!hasFields(event)) return null
  const call = (name: string) => () => {
    const method = event[name]
    if (typeof method === 'function') method.call(event)
  }
  return {
    ...pick(event, FIELDS),
    target: showElement(event.target),
    currentTarget: showElement(event.currentTarget),
    preventDefault: call('preventDefault'),
    stopPropagation: call('stopPropagation'),
  }
}

function showElement(element: unknown): Fields | null {
  if (!hasFields(element)) return null
  const { dataset, selectedOptions, form, elements } = element
  const root = (element as Partial<Element>).closest?.(`[${LIGHT_ATTRIBUTE}]`)
  return {
    ...showField(element),
    ...(hasFields(dataset) && { dataset: { ...dataset } }),
    ...(hasFields(selectedOptions) && { selectedOptions: list(selectedOptions, OPTION_FIELDS) }),
    // The form of a field, or of a target that is itself a form.
    ...(hasFields(form) && { form: showForm(form, root) }),
    ...(hasFields(elements) && showForm(element, root)),
  }
}

function showField(field: Fields): Fields {
  const { files } = field
  return {
    ...pick(field, ELEMENT_FIELDS),
    ...(hasFields(files) && { files: list(files, FILE_FIELDS) }),
  }
}

/** Returns the plain data of a form, with its fields by name. */
function showForm(form: Fields, root: Element | null | undefined): Fields {
  const elements: Record<string, unknown> = {}
  for (const field of Array.from((form.elements ?? []) as ArrayLike<Fields>)) {
    const { name } = field
    const isShown = !root || root.contains(field as unknown as Node)
    if (isShown && typeof name === 'string' && name && isSafeKey(name)) {
      elements[name] = showField(field)
    }
  }
  return { ...pick(form, ELEMENT_FIELDS), elements }
}

function list(items: Fields, names: string): Fields[] {
  return Array.from(items as unknown as ArrayLike<Fields>, (item) => pick(item, names))
}

function hasFields(value: unknown): value is Fields {
  return isObject(value)
}

function pick(source: Fields, names: string): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const name of names.split(' ')) {
    const value = source[name]
    if (Object(value) !== value || isRecord(value)) picked[name] = value
  }
  return picked
}
