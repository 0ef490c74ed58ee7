import { describe, expect, it, vi } from 'vitest'
import {
  MAX_DEPTH,
  MAX_LIST_LENGTH,
  MAX_SOURCE_LENGTH,
  MAX_STEPS,
  MAX_TEXT_LENGTH,
} from './runtime/limits'
import { createLiveData } from './runtime/liveData'
import { act, evaluate } from './testing/evaluate'
import { processorTime, RUN_LIMIT_MS } from './testing/runLimit'

const DOUBLED_LIST = 'var a = [1]; for (var i = 0; i < 60; i++) a = [a, a];'

describe('the limits of a run', () => {
  const products = Array.from({ length: 1_000 }, (_, id) => ({ id }))
  const prices = Array.from({ length: 5_000 }, (_, index) => index * 1.5)

  it.each([
    ['products.filter((x, i, all) => all.findIndex(y => y.id === x.id) === i).length', 1_000],
    ['prices.map(p => "<li>" + p + "</li>").join("").length', 69_259],
    ['var html = ""; for (var x of prices.slice(0, 1000)) html += "<li>" + x + "</li>"', undefined],
    ['prices.map(p => p.toLocaleString("en", { style: "currency", currency: "USD" }))[2]', '$3.00'],
  ])('leave room for real lists: %s', (text, value) => {
    const { result, problems } = evaluate(text, { state: { products, prices } })
    expect(problems).toEqual([])
    expect(result).toBe(value)
  })

  it.each([
    // Endless loops and calls.
    'for (;;) {}',
    'while (true) {}',
    'var n = 0; while (n < 1e9) n++; return n',
    'for (var i = 0; i < 1e9; i++) for (var j = 0; j < 1e9; j++);',
    'var l = [1]; for (const x of l) l.push(x)',
    // Texts that are kept.
    'var l = []; for (var i = 0; i < 200; i++) l.push((i + "abc").repeat(2e5))',
    'var l = [], s = "x".repeat(999e3); for (var i = 0; i < 200; i++) { l.push(s + i); l[i][9] }',
    'var l = [], s = "x".repeat(1e4); for (var i = 0; i < 2e4; i++) { l.push(s + i); l[i][9] }',
    'var o = {}; for (var i = 0; i < 1e5; i++) o[i] = String(i).padEnd(5e3)',
    'function f() { return f() } f()',
    'var f = () => g(), g = () => f(); f()',
    'var f = x => f([x]); f()',
    '(f => f(f))(f => f(f))',
    '[1, 2, 3].map(function f(x) { return [x].map(f) })',
    'var l = Array(1000).fill(0); l.map(() => l.map(() => l.map(() => 1)))',
    'var l = Array(100000).fill(2); for (;;) l.indexOf(1)',
    'var l = Array(100000).fill(2); l.sort(Math.max)',
    'Array.from({ length: 99999 }, (_, i) => (i * 7919) % 99999).sort(); for (;;);',
    'var l = Array(50000).fill(2); for (;;) l = l.slice()',
    'for (;;) new Intl.NumberFormat("de")',
    'for (;;) (5).toLocaleString("de")',
    // Long texts.
    '"x".repeat(1e9)',
    '"x".padStart(1e9)',
    '"x".padEnd(1e9, "ab")',
    'var s = "x"; for (;;) s += s',
    `var s = "x"; for (;;) s = \`\${s}\${s}\``,
    'var s = "x"; for (;;) s = s.concat(s, s)',
    'var s = "x".repeat(1e5); s.split("").join(s)',
    'var s = "x".repeat(1e5); s.replaceAll("x", s)',
    'var s = "x".repeat(1e5); s.replaceAll("", s)',
    'var s = "x".repeat(1e5); s.replace("x", () => s + s + s + s + s + s + s + s + s + s)',
    'var s = "x".repeat(1e6); for (;;) s.toUpperCase()',
    'var s = "x".repeat(1e6), t = "x".repeat(1e6); for (;;) s === t',
    'var s = "x".repeat(1e6), t = "x".repeat(1e6); for (;;) s < t',
    'var s = "x".repeat(1e6); for (;;) Number(s)',
    'var s = "x".repeat(1e6); for (;;) s * 1',
    'var s = "x".repeat(1e6); for (;;) state[s]',
    'var s = "x".repeat(1e6); for (;;) encodeURIComponent(s)',
    'var s = "a".repeat(5e5); for (;;) (s + s).indexOf("b" + s)',
    'var s = "x".repeat(1e6), l = Array(1e5).fill(s); l.indexOf("y" + s.slice(1))',
    // Long lists.
    'Array(1e9)',
    'new Array(1e9)',
    'Array.from({ length: 1e9 })',
    'var l = []; l.length = 1e9',
    'var l = []; l[1e9] = 1',
    'var l = [1]; for (;;) l = [...l, ...l]',
    'var l = Array(90000).fill(0); return [...l, ...l]',
    'var l = [1]; for (;;) l = l.concat(l)',
    'var l = [1]; for (;;) l.push(...l)',
    'var l = [1]; for (;;) l.splice(0, 0, ...l)',
    'var l = Array(1e5).fill(0); l.flatMap(() => l)',
    'var l = Array(1e5).fill(0); Array(1e5).fill(l).flat()',
    'var s = "x".repeat(1e6); s.split("")',
    'var s = "x".repeat(1e6); return [...s]',
    'Math.max(...Array(1e6))',
    // Nested lists whose text doubles with each level.
    `${DOUBLED_LIST} return a + ""`,
    `${DOUBLED_LIST} return a == "x"`,
    `${DOUBLED_LIST} return +a`,
    `${DOUBLED_LIST} return a.join()`,
    `${DOUBLED_LIST} return a.toString()`,
    `${DOUBLED_LIST} return \`\${a}\``,
    `${DOUBLED_LIST} return state[a]`,
    `${DOUBLED_LIST} return Math.max(a)`,
    `${DOUBLED_LIST} return [1].slice(a)`,
    `${DOUBLED_LIST} return "x".indexOf(a)`,
    `${DOUBLED_LIST} return (5).toFixed(a)`,
    `${DOUBLED_LIST} return new Date(a)`,
    `${DOUBLED_LIST} return [1, 2].sort(() => a)`,
    `${DOUBLED_LIST} return a.flat(1e9)`,
    `${DOUBLED_LIST} return JSON.stringify(a)`,
    `${DOUBLED_LIST} return parseInt(a)`,
    `${DOUBLED_LIST} return new Intl.NumberFormat(a)`,
    'var a = []; for (var i = 0; i < 60; i++) a = [[], a, a]; return a.flat(1e9)',
    'var s = "x".repeat(1e6), a = Array(1e5).fill(s); JSON.stringify(a)',
    'var a = {}; a["x".repeat(1e6)] = 1; JSON.stringify(Array(1e5).fill(a))',
    'var a = []; for (var i = 0; i < 300; i++) a = [a]; return a + ""',
  ])('end %s', (text) => {
    const { result, problems } = evaluate(text)
    expect(problems).toMatchObject([{ kind: 'limit' }])
    expect(result).toBeUndefined()
  })

  it('end what is read, too deep or too long', () => {
    const nested = (open: string, close: string, count: number) =>
      `${open.repeat(count)}1${close.repeat(count)}`
    const deep = MAX_DEPTH + 1
    for (const text of [
      ...[nested('(', ')', deep), nested('[', ']', deep), nested('!', '', deep)],
      ...[nested('{a:', '}', deep), nested('(x=>', ')', deep), nested(`\`\${`, '}`', deep)],
      ...[nested('{', '}', deep), nested('if(0)', '', deep), `1${'+1'.repeat(2_000)}`],
      ...[`a${'.b'.repeat(2_000)}`, `a${'()'.repeat(2_000)}`, `"${'x'.repeat(MAX_SOURCE_LENGTH)}"`],
    ]) {
      const { compiled, problems } = evaluate(text)
      expect(compiled.problem?.kind, text.slice(0, 10)).toBe('limit')
      expect(problems).toEqual([compiled.problem])
    }
    expect(evaluate(nested('(', ')', MAX_DEPTH - 1)).result).toBe(1)
  })

  it('read hostile texts in no time', () => {
    for (const text of [
      ...['('.repeat(20_000), '(a='.repeat(6_000), '[a='.repeat(150), '{'.repeat(20_000)],
      ...[`\`\${`.repeat(6_000), '/*'.repeat(10_000), '"\\'.repeat(10_000), ' '.repeat(20_000)],
      ...[`return ${' '.repeat(19_000)};`, `var a =${' ;'.repeat(9_000)}`, '1e'.repeat(10_000)],
      `${'(a=('.repeat(90)}1${'))'.repeat(90)}`,
      `${'(a=>('.repeat(90)}1${'))'.repeat(90)}`,
      `${'[a[b'.repeat(90)}${']+=1]+=1'.repeat(90)}`,
    ]) {
      expect(processorTime(() => evaluate(text))).toBeLessThan(RUN_LIMIT_MS)
    }
  })

  it.each([
    [`for (var i = 0; i < ${MAX_STEPS - 10}; i++); return i`, MAX_STEPS - 10],
    [`return Array(${MAX_LIST_LENGTH}).length`, MAX_LIST_LENGTH],
    [`return "x".repeat(${MAX_TEXT_LENGTH}).length`, MAX_TEXT_LENGTH],
    ['return Array.from({ length: 5000 }, (_, i) => 5000 - i).sort((a, b) => a - b)[0]', 1],
    ['var f = n => n ? f(n - 1) : "done"; return f(150)', 'done'],
    ['var s = ""; for (var i = 0; i < 5000; i++) s += "item " + i; return s.length', 43890],
  ])('leave room for %s', (text, value) => {
    const { result, problems } = evaluate(text)
    expect(problems).toEqual([])
    expect(result).toBe(value)
  })

  it('leave little to a binding that never ends, the more often it is worked out', () => {
    let ticks = 0
    const tick = () => ticks++
    for (let item = 0; item < 50; item++) evaluate('for (;;) { tick(); item }', { state: { tick } })
    expect(ticks).toBeLessThan(3 * 300_000)
  })

  it('let a binding that was too much work have a value again, once there is less of it', () => {
    const text = 'var sum = 0; for (var i = 0; i < n; i++) sum += i; return sum'
    for (let time = 0; time < 20; time++) {
      expect(evaluate(text, { state: { n: 1e9 } }).result).toBeUndefined()
    }
    expect(evaluate(text, { state: { n: 100 } }).result).toBe(4_950)
    expect(evaluate(text, { state: { n: 100_000 } }).result).toBe(4_999_950_000)
  })

  it.each([
    { text: 'for (;;) { tick() }', times: 300_000 },
    { text: `for (;;) { tick(); ${'x;'.repeat(320)} }`, times: 54_000 },
    { text: `for (;;) f(); function f(a = ${'x+'.repeat(320)}1) { tick() }`, times: 54_000 },
    { text: `for (; ${'x,'.repeat(320)}true; ) tick()`, times: 54_000 },
    { text: 'for (;;) { tick(); (5).toLocaleString() }', times: 6_000 },
    { text: 'for (;;) { tick(); new Date().toLocaleDateString() }', times: 6_000 },
    { text: 'for (;;) { tick(); "a".localeCompare("b", "de") }', times: 6_000 },
    { text: 'for (;;) { tick(); new Intl.NumberFormat("de") }', times: 6_000 },
    { text: 'for (;;) { tick(); JSON.parse("[1, 2, 3, [4, [5, [6]]]]") }', times: 70_000 },
    { text: 'for (;;) { tick(); JSON.stringify([1, 2, 3, [4, [5, [6]]]]) }', times: 70_000 },
    { text: 'for (;;) { tick(); isNaN(long) }', times: 600 },
    { text: 'for (;;) { tick(); long.trim() }', times: 600 },
    { text: 'for (;;) { tick(); "".concat(long) }', times: 600 },
    { text: 'for (;;) { tick(); list.includes(long) }', times: 5_000 },
    { text: 'for (;;) { tick(); ({ ...{ a: 1, b: 2, c: 3, d: 4 } }) }', times: 190_000 },
  ])('count what a turn of a loop costs: $text', ({ text, times }) => {
    const tick = vi.fn()
    const long = 'x'.repeat(64_000)
    const list = Array(1_000).fill('y')
    const { problems } = evaluate(text, { state: { tick, x: 1, long, list } })
    expect(problems).toMatchObject([{ kind: 'limit' }])
    expect(tick.mock.calls.length).toBeLessThanOrEqual(times)
    expect(tick.mock.calls.length).toBeGreaterThan(times / 4)
  })

  it('let functions call each other so far, and no further', () => {
    const text = 'var f = n => n ? f(n - 1) : 0; return f(depth)'
    expect(evaluate(text, { state: { depth: MAX_DEPTH - 5 } }).result).toBe(0)
    expect(evaluate(text, { state: { depth: MAX_DEPTH + 1 } }).problems).toMatchObject([
      { kind: 'limit', message: 'Functions call each other too deeply' },
    ])
  })

  it('start over with each run', () => {
    const text = `for (var i = 0; i < ${MAX_STEPS - 10}; i++); return i`
    expect(evaluate(text).problems).toEqual([])
    expect(evaluate(text).problems).toEqual([])
  })

  it.each([
    'state.a = 1; for (;;) state.n++',
    'while (true) state.list.push(state.list)',
    'var f = () => { state.list.push(1); f() }; f()',
  ])('hold for actions, which change nothing then: %s', (text) => {
    const state = { n: 0, list: [1] }
    const { result, problems } = act(text, { state })
    expect(problems).toMatchObject([{ kind: 'limit' }])
    expect(result.state).toBe(state)
    expect(result.changed).toEqual([])
  })

  it('leave room for data however deep', () => {
    const text =
      'var o = {}, p = o; for (var i = 0; i < 30000; i++) { p.a = {}; p = p.a } state.o = o'
    const data = createLiveData()
    const { result, problems } = act(text, { state: { n: 0 }, data })
    expect(problems).toEqual([])
    expect(result.changed).toEqual(['o'])
    const next = act('state.o.a.a = 1', { state: result.state, data })
    expect(next.problems).toEqual([])
    expect(next.result.state).toEqual({ n: 0, o: { a: { a: 1 } } })
  })
})
