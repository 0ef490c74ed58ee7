import { type ClientOptions, warnOnce } from '../../src/index'
import {
  CLIENT_OPTIONS,
  definedOnly,
  filterFields,
  hasOwn,
  isRecord,
  type Option,
  REQUEST_OPTIONS,
  shareUnchanged,
  validateOptions,
} from '../../src/internal'
import { MOUNT_OPTIONS, type MountOptions, mountOptionRows, type OptionName } from './MountOptions'

/** The part of a widget's options that its client takes. */
export function clientOptions(options: MountOptions): ClientOptions {
  return { ...optionsFor('client', options), apiKey: options.apiKey }
}

/** Who takes an option. What a client and a request both have is the client's. */
function takerOf(name: string): 'client' | 'request' | 'display' {
  if (hasOwn(CLIENT_OPTIONS, name)) return 'client'
  return hasOwn(REQUEST_OPTIONS, name) ? 'request' : 'display'
}

/** The part of a widget's options that its client, its content request, or what displays the content takes. */
export function optionsFor(
  taker: ReturnType<typeof takerOf>,
  options: MountOptions,
): Partial<MountOptions> {
  return definedOnly(filterFields({ ...options }, (name) => takerOf(name) === taker))
}

/** What an update comes to. */
export interface OptionUpdate {
  readonly options: MountOptions
  /** Whether everything that the client observes is requested again. */
  readonly client: boolean
  /** Whether the content is. Options that are read the next time they are needed ask for nothing. */
  readonly content: boolean
}

/**
 * Lays `given` over the options. One that cannot be changed keeps its value, and the console says so.
 *
 * @throws TypeError when an option is of the wrong type; nothing has been changed then.
 */
export function updateOptions(before: MountOptions, given: Partial<MountOptions>): OptionUpdate {
  validateOptions(given, MOUNT_OPTIONS)
  const options = { ...before, ...given }
  const changed = differences(before, options)
  const kept = changed.filter(([, { change }]) => change === 'never')
  for (const [name] of kept) {
    warnOnce(
      `option "${name}" cannot be changed after mount(). Unmount the widget and mount it again to change it.`,
    )
  }
  const requested = changed.filter(([, { change }]) => change === undefined)
  return {
    options: { ...options, ...Object.fromEntries(kept.map(([name]) => [name, before[name]])) },
    client: requested.some(([name]) => takerOf(name) === 'client'),
    content: requested.length > 0,
  }
}

/** The options that mean something else than before. One that is left out counts as its default. */
function differences(
  before: MountOptions,
  after: MountOptions,
): readonly (readonly [OptionName, Option])[] {
  return mountOptionRows.filter(
    ([name, row]) => !equalValues(before[name] ?? row.default, after[name] ?? row.default),
  )
}

/**
 * Whether two values of an option mean the same. Pages often build their options again for every update; equal
 * ones should not fetch again.
 *
 * Plain objects, lists and collections (`Headers`, `Map`, `URLSearchParams`) are compared by what they hold,
 * values with a `toJSON` (`Date`, `URL`) by what it returns, everything else by identity.
 */
function equalValues(one: unknown, other: unknown): boolean {
  const before = comparable(one, [])
  return Object.is(shareUnchanged(before, comparable(other, [])), before)
}

/** A value as plain data, as far as it holds some. A field that is `undefined` counts as absent, as it does in JSON. */
function comparable(value: unknown, path: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  // What contains itself has no end, and equals nothing.
  if (path.includes(value)) return Symbol('of a circle')
  const inner = (part: unknown): unknown => comparable(part, [...path, value])
  if (Symbol.iterator in value) return Array.from(value as Iterable<unknown>, inner)
  if ('toJSON' in value && typeof value.toJSON === 'function') return inner(value.toJSON())
  if (!isRecord(value)) return value
  const fields = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(fields.map(([name, part]) => [name, inner(part)]))
}
