import { describe, expect, it, vi } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { compileExpression } from './compileExpression'
import { MAX_CACHED } from './runtime/limits'
import type { Scope } from './runtime/Scope'
import { evaluate } from './testing/evaluate'

const user = { name: 'Grace', tags: ['x', 'y'] }
const state = deepFreeze({ n: 3, name: 'Ada', list: [3, 1, 2], user })

describe('compileExpression', () => {
  it.each([
    { text: 'context.shop.name + ctx.shop.name', value: 'ActAct' },
    { text: 'context.double(4)', value: 8 },
    { text: 'state.greet(name)', value: 'Hi Ada' },
    { text: 'block.id', value: 'builder-1' },
    { text: 'event.type + event.target.value', value: 'clickhello' },
    { text: 'builder.canTrack', value: true },
    { text: 'builder.getUserAttributes().device', value: 'mobile' },
    { text: 'Builder.isBrowser + "," + Builder.isServer', value: 'true,false' },
    { text: 'Builder.isEditing || Builder.isPreviewing', value: false },
    { text: '[Device.desktop, Device.tablet, Device.mobile]', value: [0, 1, 2] },
    { text: 'state.$index + productsItem.title + $index', value: '1Hat1' },
    { text: 'state.productsItem.title', value: 'Hat' },
    { text: 'state.title + title', value: 'localslocals' },
    { text: 'var a = state.name, b = state.title; return a', value: 'Ada' },
    { text: 'Object.keys(state).includes("productsItem")', value: true },
    { text: 'new Date(0).toISOString()', value: '1970-01-01T00:00:00.000Z' },
    { text: 'Math.PI > 3 && Math.max(1, "7", 3)', value: 7 },
  ])('finds $text in its scope', ({ text, value }) => {
    const scope: Scope = {
      state: { name: 'Ada', title: 'state', greet: (name: string) => `Hi ${name}` },
      locals: { $index: 1, productsItem: { title: 'Hat' }, title: 'locals' },
      context: { shop: { name: 'Act' }, double: (n: number) => n * 2 },
      event: { type: 'click', target: { value: 'hello' } },
      block: { id: 'builder-1' },
      builder: { canTrack: true, getUserAttributes: () => ({ device: 'mobile' }) },
    }
    const { result, problems } = evaluate(text, scope)
    expect(problems).toEqual([])
    expect(result).toStrictEqual(value)
  })

  it('looks among variables first, then locals, then the state, then built-in names', () => {
    const names = { Math: 'state', JSON: 'state', NaN: 'state' }
    const scope = { state: names, locals: { Math: 'local', JSON: 'local' } }
    expect(
      evaluate('var Math = "own"; return [Math, JSON, NaN, typeof Object]', scope).result,
    ).toEqual(['own', 'local', 'state', 'object'])
  })

  it('prints by the log of its scope', () => {
    const log = vi.fn()
    const text =
      'console.log("a", 1); console.warn("b"); console.error("c"); console.info("d"); log("e")'
    evaluate(text, { log })
    expect(log.mock.calls).toEqual([
      ['log', ['a', 1]],
      ['warn', ['b']],
      ['error', ['c']],
      ['info', ['d']],
      ['log', ['e']],
    ])
    expect(evaluate('console.log(1)').problems).toEqual([])
  })

  it.each([
    ['state.a.b.c', ['a']],
    ['state["a"]', ['a']],
    ['a + b.c', ['a', 'b']],
    ['state.a ? state.b : c', ['a', 'b', 'c']],
    [`\`\${state.a}\${state.a}\``, ['a']],
    ['state.list.map(x => x + state.n)', ['list', 'n']],
    ['state.list.map((x, i) => x + i)', ['list']],
    ['state.list.map(function (item) { return item.a })', ['list']],
    ['state.list.reduce((sum, { price }) => sum + price, 0)', ['list']],
    ['var total = state.a; return total + 1', ['a']],
    ['for (const x of list) { if (x.ok) return x }', ['list']],
    ['[1].map(state => state.a)', []],
    ['state.greet(1)', ['greet']],
    ['Math.max(1, 2) + context.a + event.type', ['context.a']],
    ['context[state.key] + context.fn(ctx.b)', null],
    ['function f(a) { var b = a; { let c = b; return c + d } } return f(e)', ['d', 'e']],
    ['try { a() } catch (b) { return b }', ['a']],
    ['1 + 1', []],
    ['state[key]', null],
    ['Object.keys(state)', null],
    ['const { a, b } = state; return a + b', null],
    ['a +', null],
  ])('reports that %s reads %j', (text, reads) => {
    expect(compileExpression(text, 'expression').reads).toEqual(reads)
  })

  it.each([
    ['state.a +', 'Unexpected end of the text', 9],
    ['a # b', 'Unexpected "#"', 2],
    ['switch (a) { a() }', 'Unexpected "a"', 13],
    ['a + await b', '"await" works in actions and async functions only', 4],
    ['a + instanceof', 'Unexpected "instanceof"', 4],
    ['a.replace(/x', 'Unexpected "/"', 10],
    ['a() = 1', 'Unexpected "="', 4],
    ['a?.b = 1', 'Unexpected "="', 5],
    ['({ a = 1 })', 'Unexpected "="', 5],
    [
      'async () => { ({ b = await a } = c) }',
      '"await" is not supported in patterns and parameters',
      21,
    ],
    ['(a, ...b)', 'Unexpected end of the text', 9],
    ['x => ', 'Unexpected end of the text', 5],
    ['if (a) break', 'Unexpected "break"', 7],
    ['a: { for (;;) continue a }', 'Unexpected "continue"', 14],
    ['for (;;) { [1].map(() => { break }) }', 'Unexpected "break"', 27],
  ])('finds the mistake in %s', (text, message, position) => {
    const { compiled, result, problems } = evaluate(text, { state: { a: 1 } })
    const problem = { kind: 'syntax', message, position, source: text }
    expect(compiled.problem).toEqual(problem)
    expect(problems).toEqual([problem])
    expect(result).toBeUndefined()
  })

  it.each([
    ['state.a.b', 'missing', 'Cannot read "b" of undefined'],
    ['state.none.map(x => x)', 'missing', 'Cannot read "map" of undefined'],
    ['state.nil.x', 'missing', 'Cannot read "x" of null'],
    ['window.location', 'unknown', '"window" is not defined here'],
    ['window.title = 1', 'unknown', '"window" is not defined here'],
    ['[].none.call(1)', 'error', '"none" is not available here'],
    ['state.nil.none.call(1)', 'missing', 'Cannot read "none" of null'],
    ['"a".anchor("x")', 'unknown', '"anchor()" is not available here'],
    ['[1].toSource()', 'unknown', '"toSource()" is not available here'],
    ['context.fail()', 'error', 'out of order'],
    ['context.failBadly()', 'error', 'A function of the page threw'],
    ['context.getter', 'error', 'no access'],
    ['state.getter', 'error', 'no access'],
    ['return state.getter;', 'error', 'no access'],
    ['var _virtual_index=state.getter;return _virtual_index', 'error', 'no access'],
    ['new Date(NaN).toISOString()', 'error', 'Invalid time value'],
    ['(1).toFixed(500)', 'error', expect.stringContaining('digits')],
    ['const [a] = 5', 'error', 'number is no list'],
  ])('reports what stops %s', (text, kind, message) => {
    const context = {
      fail() {
        throw new Error('out of order')
      },
      failBadly() {
        throw 'a text'
      },
      get getter() {
        throw new Error('no access')
      },
    }
    const state = {
      nil: null,
      get getter() {
        return context.getter
      },
    }
    const { compiled, result, problems } = evaluate(text, { state, context })
    expect(compiled.problem).toBeNull()
    expect(problems).toEqual([{ kind, message, source: text, position: null }])
    expect(result).toBeUndefined()
  })

  it.each([
    { text: 'titel', names: ['titel'] },
    { text: 'titel || (titel + none)', names: ['titel', 'none'] },
    { text: 'titel && titel.length', names: ['titel'] },
    { text: 'typeof titel', names: [] },
    { text: 'typeof window === "undefined" ? 1 : 2', names: ['window'] },
    { text: 'titel?.length', names: [] },
    { text: 'titel = 1', names: [] },
    { text: 'state.titel + this + undefined + n', names: [] },
    { text: 'titel + none()', names: ['none'] },
  ])('reports the names in $text that are nowhere', ({ text, names }) => {
    const { problems } = evaluate(text, { state })
    expect(problems.map(({ kind, message }) => [kind, /"(\w+)"/.exec(message)?.[1]])).toEqual(
      names.map((name) => ['unknown', name]),
    )
  })

  it('needs no report in its scope', () => {
    expect(compileExpression('a +', 'expression').evaluate({ state: {} })).toBeUndefined()
    expect(compileExpression('a.b.c', 'expression').evaluate({ state: {} })).toBeUndefined()
  })

  it.each([
    { text: 'state.n = 9; return state.n', value: 9 },
    { text: 'state.user.tags.push("z"); return state.user.tags.length', value: 3 },
    { text: 'state.list.sort()', value: [1, 2, 3] },
    { text: 'state.list.reverse()', value: [2, 1, 3] },
    { text: 'state.list.sort(); return state.list', value: [1, 2, 3] },
    { text: '[state.list].map(l => l.sort())[0]', value: [1, 2, 3] },
    { text: '[state.user].map(u => { u.label = u.name; return u })[0].label', value: 'Grace' },
    { text: 'var mine = state.list.slice(); mine.sort(); mine.pop(); return mine', value: [1, 2] },
  ])('forgets what $text writes', ({ text, value }) => {
    const { result, problems } = evaluate(text, { state })
    expect(problems).toEqual([])
    expect(result).toEqual(value)
    expect(state.list).toEqual([3, 1, 2])
  })

  it('gives the objects of the state themselves', () => {
    expect(evaluate('state.user', { state }).result).toBe(state.user)
    expect(evaluate('state', { state }).result).toBe(state)
    expect(evaluate('state.n = 1; return state.user', { state }).result).toBe(state.user)
  })

  it('compiles the same text of a mode once', () => {
    const compiled = compileExpression('state.once', 'expression')
    expect(compileExpression('state.once', 'expression')).toBe(compiled)
    expect(compileExpression('state.once', 'action')).not.toBe(compiled)
    expect(compileExpression('state.twice', 'expression')).not.toBe(compiled)
  })

  it('caches a bounded number of texts, and forgets the oldest', () => {
    const oldest = compileExpression('"oldest"', 'expression')
    // Uses texts of this test alone, because cached ones would evict nothing.
    const text = (index: number): string => `"text ${index}"`
    for (let index = 0; index < MAX_CACHED; index++) compileExpression(text(index), 'expression')
    expect(compileExpression('"oldest"', 'expression')).not.toBe(oldest)
    const newest = compileExpression(text(MAX_CACHED - 1), 'expression')
    expect(compileExpression(text(MAX_CACHED - 1), 'expression')).toBe(newest)
  })

  it('can run within itself, by way of the page', () => {
    const inner = compileExpression('state.list.map(x => x + 1)', 'expression')
    const outer = compileExpression('[context.again(), state.name]', 'expression')
    const scope: Scope = { state, context: { again: () => inner.evaluate({ state }) } }
    expect(outer.evaluate(scope)).toEqual([[4, 2, 3], 'Ada'])
  })
})
