import { hasOwn } from '../../utils/hasOwn'
import { wordSet } from '../../utils/wordSet'
import { isVetted } from './patterns'

/** What a kind of object has that its class has, and not the object itself. */
interface Kind {
  readonly fields: ReadonlySet<unknown>
  readonly methods: ReadonlySet<unknown>
  /** Methods that change it, which only the run may call that made it. */
  readonly changes: ReadonlySet<unknown>
}

const NUMBER = kind('', 'toExponential toFixed toLocaleString toPrecision toString valueOf')
const DATE_PARTS = 'Date Day FullYear Hours Milliseconds Minutes Month Seconds'.split(' ')
const dateMethods = (start: string) =>
  DATE_PARTS.flatMap((part) => [`${start}${part}`, `${start}UTC${part}`]).join(' ')

/** By what `Object.prototype.toString` says of a value. */
const KINDS: Readonly<Record<string, Kind>> = {
  Number: NUMBER,
  Boolean: NUMBER,
  Date: kind(
    '',
    `${dateMethods('get')} getTime getTimezoneOffset toDateString toISOString toJSON toLocaleDateString ` +
      'toLocaleString toLocaleTimeString toString toTimeString toUTCString valueOf',
    `${dateMethods('set')} setTime`,
  ),
  Promise: kind('', 'then catch finally'),
  Set: kind('size', 'entries forEach has keys values', 'add clear delete'),
  Map: kind('size', 'entries forEach get has keys values', 'clear delete set'),
  URLSearchParams: kind(
    'size',
    'entries forEach get getAll has keys toString values',
    'append delete set sort',
  ),
  URL: kind(
    'hash host hostname href origin password pathname port protocol search searchParams username',
    'toJSON toString',
  ),
  RegExp: kind(
    'flags global ignoreCase lastIndex multiline source sticky unicode',
    'exec test toString',
  ),
  Error: kind('name message', 'toString'),
  Object: kind('', 'hasOwnProperty toString'),
  Array: kind('', 'hasOwnProperty'),
}

const FORMATTER = kind('', 'format formatRange formatToParts of resolvedOptions select')

/** What the class of a value offers; `undefined` for a class that the language does not know. */
export function kindOf(value: unknown): Kind | undefined {
  const name = Object.prototype.toString.call(value).slice(8, -1)
  // A pattern of the page has not been looked at: it could search for ever.
  if (name === 'RegExp' && !isVetted(value)) return undefined
  return name.startsWith('Intl.') ? FORMATTER : hasOwn(KINDS, name) ? KINDS[name] : undefined
}

function kind(fields: string, methods: string, changes = ''): Kind {
  return { fields: wordSet(fields), methods: wordSet(methods), changes: wordSet(changes) }
}
