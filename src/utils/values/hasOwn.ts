const has = Object.prototype.hasOwnProperty

/** Whether `target` has an own property `key`. Always false for `null` and `undefined`. */
export function hasOwn(target: unknown, key: PropertyKey): boolean {
  return target !== null && target !== undefined && has.call(target, key)
}
