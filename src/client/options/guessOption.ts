import type { OptionType } from './Option'
import type { ReadUnknown } from './readOptions'

/**
 * Returns the option that a name almost is: `canTrack` for `cantrack`, `data-can-track`, `can_track`
 * or `canTrak`.
 *
 * @param fits - Compares the letters of the two, in lower case.
 */
export function optionMeant<Name extends string>(
  written: string,
  types: Readonly<Record<Name, OptionType>>,
  fits: (letters: string, option: string) => boolean = isSlipOf,
): Name | undefined {
  const letters = written.toLowerCase().replace(/^data-|[^a-z]/g, '')
  return (Object.keys(types) as Name[]).find((name) => fits(letters, name.toLowerCase()))
}

/**
 * Whether a word has the letters of a name, but for one that is missing, extra or another one. Short
 * names have to be equal: one slip makes another word of `content`.
 */
function isSlipOf(word: string, name: string): boolean {
  const isNear = without(word, name).length < 2 && without(name, word).length < 2
  return word === name || (name.length > 7 && isNear)
}

/** Removes each letter of another word once. */
function without(word: string, other: string): string {
  return Array.from(other).reduce((rest, letter) => rest.replace(letter, ''), word)
}

/**
 * Returns the options that apply where one was written but cannot be read: a typing error must let
 * no data out.
 *
 * @param read - Value that was meant. `true` needs no refusal.
 */
export function refusalOf(name: string, read?: unknown): Readonly<Record<string, false>> {
  const off = name === 'consentWait' ? 'canTrack' : name
  return read !== true && /^(?:canTrack|autoTrack|pageKeys)$/.test(off) ? { [off]: false } : {}
}

/**
 * Adds to an unknown option the name that may have been meant. It lets no data out: see
 * {@link refusalOf}.
 */
export const guessOption: ReadUnknown = (name, value, types, options) => {
  const almost = optionMeant(name, types)
  if (almost) Object.assign(options, refusalOf(almost, value))
  // `host` for `apiHost`.
  const meant = almost ?? optionMeant(name, types, (letters, option) => letters.includes(option))
  return meant ? `${name} (${meant}?)` : name
}
