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
 * Reads what a request wants of `model`. Parameters that are not known are ignored.
 *
 * @throws 400 that names the parameter, when one of them makes no sense.
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

/** `query` as a whole, and `query.*`: a path and a JSON value, or a text that is none. */
function readQuery(parameters: QueryParameters): (entry: Entry) => boolean {
  const whole = compileQuery('query', readObject(parameters, 'query'))
  const parts = [...parameters.group('query.')].map(([path, value]) =>
    compileQuery(`query.${path}`, { [path]: parseLoosely(value) }),
  )
  return (entry) => whole(entry) && parts.every((matches) => matches(entry))
}

/** `userAttributes`; the path comes from `url` and the locale from `locale` where they lack. */
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
  /** The one entry that is wanted. Targeting rules do not apply to it; dates do. */
  readonly entryId?: string
  /** Conditions of the asker on the stored entry. */
  readonly matches: (entry: Entry) => boolean
  readonly attributes: SentAttributes
  /** Whether entries that are for other visitors are left out. */
  readonly isTargeted: boolean
  /** Whether drafts are served too, and entries before or after their dates. */
  readonly includeUnpublished: boolean
  /** Ids of entries to serve, by the model, `model:/path` or entry id that they stand in for. */
  readonly overrides: ReadonlyMap<string, string>
  readonly sort: readonly SortField[]
  readonly limit: number
  readonly offset: number
  /** Dotted paths of what to keep; everything when empty. */
  readonly fields: readonly string[]
  /** Dotted paths of what to leave out. */
  readonly omit: readonly string[]
  /** Whether references to other entries are filled in. */
  readonly includeRefs: boolean
  /** Whether that is done inside blocks, too. */
  readonly traverseBlocks: boolean
  readonly fetchTotalCount: boolean
}
