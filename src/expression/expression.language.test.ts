import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { evaluate } from './testing/evaluate'

const user = { name: 'Grace', tags: ['x', 'y'] }
const state = deepFreeze({ n: 3, zero: 0, name: 'Ada', on: true, list: [3, 1, 2], user })

describe('the language', () => {
  it.each([
    // Forms that the editor stores, old and new.
    ['state.name', 'Ada'],
    ['name', 'Ada'],
    ['return state.name', 'Ada'],
    ['var _virtual_index=state.name;return _virtual_index', 'Ada'],
    ['var _virtual_index=state.on?"Hello":"Bye";return _virtual_index', 'Hello'],
    ['var _virtual_index="a;b";return _virtual_index', 'a;b'],
    ['void 0', undefined],
    ['  state.n ;\n', 3],
    ['', undefined],
    ['// nothing but a comment', undefined],
    ['state.n /* of */ + /* two */ 1 // lines', 4],
    ['{ color: state.name }', { color: 'Ada' }],
    ['{}', {}],
    ['var x = 1; x + 1', undefined],
    ['return', undefined],
    // Names and members.
    ['state.user["na" + "me"]', 'Grace'],
    ['state.none?.deep.deeper', undefined],
    ['state.none?.[state.none.x]', undefined],
    ['state.none?.call(1)', undefined],
    ['state.user.call?.(1)', undefined],
    ['state.list?.map?.(x => x)', [3, 1, 2]],
    ['state.user?.tags[1].length', 1],
    ['state.name.length + state.name[0]', '3A'],
    ['state.list.map', undefined],
    ['state.user.hasOwnProperty("name")', true],
    ['undefined', undefined],
    ['[NaN, Infinity]', [Number.NaN, Number.POSITIVE_INFINITY]],
    // Functions.
    ['[state => state.n, 1].length', 2],
    ['[{ n: 9 }].map(state => state.n)', [9]],
    ['[1].map(event => event)', [1]],
    // Statements.
    ['let a = [1]; let i = 0; a[i++] += 5; return [a, i]', [[6], 1]],
    ['let i = 0, a = []; a[i++] = i; return a', [1]],
    ['var x = 1; var x; return x', 1],
    ['for (let i = 0; i < 2; i++) { let x; if (i) return x; x = 1 }', undefined],
  ])('evaluates %s', (text, value) => {
    const { result, problems } = evaluate(text, { state })
    expect(problems).toEqual([])
    expect(result).toStrictEqual(value)
  })
})
