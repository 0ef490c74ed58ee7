import { quoteValue } from '../../utils/quoteValue'
import { setPath } from '../../utils/safePath'
import { warnOnce } from '../../utils/warn'
import type { FieldValue } from './fieldValues'

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
