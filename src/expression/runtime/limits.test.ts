import { describe, expect, it } from 'vitest'
import { act } from '../testing/evaluate'
import { currentRun } from './run'

const state = {
  long: 'x'.repeat(4_096),
  list: Array.from({ length: 160 }, (_, index) => index),
  json: '[1, 2, 3]',
}

const BEFORE = 'var list = state.list, long = state.long, json = state.json, nothing'

/** Returns the steps that a statement costs. */
function stepsOf(statement: string): number {
  const left: number[] = []
  const note = () => void left.push(currentRun().steps)
  const text = `${BEFORE}; note(); ${statement}; note()`
  expect(act(text, { state: { note, ...state } }).problems).toEqual([])
  const [first = 0, second = 0] = left
  // One step is the cost of `note()`.
  return first - second - 1
}

describe('the price in steps', () => {
  it.each([
    { text: 'new URL("https://a.b")', steps: 32.375 },
    { text: 'new Set([1])', steps: 6.0625 },
    { text: 'new Map([[1, 2]]).set(3, 4)', steps: 7.1875 },
    { text: 'JSON.parse(json)', steps: 3.25 },
    { text: 'JSON.stringify({ a: [1, "four"] })', steps: 5.5 },
    { text: 'list.indexOf(long)', steps: 11.6554 },
    { text: 'list.map(String)', steps: 22.4453 },
    { text: 'list.slice().sort()', steps: 75.4648 },
    { text: 'list.flat()', steps: 21 },
    { text: 'list.findLast((x) => x < 150)', steps: 27 },
    { text: 'list.join()', steps: 16.1328 },
    { text: 'long.indexOf("y")', steps: 65.0197 },
    { text: 'long.indexOf(long)', steps: 145.777 },
    { text: 'long.split("y")', steps: 65.0822 },
    { text: 'long.replace("y", "")', steps: 81.0197 },
    { text: 'long.toUpperCase()', steps: 81 },
    { text: 'long + long', steps: 32 },
    { text: 'long === "y"', steps: 16 },
    { text: 'long < "y"', steps: 16 },
    { text: 'Number(long)', steps: 17 },
    { text: `\`\${long}\${long}\``, steps: 48 },
    { text: '"a".localeCompare("b")', steps: 2.0313 },
    { text: '"a".localeCompare("b", "de")', steps: 111.062 },
    { text: '(5).toFixed()', steps: 2.0002 },
    { text: '(5).toLocaleString()', steps: 111 },
    { text: 'new Date(0).getTime()', steps: 3 },
    { text: 'new Date(0).toLocaleDateString()', steps: 112.031 },
    { text: 'new Intl.NumberFormat("de").format(1)', steps: 222.031 },
    { text: 'new Intl.Collator("de").compare("a", "b")', steps: 113.0625 },
    { text: 'new Set(list).forEach(String)', steps: 28.4453 },
    { text: 'structuredClone({ a: [1] })', steps: 7.375 },
    { text: 'Object.entries({ a: 1, b: 2 })', steps: 1.625 },
    { text: '({ ...{ a: 1, b: 2 } })', steps: 0.625 },
    { text: '[...list]', steps: 10 },
    { text: '/a/.test("b")', steps: 16.0156 },
    { text: 'long.replace(/y/g, "z")', steps: 160 },
    { text: '(() => 1)()', steps: 7 },
    { text: '(function () { return arguments })(1)', steps: 7.0625 },
    { text: '({ get a() { return 1 } }).a', steps: 56 },
    { text: 'for (var i = 0; i < 10; i++);', steps: 10 },
    { text: 'for (var x of list);', steps: 170 },
    { text: 'for (var y in list);', steps: 210 },
    { text: 'do {} while (false)', steps: 1 },
    { text: 'try { throw 1 } catch (e) {}', steps: 15 },
    { text: 'try { nothing = 1 } finally { nothing = 2 }', steps: 5 },
    { text: 'Promise.resolve(1)', steps: 11 },
    { text: 'new Promise(() => {})', steps: 17 },
    { text: 'Promise.resolve(1).then(String)', steps: 22 },
    { text: '(async () => 1)()', steps: 17 },
  ])('of $text is $steps', ({ text, steps }) => {
    expect(stepsOf(text)).toBeCloseTo(steps, 2)
  })
})
