const has = Object.prototype.hasOwnProperty

/**
 * Whether `target` itself has `key`, whatever its prototype has. Never true of `null` and
 * `undefined`.
 */
export function hasOwn(target: unknown, key: PropertyKey): boolean {
  return target !== null && target !== undefined && has.call(target, key)
}
