import type { MountOptions } from './MountOptions'
import { mountOptionTypes, type OptionType } from './mountOptionTypes'

const NAMES: Readonly<Record<OptionType, string>> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  list: 'a list',
  function: 'a function',
  any: 'a value',
}

/**
 * Checks the types of options. Absent ones are fine, and so are `null` ones: they count as absent.
 *
 * @throws TypeError that names the first option of a wrong type, what was given, and what it takes.
 */
export function checkOptions(options: unknown): asserts options is Partial<MountOptions> {
  if (!isObject(options)) {
    throw new TypeError(
      `SiteBlocks: options must be an object, got ${describe(options)}. Pass {apiKey: "…", model: "…"}.`,
    )
  }
  for (const name of Object.keys(options)) {
    const types = mountOptionTypes[name as keyof MountOptions]
    const value = options[name]
    if (!types || value === undefined || value === null) continue
    if (!types.some((type) => isOfType(value, type))) {
      throw new TypeError(
        `SiteBlocks: option "${name}" must be ${types.map((type) => NAMES[type]).join(' or ')}, got ${describe(value)}.`,
      )
    }
  }
}

function isOfType(value: unknown, type: OptionType): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string'
    case 'number':
      return typeof value === 'number' && !Number.isNaN(value)
    case 'object':
      return isObject(value)
    case 'list':
      return Array.isArray(value)
    case 'any':
      return true
    default:
      return typeof value === type
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 60)}"`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
