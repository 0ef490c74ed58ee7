import type { JsonObject } from './isObject'

/** A value of an object that came as JSON; undefined for what it inherits, as `constructor`. */
export function readOwn(object: JsonObject, name: string): unknown {
  return Object.getOwnPropertyDescriptor(object, name)?.value
}
