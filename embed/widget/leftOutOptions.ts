import { warnOnce } from '../../src/index'
import { CLIENT_REQUEST_OPTIONS, definedOnly, filterFields, hasOwn } from '../../src/internal'
import { MOUNT_OPTIONS } from './MountOptions'

/** Options of `mount()` in version 0.2 that now belong to requests of a client only. */
export const LEFT_OUT_OPTIONS: readonly string[] = Object.keys(CLIENT_REQUEST_OPTIONS)

/**
 * Removes options that have no effect on a widget, and names them in one console message, with the
 * name that the page may have meant.
 */
export function withoutLeftOut<Options extends object>(given: Options): Options {
  const isKnown = (name: string): boolean => hasOwn(MOUNT_OPTIONS, name)
  const leftOut = Object.keys(definedOnly(given)).filter((name) => !isKnown(name))
  warnOfLeftOut(
    leftOut.map((name) => {
      const meant = hasOwn(CLIENT_REQUEST_OPTIONS, name) ? undefined : similarOption(name)
      return meant ? `${name} (${meant}?)` : name
    }),
  )
  return filterFields(given as Record<string, unknown>, isKnown) as Options
}

/** @param names - Options or attributes as the page spelled them. */
export function warnOfLeftOut(names: readonly string[]): void {
  if (names.length === 0) return
  warnOnce(
    `options left out, since a widget has no use for them: ${names.join(', ')}. Remove them, or fetch with SiteBlocks.createClient(), whose requests take more. "omit" makes the answer smaller, and widget.reload() asks again.`,
  )
}

/** An option in whose name `name` is, or the other way round: `host` for `apiHost`. */
function similarOption(name: string): string | undefined {
  const plain = (text: string): string => text.replace(/[-_]/g, '').toLowerCase()
  const names = Object.keys(MOUNT_OPTIONS)
  return (
    names.find((option) => plain(option) === plain(name)) ??
    names.find(
      (option) => plain(name).includes(plain(option)) || plain(option).includes(plain(name)),
    )
  )
}
