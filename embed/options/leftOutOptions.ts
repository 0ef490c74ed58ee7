import { CLIENT_REQUEST_TYPES } from '../../src/client/options/optionTypes'
import { warnOnce } from '../../src/index'
import { definedOnly, filterFields } from '../../src/utils/values/filterFields'
import { hasOwn } from '../../src/utils/values/hasOwn'
import { MOUNT_OPTIONS } from './MountOptions'
import { optionMeant, refusalOf } from './optionMeant'

/** Options of `mount()` in version 0.2 that now belong to requests of a client only. */
export const LEFT_OUT_OPTIONS: readonly string[] = Object.keys(CLIENT_REQUEST_TYPES)

/**
 * Removes options that have no effect on a widget, and names them in one console message, with the
 * name that the page may have meant. Those let no data out: see {@link refusalOf}.
 */
export function withoutLeftOut<Options extends object>(given: Options): Options {
  const isKnown = (name: string): boolean => hasOwn(MOUNT_OPTIONS, name)
  const leftOut = Object.keys(definedOnly(given)).filter((name) => !isKnown(name))
  const fields = given as Record<string, unknown>
  const refusals: object = {}
  warnOfLeftOut(
    leftOut.map((name) => {
      const almost = optionMeant(name)
      if (almost) Object.assign(refusals, refusalOf(almost, fields[name]))
      // `host` for `apiHost`.
      const meant = almost ?? optionMeant(name, (letters, option) => letters.includes(option))
      return meant ? `${name} (${meant}?)` : name
    }),
  )
  return { ...filterFields(fields, isKnown), ...refusals } as Options
}

/** @param names - Options or attributes as the page spelled them. */
export function warnOfLeftOut(names: readonly string[]): void {
  if (names.length === 0) return
  warnOnce(
    `options left out, since they have no effect here: ${names.join(', ')}. Correct or remove them, or fetch with SiteBlocks.createClient(), whose requests take more.`,
  )
}
