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
  fits: (letters: string, option: string) => boolean = isAlmost,
): OptionName | undefined {
  const letters = written.toLowerCase().replace(/^data-|[^a-z]/g, '')
  return mountOptionRows.find(([name]) => fits(letters, name.toLowerCase()))?.[0]
}

/**
 * Whether two words differ in one place, by at most two letters. Short words have to be equal: one
 * slip makes another word of `content`.
 */
function isAlmost(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length)
  let equal = 0
  while (equal < length && one[equal] === other[equal]) equal++
  for (let at = 1; equal < length && one.at(-at) === other.at(-at); at++) equal++
  return length - equal <= (length > 7 ? 2 : 0)
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
