import { hasOwn } from '../utils/hasOwn'
import { quoteValue } from '../utils/quoteValue'

/** Types that an option may be of. */
export type OptionType = keyof typeof CHECKS

const CHECKS = {
  'a string': isString,
  'a number': (value: unknown) => typeof value === 'number' && !Number.isNaN(value),
  'true or false': (value: unknown) => typeof value === 'boolean',
  'a string, true or false': (value: unknown) => isString(value) || typeof value === 'boolean',
  'a number or a string': (value: unknown) => isString(value) || typeof value === 'number',
  'an object': isObject,
  'a function': (value: unknown) => typeof value === 'function',
  'a list of strings': (value: unknown) => Array.isArray(value) && value.every(isString),
  // Another word counts as none.
  'eager, lazy or idle': isString,
  'shadow or light': isString,
  'viewport or container': isString,
}

/**
 * Throws for an option of the wrong type, naming it and what it should be.
 *
 * Options that `types` does not know are passed over, and so are those that are `undefined` or `null`.
 */
export function validateOptions(
  options: unknown,
  types: Readonly<Record<string, OptionType>>,
): void {
  if (!isObject(options)) {
    throw new TypeError(
      `SiteBlocks: the options must be an object, got ${quoteValue(options)}. Pass one with at least an apiKey.`,
    )
  }
  for (const [name, value] of Object.entries(options)) {
    const type = hasOwn(types, name) ? types[name] : undefined
    if (type === undefined || value === undefined || value === null || CHECKS[type](value)) continue
    throw new TypeError(
      `SiteBlocks: option "${name}" must be ${type}, got ${quoteValue(value)}. Pass ${type}, or leave the option out.`,
    )
  }
}

function isString(value: unknown): boolean {
  return typeof value === 'string'
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
