import { wordSet } from '../../utils/wordSet'
import { functionTraits } from './functions'
import { isVetted } from './patterns'

/** What objects have that their class keeps, by {@link kindOf}. */
const FIELDS: Readonly<Record<string, ReadonlySet<unknown>>> = {
  Set: wordSet('size'),
  Map: wordSet('size'),
  URLSearchParams: wordSet('size'),
  URL: wordSet(
    'hash host hostname href origin password pathname port protocol search searchParams username',
  ),
  RegExp: wordSet('flags global ignoreCase lastIndex multiline source sticky unicode'),
  Error: wordSet('name message'),
}

/**
 * Names the kind of a value, by which its methods are found. Empty for what has none.
 *
 * No object can pass for one of the kinds in small letters. For all others, the engine's methods themselves make sure.
 */
export function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'list'
  // Functions of the page cannot be called in other ways than as they are.
  if (typeof value === 'function') return functionTraits(value) ? 'function' : ''
  const name = Object.prototype.toString.call(value).slice(8, -1)
  // A pattern of the page has not been looked at: it could search for ever.
  return name === 'RegExp' && !isVetted(value) ? '' : name.replace(/^Intl\..*/, 'Intl')
}

/** Whether a value has a field of this name that its class keeps. */
export function hasField(value: unknown, key: unknown): boolean {
  return FIELDS[kindOf(value)]?.has(key) === true
}
