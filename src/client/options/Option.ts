import { quoteValue } from '../../utils/text/quoteValue'
import { isObject } from '../../utils/values/isObject'
import { ownValue } from '../../utils/values/ownValue'
import { readType } from '../../utils/values/readType'

/** A row of an option table: accepted values of an option, and the effect of changing it. */
export interface Option<Value = unknown> {
  /** Type of the option, or its allowed words. */
  readonly type: OptionType & TypeFor<Value>
  /** Default value, if it is constant. */
  readonly default?: Value
  /**
   * Elements that may set the option as an attribute: any, only `<site-blocks>`, or none. Filters
   * of visitors' HTML let the `data-` attributes of any element pass, so `any` is for what a
   * comment may decide. Functions can never be attributes.
   *
   * @default 'element'
   */
  readonly attribute?: 'any' | 'element' | 'none'
  /**
   * Effect of a change after `mount()`: `render` again, use the value at the `next` read, or
   * `never` allow it. By default, content is requested again.
   */
  readonly change?: 'render' | 'next' | 'never'
}

/** A row for each option of an interface, with a matching type. */
export type OptionTable<Options> = {
  readonly [Name in keyof Required<Options>]: Option<NonNullable<Options[Name]>>
}

/** The type of each option of an interface. */
export type OptionTypes<Options> = {
  readonly [Name in keyof Required<Options>]: OptionType & TypeFor<NonNullable<Options[Name]>>
}

/** Rows of a table: types, and the settings of those options that have any. */
type Rows<Types, Settings> = {
  readonly [Name in keyof Types]: { readonly type: Types[Name] } & (Name extends keyof Settings
    ? Settings[Name]
    : unknown)
}

/** Adds settings to types. */
export function withSettings<
  Types extends Readonly<Record<string, OptionType>>,
  const Settings extends { readonly [Name in keyof Types]?: Omit<Option, 'type'> },
>(types: Types, settings: Settings): Rows<Types, Settings> {
  const rows = Object.entries(types).map(([name, type]) => [name, { type, ...settings[name] }])
  return Object.fromEntries(rows) as Rows<Types, Settings>
}

/** Returns the types in a table. */
export function typesOf<Name extends string>(
  table: Readonly<Record<Name, Pick<Option, 'type'>>>,
): Readonly<Record<Name, OptionType>> {
  const types = Object.entries<Pick<Option, 'type'>>(table).map(([name, { type }]) => [name, type])
  return Object.fromEntries(types) as Record<Name, OptionType>
}

/** Name of a type, or a list of allowed words. */
export type OptionType = keyof ValueTypes | readonly string[]

interface ValueTypes {
  string: string
  number: number
  boolean: boolean
  object: object
  function: (...args: never[]) => unknown
  'string[]': readonly string[]
  'string | boolean': string | boolean
  'boolean | all': boolean | 'all'
  'boolean | hash | path': boolean | 'hash' | 'path'
  'number | string': number | string
  'string | function': string | ((...args: never[]) => unknown)
  'string | function | list': string | ((...args: never[]) => unknown) | readonly unknown[]
}

/** Types that accept every value of an interface's option. */
type TypeFor<Value> = unknown extends Value
  ? OptionType
  :
      | {
          [Type in keyof ValueTypes]: [Value] extends [ValueTypes[Type]] ? Type : never
        }[keyof ValueTypes]
      | ([Value] extends [string] ? readonly Value[] : never)

/** Names a type in messages: `true, false or hash`. */
export function phraseOf(type: OptionType): string {
  return readType(type)[0]
}

/** Whether a value has a type. */
export function isOfType(value: unknown, type: OptionType): boolean {
  return readType(type)[1](value)
}

/**
 * Throws for an option of the wrong type, and names the option and the expected type.
 *
 * Ignores unknown options, `undefined` and `null`.
 */
export function validateOptions(
  options: unknown,
  types: Readonly<Record<string, OptionType>>,
): void {
  if (!isObject(options) || Array.isArray(options)) {
    throw new TypeError(
      `SiteBlocks: the options must be an object, got ${quoteValue(options)}. Pass one such as {apiKey: "KEY"}.`,
    )
  }
  for (const [name, value] of Object.entries(options)) {
    const type = ownValue(types, name)
    if (type === undefined || value === undefined || value === null) continue
    const [phrase, accepts] = readType(type)
    if (accepts(value)) continue
    throw new TypeError(
      `SiteBlocks: option "${name}" must be ${phrase}, got ${quoteValue(value)}. Pass ${phrase}, or leave the option out.`,
    )
  }
}
