import { isHostEnv } from '../hosts'
import {
  assignPath,
  type DeepParameters,
  flattenParameters,
  readPairs,
  unsafeName,
} from '../requests/queryString'

/** What the page's URL asks of the client, by `builder.*` keys. Every map has a null prototype. */
export interface PageKeys {
  /** Model whose unpublished content is shown. */
  readonly preview: string | undefined
  /** Model that is being edited. */
  readonly editing: string | undefined
  /** Model that is being edited in a frame. */
  readonly frameEditing: string | undefined
  /** Entry ids by model or entry, shown in place of what would be. */
  readonly overrides: Readonly<Record<string, string>>
  /** Attributes of the visitor for this page view. */
  readonly userAttributes: Readonly<Record<string, string>>
  /** Variation ids by entry id, for this page view. */
  readonly tests: Readonly<Record<string, string>>
  /** One of the known env names; unknown ones are left out. */
  readonly env: string | undefined
  readonly cachebust: boolean
  readonly noCache: boolean
  readonly locale: string | undefined
  readonly includeRefs: string | undefined
  readonly enrich: string | undefined
  /** Whether this page view is a preview: never tracked, and nothing is stored. */
  readonly isPreview: boolean
}

/**
 * Reads the `builder.*` keys of a page's URL, or their other spelling `builder_*`.
 *
 * Never throws: what cannot be understood is left out, and the rest holds.
 *
 * @param search - The page's `location.search`.
 */
export function readPageKeys(search: string): PageKeys {
  const page = parseTolerantly(search)
  const keys = branch(page.builder)
  const options = branch(keys.options)
  const env = textOf(keys.env)
  const preview = textOf(keys.preview)
  const editing = textOf(keys.editing)
  const frameEditing = textOf(keys.frameEditing)
  const overrides = fromPairs(flattenParameters(branch(keys.overrides)).filter(hasValue))
  const userAttributes = fromPairs(textsOf(keys.userAttributes))
  const tests = fromPairs(textsOf(keys.tests).filter(hasValue))
  return {
    preview,
    editing,
    frameEditing,
    overrides,
    userAttributes,
    tests,
    env: env !== undefined && isHostEnv(env) ? env : undefined,
    cachebust: textOf(keys.cachebust) !== undefined || textOf(page.cachebust) !== undefined,
    noCache: textOf(keys.noCache) !== undefined,
    locale: textOf(options.locale),
    includeRefs: textOf(options.includeRefs),
    enrich: textOf(options.enrich),
    isPreview:
      (preview ?? editing ?? frameEditing) !== undefined ||
      [overrides, userAttributes, tests].some((map) => Object.keys(map).length > 0),
  }
}

/** Far beyond every key there is; without a limit, a URL could exhaust the stack. */
const MAX_SEGMENTS = 32

type Pair = [name: string, value: string]
type Node = string | DeepParameters | undefined

function parseTolerantly(search: string): DeepParameters {
  const parameters: DeepParameters = Object.create(null)
  for (const [name, value] of readPairs(search)) {
    const path = /^builder_/i.test(name) ? name.replace(/_/g, '.') : name
    if (isPageKey(path)) assignPath(parameters, path, value)
  }
  return parameters
}

function isPageKey(path: string): boolean {
  if (path === 'cachebust') return true
  return (
    path.startsWith('builder.') &&
    path.split('.').length <= MAX_SEGMENTS &&
    unsafeName(path) === undefined
  )
}

function branch(node: Node): DeepParameters {
  return typeof node === 'object' ? node : Object.create(null)
}

/** An empty value means that the key is not set. */
function textOf(node: Node): string | undefined {
  return typeof node === 'string' && node !== '' ? node : undefined
}

/** An id with dots was split on the way and cannot be put together again: only plain names count. */
function textsOf(node: Node): Pair[] {
  return Object.entries(branch(node)).filter((entry): entry is Pair => typeof entry[1] === 'string')
}

function hasValue([, value]: Pair): boolean {
  return value !== ''
}

function fromPairs(pairs: readonly Pair[]): Record<string, string> {
  const map: Record<string, string> = Object.create(null)
  for (const [name, value] of pairs) map[name] = value
  return map
}
