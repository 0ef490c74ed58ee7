import { isObject } from './isObject'

/** A type: its name in messages, and a predicate for its values. */
export type ValueType = readonly [phrase: string, accepts: (value: unknown) => boolean]

const isString = (value: unknown): boolean => typeof value === 'string'

const KINDS: Readonly<Record<string, ValueType>> = {
  string: ['a string', isString],
  number: ['a number', (value) => typeof value === 'number' && !Number.isNaN(value)],
  true: ['true', (value) => value === true],
  false: ['false', (value) => value === false],
  object: ['an object', (value) => isObject(value) && !Array.isArray(value)],
  function: ['a function', (value) => typeof value === 'function'],
  list: ['a list', Array.isArray],
  'string[]': ['a list of strings', (value) => Array.isArray(value) && value.every(isString)],
}

/**
 * Reads a type: names of kinds and allowed words, in a list or with ` | ` between them. The phrase
 * of `boolean | hash` is `true, false or hash`.
 */
export function readType(type: string | readonly string[]): ValueType {
  const names =
    typeof type === 'string' ? type.replace('boolean', 'true | false').split(' | ') : type
  const kinds = names.map((name): ValueType => KINDS[name] ?? [name, (value) => value === name])
  const phrases = kinds.map(([phrase]) => phrase)
  return [
    phrases.join(', ').replace(/, (?!.*, )/, ' or '),
    (value) => kinds.some(([, accepts]) => accepts(value)),
  ]
}
