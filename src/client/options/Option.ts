import { hasOwn } from '../../utils/hasOwn'
import { quoteValue } from '../../utils/quoteValue'
/** One row of an option table: what the option takes, and what a change of it does. */
export interface Option<Value = unknown> {
  /** A type, or the words that are allowed. */
  readonly type: OptionType & TypeFor<Value>
  /** The value when the option is left out, where that is always the same. */
  readonly default?: Value
  /**
   * Where it may be written as an attribute: on any element, on `<site-blocks>` alone, or nowhere.
   * Functions never can.
   *
   * @default 'any'
   */
  readonly attribute?: 'any' | 'element' | 'none'
  /**
   * Effect of a change after `mount()`: render again, none until the option is next read, or not
   * allowed. By default, content is requested again.
   */
  readonly change?: 'render' | 'next' | 'never'
}

/** A row for every option of an interface, each of the type that the interface has. */
export type OptionTable<Options> = {
  readonly [Name in keyof Required<Options>]: Option<NonNullable<Options[Name]>>
}

/** The name of a type, or a list of words. */
export type OptionType = keyof ValueTypes | readonly string[]

interface ValueTypes {
  string: string
  number: number
  boolean: boolean
  object: object
  function: (...args: never[]) => unknown
  'string[]': readonly string[]
  'string | boolean': string | boolean
  'boolean | hash | path': boolean | 'hash' | 'path'
  'number | string': number | string
  'string | function': string | ((...args: never[]) => unknown)
  'string | function | list': string | ((...args: never[]) => unknown) | readonly unknown[]
}

/** The types that take every value of an interface's option. */
type TypeFor<Value> = unknown extends Value
  ? OptionType
  :
      | {
          [Type in keyof ValueTypes]: [Value] extends [ValueTypes[Type]] ? Type : never
        }[keyof ValueTypes]
      | ([Value] extends [string] ? readonly Value[] : never)

/** A type: what messages call it, and the values that are of it. */
type Kind = readonly [phrase: string, accepts: (value: unknown) => boolean]

const KINDS: Readonly<Record<string, Kind>> = {
  string: ['a string', isString],
  number: ['a number', (value) => typeof value === 'number' && !Number.isNaN(value)],
  true: ['true', (value) => value === true],
  false: ['false', (value) => value === false],
  object: ['an object', holdsOptions],
  function: ['a function', (value) => typeof value === 'function'],
  list: ['a list', Array.isArray],
  'string[]': ['a list of strings', (value) => Array.isArray(value) && value.every(isString)],
}

function kindsOf(type: OptionType): readonly Kind[] {
  const names =
    typeof type === 'string' ? type.replace('boolean', 'true | false').split(' | ') : type
  return names.map((name) => KINDS[name] ?? [name, (value) => value === name])
}

/** How messages name a type: `true, false or hash`. */
export function phraseOf(type: OptionType): string {
  const phrases = kindsOf(type).map(([phrase]) => phrase)
  return phrases.join(', ').replace(/, (?!.*, )/, ' or ')
}

/** Whether a value is of a type. */
export function isOfType(value: unknown, type: OptionType): boolean {
  return kindsOf(type).some(([, accepts]) => accepts(value))
}

/** Whether a value may hold options by name. */
function holdsOptions(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isString(value: unknown): boolean {
  return typeof value === 'string'
}

/**
 * Throws for an option of the wrong type, naming it and what it should be.
 *
 * Options that the table does not know are passed over, and so are those that are `undefined` or
 * `null`.
 */
export function validateOptions(
  options: unknown,
  table: Readonly<Record<string, Pick<Option, 'type'>>>,
): void {
  if (!holdsOptions(options)) {
    throw new TypeError(
      `SiteBlocks: the options must be an object, got ${quoteValue(options)}. Pass one with at least an apiKey.`,
    )
  }
  for (const [name, value] of Object.entries(options)) {
    const row = hasOwn(table, name) ? table[name] : undefined
    if (row === undefined || value === undefined || value === null) continue
    if (isOfType(value, row.type)) continue
    const phrase = phraseOf(row.type)
    throw new TypeError(
      `SiteBlocks: option "${name}" must be ${phrase}, got ${quoteValue(value)}. Pass ${phrase}, or leave the option out.`,
    )
  }
}
