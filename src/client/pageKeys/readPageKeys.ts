import { isSafeKey } from '../../utils/safePath'
import { isHostEnv } from '../hosts'
import { readPairs } from '../requests/queryString'

/** Values of the `builder.*` keys in the page's URL. Every map has a null prototype. */
export interface PageKeys {
  /** Model whose unpublished content is shown. */
  readonly preview: string | undefined
  /** Model that is being edited. */
  readonly editing: string | undefined
  /** Model that is being edited in a frame. */
  readonly frameEditing: string | undefined
  /** Ids of entries to show instead, by model or entry. */
  readonly overrides: Readonly<Record<string, string>>
  /** Attributes of the visitor for this page view. */
  readonly userAttributes: Readonly<Record<string, string>>
  /** Variation ids by entry id, for this page view. */
  readonly tests: Readonly<Record<string, string>>
  /** Env name; `undefined` if it is unknown. */
  readonly env: string | undefined
  readonly cachebust: boolean
  readonly noCache: boolean
  readonly locale: string | undefined
  readonly includeRefs: string | undefined
  readonly enrich: string | undefined
  /** Whether this page view is a preview, which is never tracked or stored. */
  readonly isPreview: boolean
}

/**
 * Reads the `builder.*` keys of a page's URL, also spelled `builder_*`.
 *
 * Never throws: ignores invalid keys and reads the rest.
 *
 * @param search - The page's `location.search`.
 */
export function readPageKeys(search: string): PageKeys {
  const pairs = readPairs(search)
    .map(([name, value]): Pair => [/^builder_/i.test(name) ? name.replace(/_/g, '.') : name, value])
    .filter(([path]) => path.length <= MAX_KEY_CHARACTERS && path.split('.').every(isSafeKey))
  const texts = new Map(pairs)

  /** Returns the value of a key; an empty value counts as missing. */
  function textOf(path: string): string | undefined {
    return texts.get(path) || undefined
  }

  const env = textOf('builder.env')
  const preview = textOf('builder.preview')
  const editing = textOf('builder.editing')
  const frameEditing = textOf('builder.frameEditing')
  const overrides = mapOf(below('builder.overrides.', pairs).filter(hasValue))
  const userAttributes = mapOf(plainNames(below('builder.userAttributes.', pairs)))
  const tests = mapOf(plainNames(below('builder.tests.', pairs)).filter(hasValue))
  return {
    preview,
    editing,
    frameEditing,
    overrides,
    userAttributes,
    tests,
    env: env !== undefined && isHostEnv(env) ? env : undefined,
    cachebust: (textOf('builder.cachebust') ?? textOf('cachebust')) !== undefined,
    noCache: textOf('builder.noCache') !== undefined,
    locale: textOf('builder.options.locale'),
    includeRefs: textOf('builder.options.includeRefs'),
    enrich: textOf('builder.options.enrich'),
    isPreview:
      (preview ?? editing ?? frameEditing) !== undefined ||
      [overrides, userAttributes, tests].some((map) => Object.keys(map).length > 0),
  }
}

/** Far longer than any known key. The limit matters because overrides become part of URLs. */
const MAX_KEY_CHARACTERS = 1_000

type Pair = [name: string, value: string]

/** Returns the pairs that start with `key`, without that prefix. */
function below(key: string, pairs: readonly Pair[]): Pair[] {
  return pairs
    .filter(([path]) => path.startsWith(key))
    .map(([path, value]) => [path.slice(key.length), value])
}

/** Drops names with dots, and any name that equals their part before the first dot. */
function plainNames(pairs: readonly Pair[]): Pair[] {
  const values = new Map<string, string>()
  for (const [name, value] of pairs) {
    const [first = ''] = name.split('.')
    if (first === name) values.set(name, value)
    else values.delete(first)
  }
  return Array.from(values)
}

function hasValue([, value]: Pair): boolean {
  return value !== ''
}

function mapOf(pairs: readonly Pair[]): Record<string, string> {
  return Object.assign(Object.create(null), Object.fromEntries(pairs))
}
