import { describe, expect, it } from 'vitest'
import { act, evaluate } from '../testing/evaluate'
import { expectNative } from '../testing/expectNative'

const LOG = 'const o = []; const f = (x) => { o.push(x); return x };'

describe('statements', () => {
  it.each([
    // Jumps remove the stack values of the loop, `switch` or `try` that they leave.
    'a: for (const x of [1, 2, 3]) { o.push(x); for (const y of [1]) continue a } return o',
    'a: for (const x of [1, 2, 3]) { for (const y of [1, 2]) { if (x === 2) break a; o.push(x, y) } } return o',
    'for (const x of [1, 2, 3]) { switch (x) { case 1: continue; case 2: f("two"); break; default: f(x) } f("end") } return o',
    'a: for (const x of [1, 2]) { switch (x) { case 1: continue a } o.push(x) } return o',
    'for (const x of [1, 2, 3]) { try { if (x === 2) continue; f(x) } catch (e) { f(e) } } return o',
    'for (const x of [1, 2]) { try { f(x) } finally { continue } } return o',
    'for (const x of [1, 2]) { try { if (x === 2) break; f(x) } finally { f("end") } } return o',
    'a: for (const x of [1, 2]) { for (const y of [1, 2]) { try { if (y === 2) continue a; f(x + y) } finally { f("end") } } } return o',
    'function g() { for (const x of [1, 2]) { try { return f(x) } finally { f("end") } } } return [g(), o]',
    'function g() { try { for (const x of [1]) return x } finally { f("end") } } try { g(); throw 1 } catch (e) { f(e) } return o',
    'function g() { try { return f(1) } finally { return f(2) } } return [g(), o]',
    'function g() { try { throw f(1) } catch (e) { return f(e + 1) } finally { f(3) } } return [g(), o]',
    'function g() { try { try { throw 1 } finally { f(2) } } catch (e) { return e } } return [g(), o]',
    'function g() { a: { try { return 1 } finally { break a } } return 2 } return g()',
    'for (const k in { a: 1, b: 2 }) { if (k === "a") continue; f(k) } return o',
    'function g() { switch (1) { case 1: for (const x of [5]) { switch (x) { case 5: return x } } } } return [g(), g()]',
    // Labels.
    'a: { f(1); break a; f(2) } return o',
    'for (const x of [1, 2]) { b: { if (x === 1) break; f(x) } f("end") } return o',
    'for (const x of [1, 2]) { b: { if (x === 1) continue; f(x) } f("end") } return o',
    'a: b: for (let i = 0; i < 3; i++) { for (;;) { if (i === 1) break b; continue a } } return o',
    'a: while (true) { do { break a } while (true) } return "out"',
    // Loops.
    'for (let i = 0, j = 9; i < j; i += 4, j -= 1) f([i, j]); return o',
    'const g = []; for (let i = 0; i < 3; i++) g.push(() => i); return g.map((h) => h())',
    'const g = []; for (let i = 0; i < 3; i++) { const j = i * 2; g.push(() => i + j) } return g.map((h) => h())',
    'const g = []; for (let i = 0; i < 4; i++) if (i % 2) g.push(() => i++); return [...g, ...g].map((h) => h())',
    'const g = []; for (var i = 0; i < 3; i++) g.push(() => i); return g.map((h) => h())',
    'const g = []; for (const x of [1, 2]) g.push(() => x); return g.map((h) => h())',
    'let i = 0; do { f(i) } while (++i < 3); return o',
    'let i = 3; while (i--) { if (i === 1) continue; f(i) } return o',
    'let i = 0; for (;;) { if (i++ > 2) break; f(i) } return o',
    'var x; for (x of [1, 2]); const p = {}; for (p.y of [3, 4]); for ([x] of [[7]]); return [x, p]',
    'for (const [k, { v = 5 }] of [["a", {}], ["b", { v: 1 }]]) f(k + v); return o',
    'if (f(0)) f(1); else if (f(2)) f(3); else f(4); if (0) f(5); return o',
    'switch (f(2)) { case f(1): f("a"); default: f("b"); case f(3): f("c"); break; case 4: f("d") } return o',
    'switch (9) { default: f("a"); case 1: f("b") } switch (9) { case 1: f("c") } return o',
    'switch (1) { case 1: let z = 5; f(z) } return o',
    // Function declarations are hoisted, with access to their variables.
    'return g() + h; function g() { return 1 } var h',
    'var n = 1; { let n = 2; f(n) } f(n); { function k() { return n } f(k()) } return o',
    'function g(a, b = a + 1, ...c) { return [a, b, c, arguments.length] } return [g(1), g(1, undefined, 3, 4)]',
    'const g = function h(n) { return n ? n * h(n - 1) : 1 }; return g(4)',
    'const g = ({ a: { b } = { b: 1 }, ...c }, [d, , e = 2] = []) => [b, c, d, e]; return [g({ x: 1 }), g({ a: { b: 3 } }, [4, 5])]',
    'function g() { return } return [g(), (() => {})(), (() => ({}))()]',
    'const g = { h() { return [this.n, (() => this.n)()] }, n: 1 }; return g.h()',
    'function g(arguments) { return arguments.callee } return g({ callee: 1 })',
    'let a = 1, b = 2; [a, b] = [b, a]; const p = {}; ({ x: p.x, y: [p.y] } = { x: 1, y: [2] }); return [a, b, p]',
    'try { throw { a: 1 } } catch ({ a }) { f(a) } try { throw 2 } catch { f("none") } return o',
    'try { null.x } catch (e) { f(e instanceof TypeError) } return o',
    // Optional chains.
    'let g; return [g?.(f(1)), g?.a.b.c(f(2)), g?.[f(3)], o]',
    'const p = { a: null }; return [p.a?.b(f(1)), p.b?.(f(2)), p?.a, p.a?.b.c.d, o]',
    'const p = { a: { b: (x) => x } }; return [p?.a?.b?.(1), p.a?.["b"](2), (p?.a).b(3)]',
    'return ["a".none?.(f(1)), "a"?.at(0), [1]?.[0], o]',
    // Operators that skip one side.
    'return [0 && f(1), 1 && f(2), 0 || f(3), null ?? f(4), 0 ?? f(5), o]',
    'let a = 0, b = 1, c; a ||= f(1); b ||= f(2); a &&= f(3); c ??= f(4); c ??= f(5); return [a, b, c, o]',
    'const p = { n: 1 }; p.n += 2; p["n"] **= 2; p.n--; return [p.n++, ++p.n, -p.n, delete p.n, p]',
    'return [typeof none, typeof f, void 0, !1, ~5, +"3", (1, 2), 7 in [1], "n" in { n: 1 }]',
    'const p = { get a() { return this.b * 2 }, b: 1 }; return [p.a, Object.keys(p), { ...p }, delete p.a, p]',
    'return [["x", , "y"].length, [...[1], ...new Set([2])], { ["k" + 1]: 1, 2: 3, "q r": 4 }]',
  ])('do as in JavaScript: %s', (text) => expectNative(LOG + text))

  it('make an ordinary property of a getter that is set', () => {
    const text = 'const o = { get a() { return 1 } }; o.a = 5; o.a++; return [o.a, Object.keys(o)]'
    expect(evaluate(text).result).toEqual([6, ['a']])
  })

  it.each([
    ['arguments.length', 0],
    ['typeof none', 'undefined'],
    ['a', undefined],
    ['Object.create(Object.prototype)', {}],
    ['Object.create((typeof Iterator === "function" ? Iterator : Object).prototype)', {}],
  ])('evaluate quietly: %s', (text, value) => {
    const { result, problems } = evaluate(text, { state: { a: undefined } })
    expect(problems).toEqual([])
    expect(result).toEqual(value)
  })

  const prototypes = [
    'Object.create(Array.prototype)',
    'Object.create(Objects.prototype)',
    'Object.create(AnObject.prototype)',
    'Object.create((a ? Object : Array).prototype)',
    'Object.create((a ? Object : a.b).prototype)',
    'Object.create([].prototype)',
    '(function (Object) { return ({ create() {} }).create(Object.prototype) })(1)',
    'Array.prototype',
    'a.prototype.b',
  ]
  const callees = ['return arguments.callee', '(function () { return arguments["callee"] })()']

  it.each([
    ['a.b', 'Cannot read "b" of undefined', 'missing'],
    ['undefined.b', 'Cannot read "b" of undefined', 'missing'],
    ['none', '"none" is not defined here', 'unknown'],
    ['none + none', '"none" is not defined here', 'unknown'],
    ...prototypes.map((text) => [text, 'Property name "prototype" is not allowed', 'forbidden']),
    ...callees.map((text) => [text, '"arguments.callee" is not supported', 'forbidden']),
    ['break', 'Unexpected "break"', 'syntax'],
    ['for (;;) { (() => { continue })() }', 'Unexpected "continue"', 'syntax'],
    ['a: { continue a }', 'Unexpected "continue"', 'syntax'],
    ['switch (1) { case 1: continue }', 'Unexpected "continue"', 'syntax'],
    ['for (;;) break b', 'Unexpected "break"', 'syntax'],
    ['for (;;) { return ({ a = 1 }) }', 'Unexpected "="', 'syntax'],
  ] as [string, string, string][])('refuse %s: %s', (text, message, kind) => {
    const { problems } = evaluate(text, { state: { a: undefined } })
    expect(problems).toMatchObject([{ kind, message }])
  })
})

