import { type ClientOptions, warnOnce } from '../../src/index'
import {
  CLIENT_OPTIONS,
  definedOnly,
  filterFields,
  hasOwn,
  isRecord,
  validateOptions,
  WIDGET_REQUEST_OPTIONS,
} from '../../src/internal'
import { equalValues } from './equalValues'
import { withoutLeftOut } from './leftOutOptions'
import { MOUNT_OPTIONS, type MountOptions, mountOptionRows } from './MountOptions'
import { snapshot } from './snapshot'

/** The part of a widget's options that its client takes. */
export function clientOptions(options: MountOptions): ClientOptions {
  return { ...optionsFor('client', options), apiKey: options.apiKey }
}

/** Options that are read whenever an entry is rendered. */
const RENDERED = new Set<string>(
  mountOptionRows.filter(([, { change }]) => change === 'render').map(([name]) => name),
)

/**
 * The reader of an option beside the widget itself. One that both a client and a request have is
 * the client's.
 */
function takerOf(name: string): 'client' | 'request' | 'rendering' | undefined {
  if (hasOwn(CLIENT_OPTIONS, name)) return 'client'
  if (hasOwn(WIDGET_REQUEST_OPTIONS, name)) return 'request'
  return RENDERED.has(name) ? 'rendering' : undefined
}

/**
 * The part of a widget's options that its client, its content request or the rendering of its
 * content takes.
 */
export function optionsFor(
  taker: NonNullable<ReturnType<typeof takerOf>>,
  options: MountOptions,
): Partial<MountOptions> {
  return definedOnly(filterFields({ ...options }, (name) => takerOf(name) === taker))
}

/** Result of an update. */
export interface OptionUpdate {
  readonly options: MountOptions
  /** Whether everything that the client observes is requested again. */
  readonly client: boolean
  /**
   * Whether the content is. Options that are read the next time they are needed ask for nothing.
   */
  readonly content: boolean
  /** Whether the entry on screen is rendered again. */
  readonly render: boolean
}

/**
 * Options that are handed on as the page's own objects: they hold functions and lists that the page
 * goes on using, or, as an entry does, too much to copy.
 */
const REFERENCES: ReadonlySet<string> = new Set(['content', 'blocks', 'globals', 'analytics'])

/** The value of an option as it is now, whatever the page does to its objects later. */
export function takeOption(name: string, value: unknown): unknown {
  return REFERENCES.has(name) ? value : snapshot(value)
}

/**
 * Options as they are now, whatever the page does to its objects later. Those that mean nothing are
 * left out.
 */
export function takeOptions<Options extends Partial<MountOptions>>(given: Options): Options {
  const taken = Object.entries(withoutLeftOut(given)).map(([name, value]) => [
    name,
    takeOption(name, value),
  ])
  return Object.fromEntries(taken) as Options
}

/**
 * Lays `given` over the options. One that cannot be changed keeps its value, and the console says
 * so.
 *
 * @throws TypeError when an option is of the wrong type; nothing has been changed then.
 */
export function updateOptions(before: MountOptions, given: Partial<MountOptions>): OptionUpdate {
  validateOptions(given, MOUNT_OPTIONS)
  const after = { ...before, ...takeOptions(given) }
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
    options: {
      ...before,
      ...Object.fromEntries(taken.map(([name]) => [name, shareFields(before[name], after[name])])),
    },
    client: requested.some(([name]) => takerOf(name) === 'client'),
    content: requested.length > 0,
    render: taken.some(([, { change }]) => change === 'render'),
  }
}

/**
 * `after` with the fields that equal those of `before` taken from there: what reads them sees what
 * has changed.
 */
function shareFields(before: unknown, after: unknown): unknown {
  if (!isRecord(before) || !isRecord(after)) return after
  const shared = Object.entries(after).map(([name, value]) => {
    const known = hasOwn(before, name) ? before[name] : undefined
    return [name, equalValues(known, value) ? known : value]
  })
  return Object.fromEntries(shared)
}
