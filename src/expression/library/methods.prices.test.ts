import { describe, expect, it } from 'vitest'
import { MEMBERS } from '../runtime/properties'
import { currentRun } from '../runtime/run'
import { act } from '../testing/evaluate'
import { GLOBALS } from './globals'
import { findMethod } from './methods'

/** Long values, as a text of the language makes them: reading one whole costs some 1,000 steps. */
const LONG = {
  text: '"x".repeat(64000)',
  list: 'Array.from({ length: 16000 }, (_, index) => index)',
  texts: 'list.slice(-4000).map((x) => x + "-".repeat(11))',
  query: 'new URLSearchParams("a=" + text.slice(-8000))',
  set: 'new Set(list)',
  map: 'new Map(list.map((x) => [x, x]))',
  address: 'new URL("https://a.b?" + text)',
}

const START = Object.entries(LONG).map(([name, value]) => `var ${name} = ${value};`)

/** Long receivers, and the methods that take no longer for them, or make no more than a part. */
const RECEIVERS = [
  {
    name: 'text',
    like: '',
    quick: 'at charAt charCodeAt codePointAt slice substr substring toString valueOf',
  },
  { name: 'list', like: [], quick: 'at pop push slice with' },
  { name: 'query', like: new URLSearchParams(), quick: 'toString' },
  { name: 'set', like: new Set(), quick: 'add delete has' },
  { name: 'map', like: new Map(), quick: 'delete get has set' },
]

/** Functions that take no longer for a long argument, or only with others. */
const QUICK =
  /^(?:Array|Array\.(?:isArray|of)|Boolean|Object\.(?:assign|create|freeze|groupBy|hasOwn|is|isFrozen)|Date\.now|Math\.random|Promise.*|Symbol|fetch|set.*|clear.*|structuredClone|.*Error)$/

/** Calls of each method of long values, with short arguments. */
const receiving = RECEIVERS.flatMap(({ name, like, quick }) =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(like))
    .filter((method) => findMethod(like, method) && !quick.split(' ').includes(method))
    .flatMap((method) => [`${name}.${method}(7, 7)`, `${name}.${method}(Boolean)`]),
)

/** Calls of each built-in function with long arguments. */
const given = Object.entries(GLOBALS).flatMap(([name, value]) => {
  const members = Object.entries(
    MEMBERS.get(value) ?? ((typeof value === 'object' ? value : {}) as object),
  )
  const inner = members
    .filter(([, member]) => typeof member === 'function')
    .map(([key]) => `${name}.${key}`)
  const names = typeof value === 'function' ? [name, ...inner] : inner
  return names
    .filter((one) => !QUICK.test(one))
    .flatMap((one) => ['text', 'list', 'texts'].map((long) => `${one}(${long})`))
})

/** Other ways to make the engine read much. */
const others = [
  'new Intl.Collator("de").compare("x", text)',
  'new Intl.ListFormat("de").format(texts)',
  'new Intl.ListFormat("de").formatToParts(list)',
  'new Intl.NumberFormat("de").format(text)',
  'Object.assign({}, list)',
  'Object.groupBy(list, Boolean)',
  'Object.hasOwn(list, text)',
  'new Set([text])',
  'new Map([[text, 1]])',
  'new Set().has(text)',
  'new Map().get(text)',
  'new RegExp(texts[0].repeat(100))',
  '"x".match(texts[0].repeat(100))',
  '/y/.test(text)',
  '"x".replace("x", "$1".repeat(4000))',
  '"x".repeat(1000).replace(/x/g, "$`$&".repeat(9))',
  'address.href',
  'address.hash = "x"',
  'new URL("https://a.b").hash = text',
  'address.searchParams.get("b")',
  '"" + address',
  'address == "x"',
  'text == 5',
  '5 == text',
  'texts.sort()',
  'switch (text) { case 1: case 2: case 3: case 4: }',
  '(function () { arguments })(...list)',
  '(() => 1).bind(null, ...list)()',
]

/** Returns the steps that a statement costs; all that are left if it exceeds the limit. */
function stepsOf(statement: string): number {
  const left: number[] = []
  const note = () => void left.push(currentRun().steps)
  const text = `${START.join('')} note(); try { ${statement} } catch (e) {} note()`
  const { problems } = act(text, { state: { note } })
  if (problems.some(({ kind }) => kind === 'limit')) return left[0] ?? 0
  expect(problems).toEqual([])
  const [first = 0, second = 0] = left
  return first - second
}

describe('what is long', () => {
  it.each([...receiving, ...given, ...others])('costs as much as it takes to read: %s', (text) => {
    expect(stepsOf(text)).toBeGreaterThan(200)
  })
})
