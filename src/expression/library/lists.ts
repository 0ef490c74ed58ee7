import { toNumber } from '../runtime/coerce'
import { entriesOf, isIterable, itemsOf, read, withMembers } from '../runtime/properties'
import { limitList, own } from '../runtime/run'

/** `Array` of the language. */
export const ArrayClass = withMembers(makeList, {
  from: listFrom,
  isArray: Array.isArray,
  of: (...items: unknown[]) => own(items),
})

/** What a method of lists is called on, as a list: itself, or a copy of what is like one. */
export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : listFrom(value)
}

function makeList(...items: unknown[]): unknown[] {
  const [length] = items
  if (items.length !== 1 || typeof length !== 'number') return own(items)
  return own(limitList(new Array(length)))
}

function listFrom(source: unknown, change?: (item: unknown, index: number) => unknown): unknown[] {
  const isShape = typeof source === 'object' && !Array.isArray(source) && !isIterable(source)
  const list = isShape ? listOfShape(source) : itemsOf(source)
  return own(Array.from(list, (item, index) => (change ? change(item, index) : item)))
}

/** Of something with a length, such as `{ length: 2, 0: 'a' }`. */
function listOfShape(source: unknown): readonly unknown[] {
  const length = Math.max(0, Math.floor(toNumber(read(source, 'length'))) || 0)
  const list = makeList(length)
  for (const [key, item] of entriesOf(source)) if (Number(key) < length) list[Number(key)] = item
  return list
}
