/** What a JSON object becomes: keys that are not known beforehand. */
export interface JsonObject {
  readonly [key: string]: unknown
}

/** Whether `value` is a JSON object: not null, not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
