import { warnOnce } from '../../src/index'
import { CLIENT_REQUEST_OPTIONS, definedOnly, filterFields, hasOwn } from '../../src/internal'

/** Options of `mount()` in version 0.2 that now belong to requests of a client only. */
export const LEFT_OUT_OPTIONS: readonly string[] = Object.keys(CLIENT_REQUEST_OPTIONS)

/** Removes options that have no effect on a widget, and names them in one console message. */
export function withoutLeftOut<Options extends object>(given: Options): Options {
  const isLeftOut = (name: string): boolean => hasOwn(CLIENT_REQUEST_OPTIONS, name)
  warnOfLeftOut(Object.keys(definedOnly(given)).filter(isLeftOut))
  return filterFields(given as Record<string, unknown>, (name) => !isLeftOut(name)) as Options
}

/** @param names - Options or attributes as the page spelled them. */
export function warnOfLeftOut(names: readonly string[]): void {
  if (names.length === 0) return
  warnOnce(
    `options left out, since a widget has no use for them: ${names.join(', ')}. Remove them, or fetch with SiteBlocks.createClient(), whose requests take them. "omit" makes the answer smaller, and widget.reload() asks again.`,
  )
}
