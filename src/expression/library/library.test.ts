import { describe, expect, it } from 'vitest'
import { evaluate } from '../testing/evaluate'

const NATIVE = [
  // Texts.
  '["abc".at(-1), "abc".at(5), "abc".charAt(1), "abc".charCodeAt(1), "a".codePointAt(0)]',
  '["abc".concat(1, [2, 3], null), "abc".endsWith("c"), "abc".startsWith("b", 1)]',
  '["abcabc".indexOf("c", 3), "abcabc".lastIndexOf("a"), "abc".includes("d")]',
  '["a".localeCompare("b"), "a".localeCompare("B", "en", { sensitivity: "base" })]',
  '["e\\u0301".normalize().length, "ABC".toLowerCase(), "abc".toLocaleUpperCase("de")]',
  '["7".padStart(3, "0"), "7".padEnd(3), "7".padStart(3, 12), "ab".repeat(3), "ab".repeat(0)]',
  '["a-b-c".replace("-", "+"), "a-b-c".replaceAll("-", "+"), "abc".replaceAll("", "-")]',
  '["abc".replace("x", "y"), "aXa".replace("X", (m, at, all) => m + at + all), "a".replace("a")]',
  '["abcdef".slice(1, -1), "abcdef".substring(4, 1), "abcdef".substr(-3, 2)]',
  '["a,b,c".split(","), "abc".split(""), "a,b".split(), "a,b,c".split(",", 2), "".split("")]',
  '[" a ".trim(), " a ".trimStart(), " a ".trimEnd(), "a".toString(), "a".valueOf()]',
  // Lists.
  '[[1, 2].at(-1), [1].concat(2, [3, [4]]), [1, 2].every(x => x), [1, 2, 3].filter(x => x > 1)]',
  '[[1, 2].find(x => x > 1), [1, 2].findIndex(x => x > 2), [1, [2, [3, [4]]]].flat(2)]',
  '[[1, [2, [3]]].flat(), [1, 2].flatMap(x => [x, [x]]), [1, 2].includes(2), [NaN].includes(NaN)]',
  '[[1, 2, 1].indexOf(1, 1), [1, 2, 1].lastIndexOf(1), [1, null, [2]].join("-"), [].join()]',
  '[[1, 2].map((x, i, all) => x * i + all.length), [1, 2, 3].reduce((a, b) => a + b)]',
  '[[1, 2].reduce((a, b) => a + b, ""), [1, 2].reduceRight((a, b) => a + "" + b), [1, 2].some(x => x > 1)]',
  '[[1, 2, 3].slice(1), [3, 10, 2].sort(), [3, 1, 2].sort((a, b) => b - a), [1, 2].reverse()]',
  'var o = {}; return [[1, o].includes(o), [1, o].indexOf(o), [o, 1, o].lastIndexOf(o), [1, 2].fill(o, 1)]',
  '["b", undefined, "a"].sort()',
  '[{ n: 2 }, { n: 1 }].sort((a, b) => a.n - b.n)',
  'var a = [1, 2, 3, 4]; return [a.splice(1, 2), a, a.splice(0), a]',
  'var a = [1, 2, 3]; return [a.splice(-1, 1, 8, 9), a.push(5), a.pop(), a.shift(), a.unshift(0), a]',
  'var a = [1, 2, 3]; return [a.fill(0, 1), [1, 2].fill(7), [1, 2, 3].fill(9, 0, -1), a.length]',
  '[["a", "b"].toString(), [1, 2].hasOwnProperty(1), [1].forEach(x => x), ["1", "2", "3"].map(Number)]',
  '[1, 0, "", "a", null].filter(Boolean)',
  'var a = [1], b = [2, a]; a.push(a, b, 3); return [a + "", b.join("-"), String([a, a])]',
  // Numbers, booleans, objects.
  '[(1.005).toFixed(1), (255).toString(16), (12345).toExponential(2), (0.00012).toPrecision(1)]',
  '[(1234.5).toLocaleString("en-US"), (0.5).toLocaleString("de", { style: "percent" })]',
  '[true.toString(), false.valueOf(), ({}).toString(), ({ a: 1 }).hasOwnProperty("a")]',
  // Dates.
  '[new Date(2020, 1, 3).getMonth(), new Date("2020-02-03T04:05:06Z").toISOString(), new Date(5).getTime()]',
  '[Date.UTC(2020, 0), Date.parse("2020-01-01"), new Date(new Date(7)).valueOf(), +new Date(8)]',
  'var d = new Date(2020, 0, 31); d.setDate(d.getDate() + 1); return d.toDateString()',
  '[new Date(2) - new Date(1), new Date(1) < new Date(2), new Date(0) + 1, "" + new Date(0)]',
  '[new Date(0).toLocaleDateString("en-US", { timeZone: "UTC", month: "long" }), typeof new Date()]',
  'new Date(0).toJSON()',
  // Built-in names.
  '[Math.max(), Math.min(3, "2"), Math.round(2.5), Math.hypot(3, 4), Math.sign(-3), Math.LN2]',
  '[Number(), Number("12px"), Number(undefined), Number([5]), Number("0x1f"), Number(true)]',
  '[String(), String(null), String([1, [2]]), String({}), Boolean("0"), Boolean("")]',
  '["a.b".replace("b", "[$&]"), "abc".replace("b", "$`$\'$$$1$0$"), "aXbX".replaceAll("X", "<$`>")]',
  '["x-y".replace(/(x)-(y)/, "$2$1$3$01$02$12"), "xy".replace(/(?<a>x)(z)?/, "[$<a>$<b>$2]"), "x".replace(/x/, "$<a>")]',
  '[Object.keys("abc"), Object.values("ab"), Object.entries("a"), { ..."ab" }]',
  'var k = []; for (const i in "ab") k.push(i); return k',
  '[JSON.stringify({ a: 1, b: { a: 2, c: 3 } }, ["b", "a"]), JSON.stringify({ a: 1 }, ["b"], 2), JSON.stringify(undefined, [])]',
  'JSON.stringify({ a: 1, b: [1, "x"] }, (key, value) => typeof value === "number" ? value + 1 : value)',
  'JSON.parse("[1, {\\"a\\": 2}]", (key, value) => typeof value === "number" ? value * 2 : value)',
  '[Object.freeze({ a: 1 }).a, Object.freeze([1]).length, Object.freeze("a")]',
  'var o = Object.freeze({ a: [1] }); o.a = 2; o.b = 3; delete o.a; o.a.push(4); return [o, delete o.a]',
  'var o = { ...Object.freeze({ a: 1 }) }; o.a = 2; return [o, Object.isFrozen(o), Object.isFrozen(1)]',
  'return ["push", "pop", "sort", "fill"].map((name) => { try { Object.freeze([2, 1])[name](1) } catch (e) { return Object.isFrozen(e) } })',
  'typeof Symbol === "function" && typeof new Set([1])[Symbol.iterator]',
  '["z", "\u00e9", "a", "10", "9"].sort(new Intl.Collator("fr", { numeric: true }).compare)',
  '[Object.prototype.hasOwnProperty.call({ a: 1 }, "a"), Object.prototype.toString.call([]), Object.prototype.toString.call(/a/)]',
  '[Array.prototype.slice.call([1, 2, 3], 1), Array.prototype.slice.call("abc"), Array.prototype.map.call("ab", (x) => x + x)]',
  '[[].concat.apply([], [[1], [2]]), Math.max.apply(Math, [1, 3]), [].slice.call({ length: 1, 0: "a" }), "".trim.call(" a ")]',
  'var a = [1]; Array.prototype.push.apply(a, [2, 3]); [].unshift.call(a, 0); return a',
  'var has = Object.prototype.hasOwnProperty; return [has.call({ a: 1 }, "a"), has.bind({ b: 1 })("b")]',
  'function f() { return Array.prototype.slice.call(arguments, 1) } return f.apply(null, [1, 2, 3])',
  'function f(x) { return this.n + x } return [f.call({ n: 1 }, 2), Function.prototype.call.call(f, { n: 2 }, 3)]',
  'var r = /a./g, o = [], m; while (m = r.exec("abacad")) o.push(m[0], r.lastIndex); return o',
  'var r = /(a|aa)+?b|x*/g, o = [], m; while (m = r.exec("aabaab")) { o.push(m[0], r.lastIndex); r.lastIndex += !m[0] } return o',
  'var r = /(\\w)\\1/g, t = () => r.test("aabb"); return [t(), r.lastIndex, t(), r.lastIndex, t(), r.lastIndex]',
  'var r = /a/y; return [r.test("aab"), r.lastIndex, r.test("aab"), r.test("aab"), r.lastIndex, "xa".search(r)]',
  '["aXbX".replaceAll(/x/gi, "-"), "a,b;c".split(/[,;]/), "a,b;c".split(/([,;])/, 3), "abc".match(/z/)]',
  '[..."a1b2".matchAll(/(?<l>[a-z])(\\d)/g)].map((m) => m.groups.l + m[2] + m.index)',
  '[parseInt("12px"), parseInt("ff", 16), parseFloat("1.5e3x"), isNaN("x"), isFinite("5"), isNaN()]',
  '[Number.isInteger(5), Number.isInteger("5"), Number.parseFloat("2.5"), Number.MAX_SAFE_INTEGER]',
  '[encodeURIComponent("a b&c"), decodeURIComponent("%20"), encodeURI("/a b?c"), decodeURI("%41")]',
  '[Object.keys({ a: 1, b: 2 }), Object.values([1, 2]), Object.entries({ a: [1] }), Object.keys(5)]',
  '[Object.assign({ a: 1 }, { b: 2 }, null, [9]), Object.fromEntries([["a", 1], ["b", [2]]])]',
  '[Array.isArray([]), Array.isArray({}), Array(3).length, new Array(1, 2), Array.of(7)]',
  '[Array.from("abc"), Array.from([1, 2], x => x * 2), Array.from({ length: 2 }, (_, i) => i)]',
  '[Array.from({ length: -1 }), Array.from({ length: 2.9 }).length, Array.from({ length: "x" })]',
  '[JSON.stringify({ a: [1, null, undefined, () => 1], b: new Date(0), c: undefined }), JSON.stringify("x")]',
  'JSON.stringify({ a: [1, { b: 2 }] }, null, 2)',
  'JSON.parse("[1, {\\"a\\": [true, null]}]")',
  '[String.fromCharCode(72, 105), "abc"[1], "abc".length, [1, 2].length, [5][0]]',
  '[new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(1234.5)]',
  '[new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).format(new Date(0))]',
  '[new Intl.PluralRules("en-US").select(1), new Intl.RelativeTimeFormat("en").format(-1, "day")]',
  'new Intl.NumberFormat("de").formatToParts(1.5).map(part => part.value)',
]

describe('the built-in functions', () => {
  it.each(NATIVE)('answer as in JavaScript: %s', (text) => {
    const body = text.includes('return') ? text : `return (${text})`
    const { result, problems } = evaluate(text)
    expect(problems).toEqual([])
    expect(result).toStrictEqual(new Function(body)())
  })

  it.each([
    { text: '[2, 1].sort().concat([3]).sort(() => [])', value: [1, 2, 3] },
    { text: 'typeof Date()', value: 'object' },
  ])('differ where it is safer or simpler: $text', ({ text, value }) => {
    expect(evaluate(text).result).toEqual(value)
  })

  it('follow promises of the page', async () => {
    const context = { load: () => Promise.resolve(2), fail: () => Promise.reject(new Error('no')) }
    const text =
      '[context.load().then(x => x * 2), context.fail().catch(e => e.message), context.load().finally(() => 1)]'
    const { result } = evaluate(text, { context })
    expect(await Promise.all(result as Promise<unknown>[])).toEqual([4, 'no', 2])
  })
})
