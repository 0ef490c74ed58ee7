import type { Option } from '../../src/client/options/Option'
import { MOUNT_OPTIONS, mountOptionRows, type OptionName } from './MountOptions'

const plainNames = new Map(mountOptionRows.map(([name]) => [name.toLowerCase(), name]))

/**
 * Returns the option that a name almost is: `canTrack` for `cantrack`, `data-can-track` or
 * `can_track`.
 */
export function optionMeant(written: string): OptionName | undefined {
  const plain = written
    .replace(/^data-/, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
  return plainNames.get(plain)
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
