import { quoteValue } from '../../utils/quoteValue'
import { setPath } from '../../utils/safePath'
import { warnOnce } from '../../utils/warn'
import { type FieldValue, isSendable } from './fieldValues'

/**
 * Writes fields as JSON. A name is a path: `user.name` nests, `items[1].q` makes a list.
 *
 * What has no value is left out. Fields that share a name become a list.
 */
export function jsonBody(fields: readonly FieldValue[]): string {
  const byName = new Map<string, FieldValue[1][]>()
  for (const [name, value] of fields) {
    if (value === undefined) continue
    const values = byName.get(name)
    if (values) values.push(value)
    else byName.set(name, [value])
  }
  let body = {}
  for (const [name, values] of byName) {
    try {
      body = setPath(body, name, values.length > 1 ? values.flat() : values[0])
    } catch (error) {
      warnOnce(`the field ${quoteValue(name)} was not sent: ${(error as Error).message}.`)
    }
  }
  return JSON.stringify(body)
}

/** Writes a form as the browser does: disabled fields and empty boxes are absent, names are as they stand. */
export function multipartBody(form: HTMLFormElement): FormData {
  const body = new FormData(form)
  for (const name of Array.from(body.keys())) if (!isSendable(name)) body.delete(name)
  return body
}

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
