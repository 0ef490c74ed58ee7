// The build replaces every use of these built-ins in embed.js with these exports, including uses in
// libraries: see injectBuiltIns.
import { heir } from './sharedBuiltIns'
import { standard } from './standard'

export const arrayFrom = standard(
  'Array',
  'from',
  (from) => `${from(new Set([1, 2]), (value) => value * 2)}${from({ length: 2 })}` === '2,4,',
)

export const objectValues = standard('Object', 'values', (values) => `${values(heir)}` === '2')

export const objectEntries = standard(
  'Object',
  'entries',
  (entries) => `${entries(heir)}` === 'own,2',
)

export const objectFromEntries = standard(
  'Object',
  'fromEntries',
  (fromEntries) => fromEntries(new Map([['a', 1]])).a === 1,
)

export const jsonParse = standard(
  'JSON',
  'parse',
  (parse) => parse('{"a": [1]}').a[0] === 1 && parse('[1]', () => 2) === 2,
)

const stringify = standard(
  'JSON',
  'stringify',
  (write) => write({ a: undefined, b: 'é"' }) === '{"b":"é\\""}' && write(1, () => 2) === '2',
)

/**
 * `JSON.stringify` without the page's `toJSON` methods for lists, dates and plain objects.
 *
 * Prototype.js up to 1.6.1 adds a `toJSON` to lists and dates that returns JSON, which would then
 * be quoted as a string.
 */
export function jsonStringify(
  value: unknown,
  replacer?: ((this: unknown, key: string, value: unknown) => unknown) | null,
  space?: string | number,
): string {
  if (!hasForeignToJson()) return stringify(value, replacer ?? undefined, space)
  return stringify(
    value,
    function (this: Record<string, unknown>, key: string, converted: unknown) {
      const own = withoutForeignToJson(this[key], converted)
      return replacer ? replacer.call(this, key, own) : own
    },
    space,
  )
}

/** Checked on each call: the page's libraries may load after this script. */
function hasForeignToJson(): boolean {
  return 'toJSON' in Array.prototype || new Date(0).toJSON() !== '1970-01-01T00:00:00.000Z'
}

function withoutForeignToJson(given: unknown, converted: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  if (given instanceof Date) return Number.isNaN(given.getTime()) ? null : given.toISOString()
  const { toJSON } = given as { toJSON?: unknown }
  const { toJSON: listToJson } = Array.prototype as { toJSON?: unknown }
  const { toJSON: objectToJson } = Object.prototype as { toJSON?: unknown }
  return toJSON === listToJson || toJSON === objectToJson ? given : converted
}
