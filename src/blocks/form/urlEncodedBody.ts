import type { FieldValue } from './fieldValues'

/** Writes fields as `a=1&b=2`: once for each item of a list. What has no value is empty. */
export function urlEncodedBody(fields: readonly FieldValue[]): string {
  return fields
    .flatMap(([name, value = '']) => valuesOf(value).map((one) => `${encode(name)}=${encode(one)}`))
    .join('&')
}

function valuesOf(value: NonNullable<FieldValue[1]>): readonly (string | number | boolean)[] {
  if (typeof value !== 'object') return [value]
  return value.length > 0 ? value : ['']
}

/** Half a character, which a paste may leave behind, would make `encodeURIComponent` throw. */
function encode(value: string | number | boolean): string {
  return encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'))
}
