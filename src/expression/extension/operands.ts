import { callFunction, fail, own, peek, put, readFunction, readKey, refuse, takeRaw } from '../core'
import type { SafeKey } from '../runtime/properties'
import type { Part } from '../syntax/Part'
import type { ObjectEntry } from '../syntax/rules'
import { compilePattern } from './patterns'

const PATTERN = /\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)/iy

/** What the language does not have, by how the text goes on, and by what stands before. */
const UNSUPPORTED: readonly (readonly [what: string, after: RegExp, before: RegExp])[] = [
  ['Generators are', /^\*/, /\bfunction\s*$/],
  ['BigInt is', /^n\b/, /\d$/],
  ['Tagged templates are', /^`/, /./],
  ['"async" is', /^[\w[]/, /\basync\s+$/],
]

const UNSUPPORTED_WORDS = 'async await class debugger enum export import super with yield'.split(
  ' ',
)

/** Words that an operand cannot begin with. */
export const noOperands = {
  ...Object.fromEntries(
    'break case catch continue default finally'.split(' ').map((word) => [word, fail]),
  ),
  ...Object.fromEntries(
    UNSUPPORTED_WORDS.map((word) => [word, (): Part => failUnsupported(`"${word}" is`)]),
  ),
}

function failUnsupported(what: string): never {
  refuse('syntax', `${what} not supported`, peek().start)
}

/** Names what stands at `position`, if it is something of JavaScript that the language does not have. */
export function explain(source: string, position: number): string | undefined {
  const before = source.slice(0, position)
  const after = source.slice(position)
  const found = UNSUPPORTED.find(([, next, last]) => next.test(after) && last.test(before))
  return found && `${found[0]} not supported`
}

/** Reads a regular expression. */
export function readPattern(): Part {
  const [, source = '', flags = ''] = takeRaw(PATTERN, peek().start)
  // A new one each time: it remembers where it stopped.
  const make = compilePattern(source, flags)
  return { get: () => own(make()) }
}

/** Reads what follows `get` in an object. */
export function readAccessor(word: string): ObjectEntry {
  if (word === 'set') failUnsupported('Setters are')
  if (word === 'async') failUnsupported('"async" is')
  if (word !== 'get') fail()
  const key = readKey()
  return { key, value: readFunction(''), define: defineGetter }
}

function defineGetter(object: object, key: SafeKey, compute: unknown): void {
  put(object, key, compute)
  Object.defineProperty(object, key, {
    get: () => callFunction(compute as object, object, []),
    // Setting it makes it an ordinary property.
    set: (value: unknown) => Reflect.defineProperty(object, key, { value, writable: true }),
    enumerable: true,
    configurable: true,
  })
}
