import { describe, expect, it } from 'vitest'
import { act, evaluate } from './testing/evaluate'
import { processorTime, RUN_LIMIT_MS } from './testing/runLimit'

describe('the limits of statements, objects and promises', () => {
  it.each([
    'do {} while (true)',
    'for (;;) { switch (1) { case 1: } }',
    'a: for (;;) { for (;;) continue a }',
    'for (;;) /a+b/.test("aaaaaaaaaaaa")',
    'for (;;) "a-b-c".replace(/-/g, "+")',
    'for (;;) new Set([1, 2, 3])',
    'for (;;) new Map().set(1, 2)',
    'for (;;) new URL("https://a.b/c?d=e")',
    'for (var i = 0; i < 40; i++) new URL("https://a.b/?" + "a=b&".repeat(200_000))',
    'for (var i = 0; i < 40; i++) new URLSearchParams("a=b&".repeat(200_000))',
    'for (;;) structuredClone({ a: [1, 2, { b: 3 }] })',
    'for (;;) [1, 2, 3].toSorted()',
    'for (;;) ({ get a() { return 1 } }).a',
    'for (;;) (function () { return this })()',
    'var s = new Set(); for (;;) s.add({})',
    'var p = new URLSearchParams(); for (;;) p.append("a", "b")',
    'async function f() { for (;;) {} } f()',
  ])('end %s', (text) => {
    const time = processorTime(() => {
      expect(act(text).problems).toMatchObject([{ kind: 'limit' }])
    })
    expect(time).toBeLessThan(RUN_LIMIT_MS)
  })

  it.each([
    'try { for (;;); } catch (e) { state.n = 1 } finally { state.n = 2 }',
    'for (;;) { try { for (;;); } catch (e) {} }',
    'for (;;) { try { throw 1 } catch (e) {} }',
    'function f() { try { f() } finally { f() } } f()',
    'async function f() { state.n = 1; try { for (;;); } catch (e) {} } f()',
  ])('cannot be caught: %s', (text) => {
    const state = { n: 0 }
    const { result, problems } = act(text, { state })
    expect(problems).toMatchObject([{ kind: 'limit' }])
    expect(result.state).toBe(state)
  })

  it.each([
    'function f() { return new Promise((resolve) => resolve()).then(f) } f()',
    'var f = () => Promise.resolve().then(f); f()',
    'var f = () => Promise.reject(1).catch(f).finally(f); f()',
    'async function f() { for (;;) await 1 } f()',
    'async function f() { await f() } f()',
  ])('end promises that go on for ever: %s', async (text) => {
    const kinds: string[] = []
    const start = process.cpuUsage()
    act(text, { state: {}, report: ({ kind }) => kinds.push(kind) })
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => setTimeout(resolve))
    expect(kinds[0]).toBe('limit')
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(RUN_LIMIT_MS)
  })

  it('leave room for real lists', () => {
    const list = Array.from({ length: 1_000 }, (_, index) => ({ id: index % 700, price: index }))
    const text =
      'const seen = new Set(); return list.filter(({ id }) => !seen.has(id) && seen.add(id)).length'
    expect(evaluate(text, { state: { list } })).toMatchObject({ result: 700, problems: [] })
    const matches = 'list.filter((x) => /^\\d*5$/.test(String(x.price))).length'
    expect(evaluate(matches, { state: { list } })).toMatchObject({ result: 100, problems: [] })
  })
})
