import { badParameter } from '../http/errors'
import type { QueryParameters } from '../http/parameters'
import type { Entry } from '../stores/entryStore'
import { isJsonObject, type JsonObject } from '../utils/json'
import type { SortField } from './compareEntries'
import { compileQuery } from './compileQuery'
import type { SentAttributes } from './matchTargeting'

const DEFAULT_LIMIT = 1
const MAX_LIMIT = 1000
const MAX_OFFSET = 1_000_000

/**
 * Reads a content request for `model`. Ignores unknown parameters.
 *
 * @throws 400 that names an invalid parameter.
 */
export function readContentRequest(model: string, parameters: QueryParameters): ModelRequest {
  return {
    model,
    entryId: parameters.text('entry') || undefined,
    matches: readQuery(parameters),
    attributes: readAttributes(parameters),
    isTargeted: !parameters.flag('noTargeting'),
    includeUnpublished: parameters.flag('includeUnpublished') || parameters.flag('preview'),
    overrides: parameters.group('overrides.'),
    sort: readSort(parameters),
    limit: parameters.wholeNumber('limit', MAX_LIMIT) ?? DEFAULT_LIMIT,
    offset: parameters.wholeNumber('offset', MAX_OFFSET) ?? 0,
    fields: readPaths(parameters, 'fields'),
    omit: readPaths(parameters, 'omit'),
    includeRefs: parameters.flag('includeRefs') || parameters.flag('enrich'),
    traverseBlocks: !parameters.flag('noTraverse'),
    fetchTotalCount: parameters.flag('fetchTotalCount'),
  }
}

/** Reads `query` and `query.*`, where each path has a JSON value or plain text. */
function readQuery(parameters: QueryParameters): (entry: Entry) => boolean {
  const whole = compileQuery('query', readObject(parameters, 'query'))
  const parts = [...parameters.group('query.')].map(([path, value]) =>
    compileQuery(`query.${path}`, { [path]: parseLoosely(value) }),
  )
  return (entry) => whole(entry) && parts.every((matches) => matches(entry))
}

/** Reads `userAttributes`. Missing path and locale come from `url` and `locale`. */
function readAttributes(parameters: QueryParameters): SentAttributes {
  const attributes: Record<string, unknown> = {}
  const url = parameters.text('url')
  const locale = parameters.text('locale')
  if (url) attributes.urlPath = readPath(url)
  if (locale) attributes.locale = locale
  return { ...attributes, ...readObject(parameters, 'userAttributes') }
}

function readPath(url: string): string {
  try {
    return new URL(url, 'http://localhost').pathname
  } catch {
    throw badParameter('url', url, 'Give the address of a page.')
  }
}

function readSort(parameters: QueryParameters): SortField[] {
  const fields = [...parameters.group('sort.')]
  return fields.map(([path, value]) => {
    if (value !== '1' && value !== '-1') {
      throw badParameter(`sort.${path}`, value, 'Give 1 to sort upwards or -1 to sort downwards.')
    }
    return { path, direction: value === '1' ? 1 : -1 }
  })
}

function readPaths(parameters: QueryParameters, name: string): string[] {
  const paths = (parameters.text(name) ?? '').split(',').map((path) => path.trim())
  return paths.filter((path) => path !== '')
}

function readObject(parameters: QueryParameters, name: string): JsonObject {
  const value = parameters.json(name) ?? {}
  if (!isJsonObject(value)) throw badParameter(name, value, 'Give a JSON object.')
  return value
}

function parseLoosely(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** A request for one model. */
export interface ModelRequest {
  readonly model: string
  /** Id of the requested entry. It skips targeting rules, but not dates. */
  readonly entryId?: string
  /** The request's own conditions. */
  readonly matches: (entry: Entry) => boolean
  readonly attributes: SentAttributes
  /** Whether to leave out entries for other visitors. */
  readonly isTargeted: boolean
  /** Whether to include drafts, and entries before or after their dates. */
  readonly includeUnpublished: boolean
  /**
   * Ids of entries to serve instead, by the model, `model:/path` or entry id that they override.
   */
  readonly overrides: ReadonlyMap<string, string>
  readonly sort: readonly SortField[]
  readonly limit: number
  readonly offset: number
  /** Dotted paths to keep; everything when empty. */
  readonly fields: readonly string[]
  /** Dotted paths to leave out. */
  readonly omit: readonly string[]
  /** Whether to fill in references to other entries. */
  readonly includeRefs: boolean
  /** Whether to do so inside blocks, too. */
  readonly traverseBlocks: boolean
  readonly fetchTotalCount: boolean
}
