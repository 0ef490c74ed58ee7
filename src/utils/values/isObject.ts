/** Whether `value` is an object of any kind, including arrays but not functions or `null`. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
