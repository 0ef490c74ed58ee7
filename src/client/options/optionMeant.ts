import type { OptionType } from './Option'

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
 * Whether a word is a name with at most one slip: a letter that is missing, extra or another one, or
 * two that are swapped. Short names have to be equal: one slip makes another word of `content`.
 */
function isSlipOf(word: string, name: string): boolean {
  if (word === name || name.length < 8) return word === name
  let at = 0
  while (word[at] === name[at]) at++
  const written = word.slice(at)
  const meant = name.slice(at)
  return (
    written === meant.slice(1) ||
    written.slice(1) === meant ||
    written.slice(1) === meant.slice(1) ||
    `${written[1]}${written[0]}${written.slice(2)}` === meant
  )
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
