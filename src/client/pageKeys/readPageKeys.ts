import { warnOnce } from '../../utils/problems/warn'
import { escapeTags } from '../../utils/text/escapeTags'
import { readPairs } from '../../utils/text/queryString'
import { isObject } from '../../utils/values/isObject'
import { isSafeKey } from '../../utils/values/safePath'
import { isHostEnv } from '../options/hosts'

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
  readonly userAttributes: Readonly<Record<string, string | boolean>>
  /** Variation ids by entry id, for this page view. */
  readonly tests: Readonly<Record<string, string>>
  /** Env name; `undefined` if it is unknown. */
  readonly env: string | undefined
  readonly cachebust: boolean
  readonly noCache: boolean
  readonly locale: string | undefined
  readonly includeRefs: string | undefined
  readonly enrich: string | undefined
  /** Whether any key is set. The page view is then a preview, which is never tracked or stored. */
  readonly isPreview: boolean
}

/**
 * Reads the `builder.*` keys of a page's URL, also spelled `builder_*`.
 *
 * Never throws: ignores invalid keys and reads the rest, up to a limit, because some become part of
 * the URLs of requests. {@link allowedPageKeys} decides which have an effect.
 *
 * @param search - The page's `location.search`.
 */
export function readPageKeys(search: string): PageKeys {
  const all = readPairs(search)
    .map(([name, value]): Pair => [/^builder_/i.test(name) ? name.replace(/_/g, '.') : name, value])
    .filter(([path]) => /^(?:builder\.|cachebust$)/.test(path))
  const pairs = all
    .slice(0, MAX_KEYS)
    .filter((pair) => pair.every((text) => text.length <= MAX_CHARACTERS))
    .filter(([path]) => path.split('.').every(isSafeKey))
  if (all.length > MAX_KEYS) {
    warnOnce(
      `the page's address has ${all.length} builder.* keys; only the first ${MAX_KEYS} count. Leave out the others.`,
    )
  }
  const texts = new Map(pairs)

  /** Returns the value of a key; an empty value counts as missing. */
  function textOf(path: string): string | undefined {
    return texts.get(path) || undefined
  }

  const env = textOf('builder.env') ?? textOf('builder.api')
  const preview = textOf('builder.preview')
  const editing = textOf('builder.editing')
  const frameEditing = textOf('builder.frameEditing')
  const overrides = mapOf(below('builder.overrides.', pairs).filter(hasValue))
  const userAttributes = mapOf(below('builder.userAttributes.', pairs).flatMap(toAttribute))
  const tests = mapOf(plainNames(below('builder.tests.', pairs)).filter(hasValue))
  const keys = {
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
  }
  return { ...keys, isPreview: Object.values(keys).some(isSet) }
}

/** Far more than an editor or a developer writes. */
const MAX_KEYS = 50
const MAX_CHARACTERS = 1_000

/** Whether a key has a value. */
export function isSet(value: unknown): boolean {
  return isObject(value) ? Object.keys(value).length > 0 : Boolean(value)
}

/** An attribute as content may show it; a device must be a known one. Names may have dots. */
function toAttribute([name, value]: Pair): [name: string, value: string | boolean][] {
  if (name === 'device' && !/^(?:mobile|tablet|desktop)$/.test(value)) return []
  return [[name, /^(?:true|false)$/.test(value) ? value === 'true' : escapeTags(value)]]
}

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

function mapOf<Value>(pairs: readonly [string, Value][]): Record<string, Value> {
  return Object.setPrototypeOf(Object.fromEntries(pairs), null)
}
