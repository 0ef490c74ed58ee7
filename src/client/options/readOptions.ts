import { warnOnce } from '../../utils/problems/warn'
import { definedOnly } from '../../utils/values/filterFields'
import { hasOwn } from '../../utils/values/hasOwn'
import { type OptionType, validateOptions } from './Option'
import { optionMeant, refusalOf } from './optionMeant'

type Types = Readonly<Record<string, OptionType>>

/**
 * Copies options without those that have no effect: see {@link knownOptions}.
 *
 * @throws TypeError for an option of the wrong type.
 */
export function readOptions<Options extends object>(
  given: Options,
  types: Types,
  remedy?: string,
): Options {
  validateOptions(given, types)
  return knownOptions(given, types, remedy)
}

/**
 * Copies options without those that have no effect. The console names these in one message, with
 * the name that may have been meant. They let no data out: see {@link refusalOf}.
 *
 * @param remedy - What else the page can do.
 */
export function knownOptions<Options extends object>(
  given: Options,
  types: Types,
  remedy?: string,
): Options {
  const options = definedOnly(given as Record<string, unknown>)
  const unknown = Object.keys(options).filter((name) => !hasOwn(types, name))
  const named = unknown.map((name) => {
    const value = options[name]
    delete options[name]
    const almost = optionMeant(name, types)
    if (almost) Object.assign(options, refusalOf(almost, value))
    // `host` for `apiHost`.
    const meant = almost ?? optionMeant(name, types, (letters, option) => letters.includes(option))
    return meant ? `${name} (${meant}?)` : name
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
