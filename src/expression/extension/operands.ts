import { isRecord } from '../../utils/isRecord'
import {
  accept,
  advance,
  compileItems,
  expect,
  fail,
  isDeclared,
  memberPart,
  namePart,
  noteWrite,
  own,
  put,
  readFunction,
  readKey,
  readList,
  readName,
  readSequence,
  refuse,
  rules,
  spend,
  takeRaw,
} from '../core'
import { createRegExp } from '../regExp/createRegExp'
import { SLOW_STEPS } from '../runtime/limits'
import type { SafeKey } from '../runtime/properties'
import type { ObjectEntry } from '../syntax/objectPart'
import type { Part } from '../syntax/Part'
import { readAsync, readAsyncFunction } from './asyncFunctions'
import { readAwait } from './awaits'
import { readContext, readMemberName } from './context'
import { isFollowedBy, nextWord, peek } from './reading'
import { made } from './things'

const CALLEE = /\s*\.\s*callee\b/y

/** What is left of a regular expression after its first mark. */
const PATTERN = /((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([a-z]*)/iy

/** What makes `async` the beginning of a function. */
const ASYNC = /[^\S\n]*(?:function\b|\(|[\w$]+\s*=>)/y

const UNSUPPORTED_WORDS = 'class debugger enum export import super with yield'.split(' ')

/** What a key of an object begins with. */
const KEY = /\s*[\w$["'\u0080-\uffff]/y

const readCommon = rules.primary
const readCommonEntry = rules.entry

/** What reads operands, by the word or mark that they begin with. */
const OPERANDS = new Map<string, () => Part>([
  ['/', readPattern],
  ['/=', readPattern],
  ['arguments', readArguments],
  ['await', readAwait],
  ['context', () => readContext(readCommon)],
  ['ctx', () => readContext(readCommon)],
  ['new', readConstruction],
  ['setTimeout', readTimer],
  ['this', readThis],
  ...'break case catch continue default do else finally switch throw try'
    .split(' ')
    .map((word): [string, () => Part] => [word, fail]),
  ...UNSUPPORTED_WORDS.map((word): [string, () => Part] => [
    word,
    () => failUnsupported(`"${word}" is`),
  ]),
])

export function readOperand(): Part {
  const word = nextWord()
  if (word === 'async' && isFollowedBy(ASYNC)) return readAsync()
  return (OPERANDS.get(word) ?? readCommon)()
}

function failUnsupported(what: string): never {
  refuse('syntax', `${what} not supported`, peek().start)
}

/** Reads a regular expression. */
function readPattern(): Part {
  if (!isFollowedBy(PATTERN)) fail()
  const first = nextWord().slice(1)
  const [, rest = '', flags = ''] = takeRaw(PATTERN)
  // A new one each time: it remembers where it stopped.
  createRegExp(first + rest, flags)
  return { get: () => made(createRegExp(first + rest, flags)) }
}

/** Reads the name of what only actions may call: the text is run as one, even if it writes to nothing. */
function readTimer(): Part {
  noteWrite()
  return readCommon()
}

function readThis(): Part {
  advance()
  const part = namePart(' this')
  if (!isDeclared(' this')) return { name: 'this', path: 'this', get: () => undefined }
  // The page may call it as a method of anything.
  return {
    get(frame) {
      const self = part.get(frame)
      return isRecord(self) || Array.isArray(self) ? self : undefined
    },
  }
}

function readArguments(): Part {
  if (isFollowedBy(CALLEE)) refuse('forbidden', '"arguments.callee" is not supported')
  advance()
  const part = namePart(' arguments')
  return { get: (frame) => own([...((part.get(frame) as unknown[] | undefined) ?? [])]) }
}

/** Reads `new`, which makes an object for a function of the text. */
function readConstruction(): Part {
  advance()
  const callee = accept('(') ? readParenthesised() : readCallee()
  const args = compileItems(accept('(') ? readList(')') : [])
  return {
    get(frame) {
      const callable = callee.get(frame)
      if (typeof callable !== 'function') {
        refuse('unknown', `"${callee.name ?? 'This'}" is not a function here`)
      }
      spend(1)
      // All that the language has can as well be called.
      const self = own({})
      return Reflect.apply(callable, self, args(frame)) ?? self
    },
  }
}

function readParenthesised(): Part {
  const part = readSequence()
  expect(')')
  return part
}

function readCallee(): Part {
  let callee = namePart(readName())
  while (accept('.')) callee = memberPart(callee, readMemberName(), 'plain')
  return callee
}

/** Reads a property of an object. */
export function readEntry(): ObjectEntry {
  const word = nextWord()
  if (!/^(?:async|get|set)$/.test(word) || !isFollowedBy(KEY)) return readCommonEntry()
  advance()
  if (word === 'set') failUnsupported('Setters are')
  const key = readKey()
  if (word === 'async') return { key, value: readAsyncFunction('') }
  return { key, value: readFunction(''), define: defineGetter }
}

function defineGetter(object: object, key: SafeKey, compute: unknown): void {
  spend(10 * SLOW_STEPS)
  put(object, key, compute)
  Object.defineProperty(object, key, {
    get: () => Reflect.apply(compute as () => unknown, object, []),
    // Setting it makes it an ordinary property.
    set: (value: unknown) => Reflect.defineProperty(object, key, { value, writable: true }),
    enumerable: true,
    configurable: true,
  })
}

/** What the language does not have, by how the text goes on, and by what stands before. */
const UNSUPPORTED: readonly (readonly [what: string, after: RegExp, before: RegExp])[] = [
  ['Generators are', /^\*/, /\bfunction\s*$/],
  ['BigInt is', /^n\b/, /\d$/],
  ['Tagged templates are', /^`/, /./],
  ['"for await" is', /^await/, /\bfor\s*$/],
]

/** Names what stands at `position`, if it is something of JavaScript that the language does not have. */
export function explain(source: string, position: number): string | undefined {
  const before = source.slice(0, position)
  const after = source.slice(position)
  const found = UNSUPPORTED.find(([, next, last]) => next.test(after) && last.test(before))
  return found && `${found[0]} not supported`
}
