/** One row of an option table: what the option takes, who reads it, and what a change of it does. */
export interface Option<Value = unknown> {
  /** A type, or the words that are allowed. */
  readonly type: OptionType & TypeFor<Value>
  /** What counts when the option is left out, where that is always the same. */
  readonly default?: Value
  /**
   * Where it may be written as an attribute: on any element, on `<site-blocks>` alone, or nowhere. Functions
   * never can.
   *
   * @default 'any'
   */
  readonly attribute?: 'any' | 'element' | 'none'
  /** Which part of SiteBlocks reads it. */
  readonly reader: 'client' | 'request' | 'render' | 'widget' | 'server'
  /**
   * What a change after `mount()` does: another request, another rendering, nothing until the option is read
   * the next time; or it cannot be changed.
   */
  readonly change: 'request' | 'render' | 'next' | 'never'
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
  'boolean | string': boolean | string
  'boolean | hash': boolean | 'hash'
  'number | string': number | string
  'string | function': string | ((...args: never[]) => unknown)
}

/** The types that take every value of an interface's option. */
type TypeFor<Value> = unknown extends Value
  ? OptionType
  :
      | {
          [Type in keyof ValueTypes]: [Value] extends [ValueTypes[Type]] ? Type : never
        }[keyof ValueTypes]
      | ([Value] extends [string] ? readonly Value[] : never)

interface TypeCheck {
  /** As messages put it. */
  readonly phrase: string
  accepts(value: unknown): boolean
}

const CHECKS: { readonly [Type in keyof ValueTypes]: TypeCheck } = {
  string: { phrase: 'a string', accepts: isString },
  number: {
    phrase: 'a number',
    accepts: (value) => typeof value === 'number' && !Number.isNaN(value),
  },
  boolean: { phrase: 'true or false', accepts: (value) => typeof value === 'boolean' },
  object: { phrase: 'an object', accepts: isObject },
  function: { phrase: 'a function', accepts: (value) => typeof value === 'function' },
  'string[]': {
    phrase: 'a list of strings',
    accepts: (value) => Array.isArray(value) && value.every(isString),
  },
  'boolean | string': {
    phrase: 'a string, true or false',
    accepts: (value) => isString(value) || typeof value === 'boolean',
  },
  'boolean | hash': {
    phrase: 'true, false or hash',
    accepts: (value) => value === 'hash' || typeof value === 'boolean',
  },
  'number | string': {
    phrase: 'a number or a string',
    accepts: (value) => isString(value) || (typeof value === 'number' && !Number.isNaN(value)),
  },
  'string | function': {
    phrase: 'a string or a function',
    accepts: (value) => isString(value) || typeof value === 'function',
  },
}

/** How a type is checked, and what messages call it. */
export function typeCheck(type: OptionType): TypeCheck {
  if (typeof type === 'string') return CHECKS[type]
  return {
    phrase: type.join(', ').replace(/, (?!.*, )/, ' or '),
    accepts: (value) => type.some((word) => word === value),
  }
}

/** Whether a value may hold options by name. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isString(value: unknown): boolean {
  return typeof value === 'string'
}
