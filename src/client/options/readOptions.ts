import { warnOnce } from '../../utils/problems/warn'
import { definedOnly } from '../../utils/values/filterFields'
import { hasOwn } from '../../utils/values/hasOwn'
import { type OptionType, validateOptions } from './Option'

type Types = Readonly<Record<string, OptionType>>

/** Returns what the console calls an unknown option, and may add options in its place. */
export type ReadUnknown = (
  name: string,
  value: unknown,
  types: Types,
  options: Record<string, unknown>,
) => string

/**
 * Copies options without those that have no effect: see {@link knownOptions}.
 *
 * @throws TypeError for an option of the wrong type.
 */
export function readOptions<Options extends object>(
  given: Options,
  types: Types,
  remedy?: string,
  readUnknown?: ReadUnknown,
): Options {
  validateOptions(given, types)
  return knownOptions(given, types, remedy, readUnknown)
}

/**
 * Copies options without those that have no effect. The console names these in one message.
 *
 * @param remedy - What else the page can do.
 */
export function knownOptions<Options extends object>(
  given: Options,
  types: Types,
  remedy?: string,
  readUnknown: ReadUnknown = (name) => name,
): Options {
  const options = definedOnly(given as Record<string, unknown>)
  const unknown = Object.keys(options).filter((name) => !hasOwn(types, name))
  const named = unknown.map((name) => {
    const value = options[name]
    delete options[name]
    return readUnknown(name, value, types, options)
  })
  warnOfLeftOut(named, remedy)
  return options as Options
}

/** @param names - Options or attributes as the page spelled them. */
export function warnOfLeftOut(names: readonly string[], remedy = ''): void {
  if (names.length === 0) return
  warnOnce(
    `options left out, since they have no effect here: ${names.join(', ')}. Correct or remove them${remedy}.`,
  )
}
