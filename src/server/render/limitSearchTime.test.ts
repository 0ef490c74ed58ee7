import { describe, expect, it, vi } from 'vitest'
import { searchWith } from '../../expression/regExp/searchWith'
import { made } from '../../expression/runtime/made'
import { evaluate as evaluateFreely } from '../../expression/testing/evaluate'
import { limitSearchTime, MAX_SEARCH_MS } from './limitSearchTime'

const evaluate: typeof evaluateFreely = (...given) =>
  limitSearchTime(() => evaluateFreely(...given))

/** Steps of a text's pieces: what a generated pattern is made of. */
const ATOMS = ['a', '.', '\\w', '[a-z0-9]', '(?:a|b)', '(?:a|aa)', '\\s', '[^!]']
const REPEATS = ['*', '+', '?', '{2,}', '*?', '+?', '{1,9}']

/** Draws from a list, the same for the same seed. */
function drawing(seed: number) {
  let state = seed
  return <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return list[Math.floor((state / 2 ** 32) * list.length)] as T
  }
}

function makePattern(draw: ReturnType<typeof drawing>, depth = 3): string {
  const piece = () => {
    const atom =
      depth > 0 && draw([true, false]) ? `(?:${makePattern(draw, depth - 1)})` : draw(ATOMS)
    return atom + draw(REPEATS)
  }
  return Array.from({ length: draw([1, 2, 3]) }, piece).join(draw(['', '|']))
}

/** Stops the thread, which needs no time of the processor then. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

describe('limitSearchTime', () => {
  it.each([
    [
      'copied from the web',
      '/^([a-z0-9])(([.-]|[_]+)?([a-z0-9]+))*(@)$/.test(state.text)',
      'a',
      60,
    ],
    ['that repeats alternatives', '/^(?:[a-z0-9]|[0-9])*$/.test(state.text)', '1', 60],
    ['that repeats a repeat', '/^(a+)+$/.test(state.text)', 'a', 60],
    ['with a tail', 'state.text.replace(/\\s+$/, "")', ' ', 60_000],
    ['with many tails', '/a*a*a*a*b/.exec(state.text)', 'a', 3_000],
    ['in a list', 'state.text.split(/(?:a|aa)*c/)', 'a', 60],
    ['with an own replacement', 'state.text.replace(/(a+)+$/, () => "")', 'a', 60],
  ])('ends a search for a pattern %s', (_, code, letter, length) => {
    const start = performance.now()
    const { problems } = evaluate(code, { state: { text: `${letter.repeat(length)}!` } })
    expect(problems).toMatchObject([{ kind: 'limit' }])
    expect(performance.now() - start).toBeLessThan(20 * MAX_SEARCH_MS)
  })

  it('leaves other searches and errors as they are', () => {
    expect(evaluate('"a-b".replace(/(\\w)-/, (all, one) => one + one)').result).toBe('aab')
    expect(evaluate('/a+/.test("b")').result).toBe(false)
    const { problems } = evaluate('"aa".replace(/a+/, () => null.field)')
    expect(problems).toMatchObject([{ kind: 'missing' }])
  })

  it.each([
    [
      'a search with a place',
      /a+/y,
      1,
      (text: string, searcher: RegExp) => searcher.exec(text)?.index,
    ],
    ['a list', /a+/g, 0, (text: string, searcher: RegExp) => text.match(searcher)?.length],
  ])(
    'finishes %s while the system stops the process again and again',
    (_, pattern, lastIndex, find) => {
      const searcher = Object.assign(made(new RegExp(pattern)), { lastIndex })
      let pauses = 2
      const search = (used: RegExp) => {
        const found = find('baab', used)
        if (pauses-- > 0) pause(2 * 2 * MAX_SEARCH_MS)
        return found
      }
      expect(limitSearchTime(() => searchWith(searcher, 'baab', search))).toBe(1)
    },
  )

  it('gives functions that replace as long as other code', () => {
    const code = 'state.text.replace(/a+/g, (found) => state.pause(found))'
    const slow = vi.fn((found: string) => {
      pause(2 * MAX_SEARCH_MS)
      return found.length
    })
    expect(evaluate(code, { state: { text: 'aa-a', pause: slow } })).toMatchObject({
      result: '2-1',
    })
    expect(slow.mock.calls).toEqual([['aa'], ['a']])
  })

  it('ends runs that search again and again', () => {
    const start = performance.now()
    const code = 'var n = 0; while (n < 1e6) { n++; /a*a*b/.test(state.text) }'
    const { problems } = evaluate(code, { state: { text: 'a'.repeat(2_000) } })
    expect(problems).toMatchObject([{ kind: 'limit' }])
    expect(performance.now() - start).toBeLessThan(100 * MAX_SEARCH_MS)
  })

  const seed = Number(process.env.SEED ?? Date.now() % 100_000)
  it(`ends a search for any pattern (SEED=${seed})`, () => {
    const draw = drawing(seed)
    for (let count = 0; count < 40; count++) {
      const pattern = makePattern(draw)
      const text = draw(['a', 'ab', ' ', '1']).repeat(draw([20, 40, 60])) + draw(['!', '\\n', ''])
      const start = performance.now()
      evaluate('RegExp("^" + state.pattern + "$").test(state.text)', { state: { pattern, text } })
      expect(performance.now() - start, `${pattern} in ${text}`).toBeLessThan(20 * MAX_SEARCH_MS)
    }
  })
})
