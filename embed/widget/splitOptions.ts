import {
  CLIENT_OPTION_TYPES,
  type ClientOptions,
  type ContentRequest,
  REQUEST_OPTION_TYPES,
} from '../../src/index'
import type { MountOptions } from './MountOptions'

const CLIENT_OPTIONS = Object.keys(CLIENT_OPTION_TYPES) as (keyof ClientOptions)[]
const REQUEST_OPTIONS = (Object.keys(REQUEST_OPTION_TYPES) as (keyof ContentRequest)[]).filter(
  (name) => !(name in CLIENT_OPTION_TYPES),
)

/** The part of a widget's options that its client takes. */
export function clientOptions(options: MountOptions): ClientOptions {
  return { ...pick(options, CLIENT_OPTIONS), apiKey: options.apiKey }
}

/** The part of a widget's options that its content request takes. */
export function contentRequest(options: MountOptions): ContentRequest {
  return pick(options, REQUEST_OPTIONS)
}

function pick<Name extends keyof MountOptions>(
  options: MountOptions,
  names: readonly Name[],
): Pick<MountOptions, Name> {
  const picked: Partial<Record<Name, unknown>> = {}
  for (const name of names) {
    const value = options[name]
    if (value !== undefined && value !== null) picked[name] = value
  }
  return picked as Pick<MountOptions, Name>
}
