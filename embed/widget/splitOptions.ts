import { type ClientOptions, type ContentRequest, warnOnce } from '../../src/index'
import { type Option, validateOptions } from '../../src/internal'
import { equalValues } from './equalValues'
import { MOUNT_OPTIONS, type MountOptions, mountOptionRows, type OptionName } from './MountOptions'

/** The part of a widget's options that its client takes. */
export function clientOptions(options: MountOptions): ClientOptions {
  return { ...pick(options, 'client'), apiKey: options.apiKey }
}

/** The part of a widget's options that its content request takes. */
export function contentRequest(options: MountOptions): ContentRequest {
  return pick(options, 'request')
}

/**
 * The options after an update. One that cannot be changed keeps its value, and the console says so.
 *
 * @throws TypeError when an option is of the wrong type; nothing has been changed then.
 */
export function updatedOptions(before: MountOptions, changed: Partial<MountOptions>): MountOptions {
  validateOptions(changed, MOUNT_OPTIONS)
  const after = { ...before, ...changed }
  const kept = differences(before, after).filter((name) => MOUNT_OPTIONS[name].change === 'never')
  for (const name of kept) {
    warnOnce(
      `option "${name}" cannot be changed after mount(). Unmount the widget and mount it again to change it.`,
    )
  }
  return { ...after, ...Object.fromEntries(kept.map((name) => [name, before[name]])) }
}

/**
 * What a change of options asks for: that the client takes options of its own anew, or that content is requested.
 *
 * Callbacks are read when they are called, so that another function asks for nothing.
 */
export function changes(
  before: MountOptions,
  after: MountOptions,
): { readonly client: boolean; readonly content: boolean } {
  const rows: readonly Option[] = differences(before, after).map((name) => MOUNT_OPTIONS[name])
  return {
    client: rows.some(({ reader, type }) => reader === 'client' && type !== 'function'),
    content: rows.some(({ change }) => change === 'request'),
  }
}

/** The options that mean something else than before. One that is left out counts as its default. */
export function differences(before: MountOptions, after: MountOptions): readonly OptionName[] {
  return mountOptionRows
    .filter(([name, row]) => {
      return !equalValues(before[name] ?? row.default, after[name] ?? row.default)
    })
    .map(([name]) => name)
}

function pick(options: MountOptions, reader: Option['reader']): Partial<MountOptions> {
  return Object.fromEntries(
    mountOptionRows.flatMap(([name, row]) => {
      const value = options[name]
      return row.reader === reader && value !== undefined && value !== null ? [[name, value]] : []
    }),
  )
}
