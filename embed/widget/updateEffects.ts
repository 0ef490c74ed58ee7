import { CLIENT_OPTION_TYPES, type ClientOptions, REQUEST_OPTION_TYPES } from '../../src/index'
import type { MountOptions } from './MountOptions'

/** Options that hold for the life of a widget. */
const FIXED = ['isolation', 'responsiveTo', 'nonce', 'minHeight', 'trustedHosts'] as const

/** Options of a client that make no difference to what it fetches. */
const NOT_FETCHED_BY: readonly (keyof ClientOptions)[] = [
  'canTrack',
  'autoTrack',
  'ignoreGpc',
  'onDebug',
]

/** What a change of options asks for. */
export interface UpdateEffects {
  /** Whether the client fetches otherwise than before. */
  readonly refreshes: boolean
  /** Whether the widget's own content is fetched anew. */
  readonly loads: boolean
}

/**
 * Compares options.
 *
 * @throws Error when one has changed that cannot.
 */
export function updateEffects(before: MountOptions, after: MountOptions): UpdateEffects {
  const differs = (name: keyof MountOptions): boolean =>
    !isEqual(before[name] ?? undefined, after[name] ?? undefined)
  const fixed = FIXED.find(differs)
  if (fixed) {
    throw new Error(
      `SiteBlocks: option "${fixed}" cannot be changed after mount(). Unmount the widget, and mount it again.`,
    )
  }
  const clientNames = Object.keys(CLIENT_OPTION_TYPES) as (keyof ClientOptions)[]
  const refreshes = clientNames.some((name) => !NOT_FETCHED_BY.includes(name) && differs(name))
  const requestNames = Object.keys(REQUEST_OPTION_TYPES) as (keyof MountOptions)[]
  const isOwn = (name: keyof MountOptions): boolean => !(name in CLIENT_OPTION_TYPES)
  return {
    refreshes,
    loads: refreshes || differs('model') || requestNames.filter(isOwn).some(differs),
  }
}

/** Pages often build their options anew; equal ones should not fetch again. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [prototype, otherPrototype] = [one, other].map(Object.getPrototypeOf)
  if (prototype !== otherPrototype) return false
  if (one instanceof Headers && other instanceof Headers) return isEqual([...one], [...other])
  // What a class has made may hold what cannot be seen.
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
    return false
  const [names, otherNames] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === otherNames.length &&
    names.every(
      (name) => name in other && isEqual(Reflect.get(one, name), Reflect.get(other, name)),
    )
  )
}
