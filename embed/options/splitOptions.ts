import { guessOption } from '../../src/client/options/guessOption'
import { CLIENT_TYPES, WIDGET_REQUEST_TYPES } from '../../src/client/options/optionTypes'
import { readOptions } from '../../src/client/options/readOptions'
import { type ClientOptions, warnOnce } from '../../src/index'
import { definedOnly, filterFields } from '../../src/utils/values/filterFields'
import { hasOwn } from '../../src/utils/values/hasOwn'
import { isRecord } from '../../src/utils/values/isRecord'
import { ownValue } from '../../src/utils/values/ownValue'
import { equalValues } from './equalValues'
import { MOUNT_TYPES, type MountOptions, mountOptionRows, REMEDY } from './MountOptions'
import { snapshot } from './snapshot'

/** The options of a widget that its client uses. */
export function clientOptions(options: MountOptions): ClientOptions {
  return { ...optionsFor('client', options), apiKey: options.apiKey }
}

/** Options that are read on every render of an entry. */
const RENDERED = new Set<string>(
  mountOptionRows.filter(([, { change }]) => change === 'render').map(([name]) => name),
)

/**
 * The user of an option besides the widget itself. An option of both clients and requests belongs
 * to the client.
 */
function takerOf(name: string): 'client' | 'request' | 'rendering' | undefined {
  if (hasOwn(CLIENT_TYPES, name)) return 'client'
  if (hasOwn(WIDGET_REQUEST_TYPES, name)) return 'request'
  return RENDERED.has(name) ? 'rendering' : undefined
}

/** The options of a widget that its client, its content request or its rendering uses. */
export function optionsFor(
  taker: NonNullable<ReturnType<typeof takerOf>>,
  options: MountOptions,
): Partial<MountOptions> {
  return definedOnly(filterFields({ ...options }, (name) => takerOf(name) === taker))
}

/** Result of an update. */
export interface OptionUpdate {
  readonly options: MountOptions
  /** Whether everything that the client observes must be requested again. */
  readonly client: boolean
  /**
   * Whether the content must be requested again. Options that are read when they are next needed do
   * not require it.
   */
  readonly content: boolean
  /** Whether the entry on screen must be rendered again. */
  readonly render: boolean
}

/**
 * Options that are passed on as references: they contain functions and lists that the page still
 * uses, or, like an entry, are too large to copy.
 */
const REFERENCES: ReadonlySet<string> = new Set(['content', 'blocks', 'globals', 'analytics'])

/** Copies the value of an option, so that later changes of the page's objects do not affect it. */
export function takeOption(name: string, value: unknown): unknown {
  return REFERENCES.has(name) ? value : snapshot(value)
}

/**
 * Copies options, so that later changes of the page's objects do not affect them. Options without
 * an effect are left out.
 *
 * @throws TypeError when an option has the wrong type.
 */
export function takeOptions<Options extends Partial<MountOptions>>(given: Options): Options {
  const known = readOptions(given, MOUNT_TYPES, REMEDY, guessOption)
  const taken = Object.entries(known).map(([name, value]) => [name, takeOption(name, value)])
  return Object.fromEntries(taken) as Options
}

/**
 * Merges `given` into the options. An option that cannot be changed keeps its value, and the
 * console says so.
 *
 * @throws TypeError when an option has the wrong type; nothing has changed then.
 */
export function updateOptions(before: MountOptions, given: Partial<MountOptions>): OptionUpdate {
  // `undefined` and `null` unset an option, so takeOptions() drops them.
  const after = definedOnly({ ...before, ...given, ...takeOptions(given) })
  // An option that is left out counts as its default.
  const changed = mountOptionRows.filter(
    ([name, row]) => !equalValues(before[name] ?? row.default, after[name] ?? row.default),
  )
  const fixed = changed.filter(([, { change }]) => change === 'never')
  for (const [name] of fixed) {
    warnOnce(
      `option "${name}" cannot be changed after mount(). Unmount the widget and mount it again to change it.`,
    )
  }
  const taken = changed.filter((row) => !fixed.includes(row))
  const requested = taken.filter(([, { change }]) => change === undefined)
  return {
    options: definedOnly({
      ...before,
      ...Object.fromEntries(taken.map(([name]) => [name, shareFields(before[name], after[name])])),
    }),
    client: requested.some(([name]) => takerOf(name) === 'client'),
    content: requested.length > 0,
    render: taken.some(([, { change }]) => change === 'render'),
  }
}

/**
 * Replaces fields of `after` that equal those of `before` with the old values, so that only real
 * changes are new objects.
 */
function shareFields(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after
  const shared = Object.entries(after).map(([name, value]) => {
    const known = ownValue(before, name)
    return [name, equalValues(known, value) ? known : value]
  })
  return Object.fromEntries(shared)
}
