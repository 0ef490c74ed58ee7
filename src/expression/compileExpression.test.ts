import { describe, expect, it, vi } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { compileExpression } from './compileExpression'
import { MAX_CACHED } from './runtime/limits'
import type { Scope } from './runtime/Scope'
import { evaluate } from './testing/evaluate'

const state = deepFreeze({
  n: 3,
  zero: 0,
  name: 'Ada',
  on: true,
  list: [3, 1, 2],
  user: { name: 'Grace', tags: ['x', 'y'] },
  article: { entries: [{ title: 'Tour', thumb: 'a.png' }] },
})

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
    { text: 'state.a.b.c', reads: ['a'] },
    { text: 'state["a"]', reads: ['a'] },
    { text: 'a + b.c', reads: ['a', 'b'] },
    { text: 'state.a ? state.b : c', reads: ['a', 'b', 'c'] },
    { text: `\`\${state.a}\${state.a}\``, reads: ['a'] },
    { text: 'state.list.map(x => x + state.n)', reads: ['list', 'n'] },
    { text: 'state.list.map((x, i) => x + i)', reads: ['list'] },
    { text: 'state.list.map(function (item) { return item.a })', reads: ['list'] },
    { text: 'state.list.reduce((sum, { price }) => sum + price, 0)', reads: ['list'] },
    { text: 'var total = state.a; return total + 1', reads: ['a'] },
    { text: 'for (const x of list) { if (x.ok) return x }', reads: ['list'] },
    { text: '[1].map(state => state.a)', reads: [] },
    { text: 'state.greet(1)', reads: ['greet'] },
    { text: 'Math.max(1, 2) + context.a + event.type', reads: ['context.a'] },
    { text: 'context[state.key] + context.fn(ctx.b)', reads: null },
    {
      text: 'function f(a) { var b = a; { let c = b; return c + d } } return f(e)',
      reads: ['d', 'e'],
    },
    { text: 'try { a() } catch (b) { return b }', reads: ['a'] },
    { text: '1 + 1', reads: [] },
    { text: 'state[key]', reads: null },
    { text: 'Object.keys(state)', reads: null },
    { text: 'const { a, b } = state; return a + b', reads: null },
    { text: 'a +', reads: null },
  ])('knows that $text reads $reads', ({ text, reads }) => {
    expect(compileExpression(text, 'expression').reads).toEqual(reads)
  })

  it.each([
    { text: 'state.a +', message: 'Unexpected end of the text', position: 9 },
    { text: 'state.a b', message: 'Unexpected "b"', position: 8 },
    { text: 'a # b', message: 'Unexpected "#"', position: 2 },
    { text: '"open', message: 'Unexpected """', position: 0 },
    { text: '`open', message: 'Unexpected end of the text', position: 5 },
    { text: 'a; class A {}', message: '"class" is not supported', position: 3 },
    { text: 'try { a() }', message: 'Unexpected end of the text', position: 11 },
    { text: 'throw\na', message: 'Unexpected "a"', position: 6 },
    { text: 'switch (a) { a() }', message: 'Unexpected "a"', position: 13 },
    {
      text: 'a + await b',
      message: '"await" works in actions and async functions only',
      position: 4,
    },
    { text: 'a + instanceof', message: 'Unexpected "instanceof"', position: 4 },
    { text: 'a.replace(/x', message: 'Unexpected "/"', position: 10 },
    { text: '1 = 2', message: 'Unexpected "="', position: 2 },
    { text: '[a, b] += 1', message: 'Unexpected "+="', position: 7 },
    { text: 'a() = 1', message: 'Unexpected "="', position: 4 },
    { text: 'a?.b = 1', message: 'Unexpected "="', position: 5 },
    { text: '({ set a(b) {} })', message: 'Setters are not supported', position: 7 },
    { text: '({ a = 1 })', message: 'Unexpected "="', position: 5 },
    {
      text: 'async () => { ({ b = await a } = c) }',
      message: '"await" is not supported in patterns and parameters',
      position: 21,
    },
    { text: '(a, ...b)', message: 'Unexpected end of the text', position: 9 },
    { text: 'f`x`', message: 'Tagged templates are not supported', position: 1 },
    { text: '10n', message: 'BigInt is not supported', position: 2 },
    { text: 'x => ', message: 'Unexpected end of the text', position: 5 },
    { text: 'color: red', message: 'Unexpected ":"', position: 5 },
    { text: 'if (a) break', message: 'Unexpected "break"', position: 7 },
    { text: 'a: { for (;;) continue a }', message: 'Unexpected "continue"', position: 14 },
    { text: 'for (;;) { [1].map(() => { break }) }', message: 'Unexpected "break"', position: 27 },
  ])('finds the mistake in $text', ({ text, message, position }) => {
    const { compiled, result, problems } = evaluate(text, { state: { a: 1 } })
    const problem = { kind: 'syntax', message, position, source: text }
    expect(compiled.problem).toEqual(problem)
    expect(problems).toEqual([problem])
    expect(result).toBeUndefined()
  })

  it.each([
    { text: 'state.a.b', kind: 'missing', message: 'Cannot read "b" of undefined' },
    { text: 'state.none.map(x => x)', kind: 'missing', message: 'Cannot read "map" of undefined' },
    { text: 'state.nil.x', kind: 'missing', message: 'Cannot read "x" of null' },
    { text: 'window.location', kind: 'unknown', message: '"window" is not defined here' },
    { text: 'document.title', kind: 'unknown', message: '"document" is not defined here' },
    { text: 'window.title = 1', kind: 'unknown', message: '"window" is not defined here' },
    { text: 'Math.none.x', kind: 'error', message: '"none" is not available here' },
    { text: '[].none.call(1)', kind: 'error', message: '"none" is not available here' },
    { text: 'state.nil.none.call(1)', kind: 'missing', message: 'Cannot read "none" of null' },
    { text: 'this.state', kind: 'unknown', message: '"this" is not defined here' },
    { text: 'fetch("/x")', kind: 'unknown', message: '"fetch" works in actions only' },
    { text: 'eval("1")', kind: 'unknown', message: '"eval" is not a function here' },
    { text: 'new Function("1")', kind: 'unknown', message: '"Function" is not a function here' },
    { text: '"a".anchor("x")', kind: 'unknown', message: '"anchor()" is not available here' },
    { text: '[1].toSource()', kind: 'unknown', message: '"toSource()" is not available here' },
    { text: 'context.fail()', kind: 'error', message: 'out of order' },
    { text: 'context.failBadly()', kind: 'error', message: 'A function of the page threw' },
    { text: 'context.getter', kind: 'error', message: 'no access' },
    { text: 'state.getter', kind: 'error', message: 'no access' },
    { text: 'return state.getter;', kind: 'error', message: 'no access' },
    {
      text: 'var _virtual_index=state.getter;return _virtual_index',
      kind: 'error',
      message: 'no access',
    },
    { text: 'new Date(NaN).toISOString()', kind: 'error', message: 'Invalid time value' },
    { text: '(1).toFixed(500)', kind: 'error', message: expect.stringContaining('digits') },
    { text: 'const [a] = 5', kind: 'error', message: 'number is no list' },
  ])('reports what stops $text', ({ text, kind, message }) => {
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

  it('keeps a bounded number of texts, and forgets the oldest', () => {
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
