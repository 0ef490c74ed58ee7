import type { FieldValue } from './fieldValues'

/** Writes fields as `a=1&b=2`. What has no value is empty. */
export function urlEncodedBody(fields: readonly FieldValue[]): string {
  return fields.map(([name, value = '']) => `${encode(name)}=${encode(value)}`).join('&')
}

/** Half a character, which a paste may leave behind, would make `encodeURIComponent` throw. */
function encode(value: string | number | boolean): string {
  return encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'))
}