describe('statements that wait', () => {
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor

  it.each([
    'const p = { g(a) { return this.n + a }, n: 1 }; return p.g(await f(2))',
    'const p = null; return [p?.g(await f(1)), p?.a.b(await f(2)), o]',
    'const p = { g: null }; return [p.g?.(await f(1)), p.h?.(await f(2)), p.h?.a(await f(3)), o]',
    'const p = { a: { g(x) { return x } } }; return [p?.a?.g?.(await 1), p["a"].g(await 2), (await p).a.g(3)]',
    'let a = 0, b = 1, c; a ||= await f(1); b ||= await f(2); a &&= await f(3); c ??= await f(4); c ??= await f(5); return [a, b, c, o]',
    'const p = { n: 1 }; p.n += await 2; p[await "n"] -= await 1; p[await "m"] = await f(4); return [p, (await p).n++, p]',
    'return [(await f(0)) && f(1), (await f(2)) && f(3), 0 || (await f(4)), (await null) ?? f(5), 1 || (await f(6)), o]',
    'return [(await f(1)) ? f(2) : await f(3), (await f(0)) ? await f(4) : f(5), true ? await f(6) : f(7), o]',
    'return [await 1, (await 2) + (await 3), -(await 4), typeof (await 5), [...(await [6])], { a: await 7, [await "b"]: 8 }, await "9"]',
    'return [f(1), await f(2), f(3), o.length, await f(4), o.length]',
    'const g = async (x = 1) => x; return [(await g()) + (await g(2)), await Promise.all([g(3), g(4)])]',
    'for (const x of await [1, 2]) { if (await (x === 1)) continue; f(x) } return o',
    'for (let i = await 0; i < (await 3); i += await 1) f(i); return o',
    'let n = 2; while (await n--) f(n); do { f("do") } while (await false); return o',
    'switch (await 2) { case await f(1): f("a"); case await f(2): f("b"); break; default: f("c") } return o',
    'if (await f(0)) f(1); else f(2); if (await f(3)) f(4); return o',
    'try { throw await f(1) } catch (e) { f(e + 1) } finally { await f(3) } return o',
    'try { await Promise.reject(5) } catch (e) { f(e) } return o',
    'const g = async () => { try { return await f(1) } finally { f(2) } }; return [await g(), o]',
    'const g = async () => { for (const x of [1, 2]) { try { return await f(x) } finally { await f("end") } } }; return [await g(), o]',
    'a: for (;;) { await 1; for (;;) { await 2; break a } } return "out"',
    'const { a, b: [c] } = await { a: 1, b: [2] }; let d = await 3, e; e = d = await 4; return [a, c, d, e]',
    'var p = { a: 1, b: 2 }; delete p[await "a"]; return [p, !(await 0), (await f(1), await f(2))]',
    'return [(await null)?.a.b.c, (await { a: null }).a?.b, await (await { g: () => 5 }).g()]',
    'class_: { await 1; break class_ } return await (async () => { await 2; return 3 })()',
    'const g = function () { return arguments[0] }; return g(await 7, await f(8))',
    'return [[await 1, , await 2].length, Math.max(...(await [1, 5]), await 3), new Date(await 5).getTime()]',
    'for (const k in await { a: 1 }) { await 0; f(k) } return o',
  ])('do as in JavaScript: %s', async (text) => {
    const { result, problems } = act(LOG + text)
    expect(await result.value).toStrictEqual(await new AsyncFunction(LOG + text)())
    expect(problems).toEqual([])
  })

  const waiting = [
    'async (a = await 1) => a',
    'async ([a = await 1]) => a',
    'const { a = await 1 } = {}',
  ]
  it.each(waiting)('refuse %s', (text) => {
    expect(act(text).compiled.problem).toMatchObject({
      message: '"await" is not supported in patterns and parameters',
    })
  })

  it('read paths of the state after the wait', async () => {
    const state = { n: { m: 1 }, later: Promise.resolve(5) }
    const { result } = act('return [state.n.m + (await later), await state.later]', { state })
    expect(await result.value).toEqual([6, 5])
  })
})
