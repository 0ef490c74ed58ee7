import { isSafeKey } from '../../utils/safePath'
import { isHostEnv } from '../hosts'
import { readPairs } from '../requests/queryString'

/**
 * Requests of the page's URL to the client, by `builder.*` keys. Every map has a null prototype.
 */
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
  const pairs = readPairs(search)
    .map(([name, value]): Pair => [/^builder_/i.test(name) ? name.replace(/_/g, '.') : name, value])
    .filter(([path]) => path.length <= MAX_LENGTH && path.split('.').every(isSafeKey))
  const texts = new Map(pairs)

  /** An empty value means that the key is not set. */
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

/** Far beyond every key there is: overrides become part of URLs. */
const MAX_LENGTH = 1_000

type Pair = [name: string, value: string]

/** Pairs below a key, by the rest of their name. */
function below(key: string, pairs: readonly Pair[]): Pair[] {
  return pairs
    .filter(([path]) => path.startsWith(key))
    .map(([path, value]) => [path.slice(key.length), value])
}

/** Dots stand between keys, so an id with dots is none; what it begins with is not meant either. */
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
