import { isRecord } from '../../utils/isRecord'

const FIELDS =
  'type key code button buttons detail clientX clientY pageX pageY deltaX deltaY altKey ctrlKey ' +
  'metaKey shiftKey defaultPrevented timeStamp'

const ELEMENT_FIELDS = 'value checked name id type tagName selectedIndex'

type Fields = Readonly<Record<string, unknown>>

/**
 * The part of an event that content may see: plain data of the event and of its elements, and
 * what stops it. Through the event itself, content could reach the window.
 */
export function showEvent(event: unknown): Fields | null {
  if (typeof event !== 'object' || event === null) return null
  const original = event as Fields
  const call = (name: string) => () => {
    const method = original[name]
    if (typeof method === 'function') method.call(original)
  }
  return {
    ...pick(original, FIELDS),
    target: showElement(original.target),
    currentTarget: showElement(original.currentTarget),
    preventDefault: call('preventDefault'),
    stopPropagation: call('stopPropagation'),
  }
}

function showElement(element: unknown): Fields | null {
  return typeof element === 'object' && element !== null
    ? pick(element as Fields, ELEMENT_FIELDS)
    : null
}

function pick(source: Fields, names: string): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const name of names.split(' ')) {
    const value = source[name]
    if (Object(value) !== value || isRecord(value)) picked[name] = value
  }
  return picked
}
