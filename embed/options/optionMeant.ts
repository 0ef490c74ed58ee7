import type { Option } from '../../src/client/options/Option'
import { MOUNT_OPTIONS, mountOptionRows, type OptionName } from './MountOptions'

/**
 * Returns the option that a name almost is: `canTrack` for `cantrack`, `data-can-track`, `can_track`
 * or `canTrak`.
 *
 * @param fits - Compares the letters of the two, in lower case.
 */
export function optionMeant(
  written: string,
  fits: (letters: string, option: string) => boolean = isSlipOf,
): OptionName | undefined {
  const letters = written.toLowerCase().replace(/^data-|[^a-z]/g, '')
  return mountOptionRows.find(([name]) => fits(letters, name.toLowerCase()))?.[0]
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
 * no data out. What is on by default is off then.
 *
 * @param read - Value that was meant. The default needs no refusal.
 */
export function refusalOf(name: OptionName, read?: unknown): Readonly<Record<string, false>> {
  const { default: initial, refusal } = MOUNT_OPTIONS[name] as Option
  const off = initial === true && read !== true ? name : refusal
  return off ? { [off]: false } : {}
}
