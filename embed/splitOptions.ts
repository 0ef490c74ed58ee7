import type { ClientOptions, ContentRequest } from '../src/index'
import type { MountOptions } from './MountOptions'

/** Options of the client; the rest of a content request's and the client's names are requests'. */
const CLIENT_OPTIONS = [
  'apiKey',
  'host',
  'env',
  'apiVersion',
  'apiEndpoint',
  'authToken',
  'contentPerRequest',
  'locale',
  'userAttributes',
  'fetchOptions',
  'canTrack',
  'autoTrack',
  'ignoreGpc',
  'trustedHosts',
  'onDebug',
] as const satisfies readonly (keyof ClientOptions)[]

const REQUEST_OPTIONS = [
  'entry',
  'key',
  'url',
  'query',
  'fields',
  'omit',
  'limit',
  'offset',
  'sort',
  'locale',
  'preview',
  'includeUnpublished',
  'includeRefs',
  'enrich',
  'enrichOptions',
  'noTraverse',
  'static',
  'rev',
  'format',
  'prerender',
  'extractCss',
  'cacheSeconds',
  'staleCacheSeconds',
  'cachebust',
  'includeUrl',
  'options',
] as const satisfies readonly (keyof ContentRequest)[]

/** The part of a widget's options that its client takes. */
export function clientOptions(options: MountOptions): ClientOptions {
  return { ...pick(options, CLIENT_OPTIONS), apiKey: options.apiKey }
}

/** The part of a widget's options that its content request takes. */
export function contentRequest(options: MountOptions): ContentRequest {
  return pick(options, REQUEST_OPTIONS)
}

/** Whether a change of options asks for another client, or for other content. */
export function changes(
  before: MountOptions,
  after: MountOptions,
): { client: boolean; content: boolean } {
  const differs = (name: keyof MountOptions): boolean => !equal(before[name], after[name])
  const client = CLIENT_OPTIONS.some(differs)
  return {
    client,
    content: client || differs('model') || differs('content') || REQUEST_OPTIONS.some(differs),
  }
}

/** Pages often build their options anew; equal ones should not fetch again. */
function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  try {
    return JSON.stringify(one) === JSON.stringify(other)
  } catch {
    return false
  }
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
