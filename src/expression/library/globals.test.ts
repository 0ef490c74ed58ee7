import { describe, it } from 'vitest'
import { expectNative } from '../testing/expectNative'

describe('the built-in functions', () => {
  it.each([
    // Lists.
    '[Array.of(), Array(2, 3), Array("2")]',
    '[new Array("3"), Array(0), Array.from({ length: 1, 0: "a", 1: "b", 5: "c", x: "d" })]',
    '[Array.from({ length: 3, 2: "a", 1: "b" }), Array.from(new Set([1])), Array.from(new Map([[1, 2]]))]',
    'Array.from({ length: 2, 0: 1 }, (x, i) => [x, i])',
    '[[...[7, 8].values()], [...[7, 8].entries()], [...["a"].keys()]]',
    '[[3, 1, 2].toReversed(), [3, 1, 2].toSorted(), [3, 1, 2].toSorted((a, b) => b - a)]',
    '[[1, 2, 3].toSpliced(1, 1, 8, 9), [1, 2, 3].toSpliced(1), [1, 2, 3].toSpliced(-1, 1), [1, 2].toSpliced(0, 0, 3)]',
    '[[1, 2, 3].with(0, 9), [1, 2, 3].with(-1, 9), [1, 2, 3].with(1.9, 9), [1, 2].with(NaN, 9), [1, 2, 3].with(2, 9)]',
    '[[1, 2, 3].findLast((x) => x < 3), [1, 2, 3].findLastIndex((x) => x < 3), [1].findLast((x) => x > 1)]',
    '[[1].findLastIndex((x) => x > 1), [].findLastIndex(() => true), [5, 6].findLastIndex((x, i, all) => all[i] === x && i < 1)]',
    '[[1, 1].findLast((x, i) => i === 0), [4, 5].findLastIndex((x) => x === 4)]',
    '[["b", "a", "b"].sort(), [3, 20, 100].sort(), [2, 1, undefined].sort((a, b) => a - b), ["a", "a"].sort()]',
    '[[1, 2, 3, 4].fill(0, 1, 3), [1, 2].fill("x", -1), [[1], [2]].flat(0), [[1, [2]]].flat(1), [[[1]]].flat(NaN)]',
    '[[1, 2, 3].includes(1, 1), [1, 2, 1].indexOf(1, -1), [1, 2, 1].lastIndexOf(1, 1), [1].includes("1")]',
    'var a = [1, 2, 3]; return [a.splice("1", "1"), a, a.splice(1, 0, { b: 1 }), a]',
    '[[1, [2, [3]]].concat([4, [5]], 6), [].concat(), [1].flatMap((x) => [[x]])]',
    '[[1, 2].join(undefined), [1, 2].join(null), [1, 2].join(0), [[1, 2], [3]].join(";")]',
    // Texts.
    '["a,b".split(",", 0), "a,b".split(undefined, 1), "a,b".split(",", undefined), "ab".split("", 1)]',
    '["a1b2".split(/\\d/), "a1b2".split(/\\d/, 1), "a1b2".split(1), "abc".match("b")[0], "abc".search("c")]',
    '[[..."abab".matchAll("b")].length, "abab".match("b").index, "a.b".match(".")[0], "ab".search(/z/)]',
    '["aa".replace("a", "b"), "aa".replaceAll("a", (m, at) => m + at), "aa".replace("", "-"), "a".replaceAll("a", undefined)]',
    '["abc".localeCompare("abd"), "B".toLocaleLowerCase(), "i".toLocaleUpperCase("tr"), "a".localeCompare("a", "de")]',
    '["ab".padEnd(4, [1]), "ab".padStart("3"), "ab".padStart(3, undefined), "ab".repeat("2"), "x".padEnd(0)]',
    '["abc".indexOf(""), "abc".indexOf(), "undefined".indexOf(), "a1".includes(1), "null".startsWith(null)]',
    // Regular expressions.
    '[new RegExp("a", "g").flags, new RegExp(/a/gi).flags, new RegExp(/a/gi, "m").flags, new RegExp("a").flags]',
    '[new RegExp().source, new RegExp(undefined).source, RegExp("a+").test("aa"), new RegExp(/x/g, undefined).flags]',
    // Numbers and dates.
    '[(15).toString(2), (1.45).toFixed(1), (5).valueOf(), (0).toPrecision(2), (1e21).toLocaleString("en-US")]',
    'var d = new Date(0); return [d.setUTCFullYear(2001), d.setMinutes(5), d.getTime(), d.toISOString(), d.valueOf()]',
    'var d = new Date(2020, 5, 6, 7, 8, 9, 10); return [d.getDay(), d.getHours(), d.getMilliseconds(), d.getFullYear(), d.getTimezoneOffset()]',
    '[Number.isNaN(NaN), Number.isFinite("1"), Number.EPSILON > 0, Number.parseInt("7"), Math.PI, Math.trunc(-1.5)]',
    '[parseInt("z", 36), parseFloat(), isFinite(), isNaN(null), isNaN("null"), parseInt(null, 36)]',
    // Objects.
    '[Object.is(NaN, NaN), Object.is(0, -0), Object.hasOwn({ a: 1 }, "a"), Object.hasOwn([1], 1), Object.hasOwn({}, "a")]',
    '[Object.values({ a: 1, b: [2] }), Object.entries([5]), Object.keys([1, 2])]',
    '[Object.fromEntries(new Map([["a", 1]])), Object.assign({}, "ab"), Object.entries(5), Object.values(true)]',
    'var o = { a: { b: [1, new Date(5)] } }, c = structuredClone(o); c.a.b[0] = 2; return [o, c, c.a.b[1] instanceof Date]',
    '[[...structuredClone(new Set([1, [2]]))], [...structuredClone(new Map([[1, { a: 2 }]]))], structuredClone("a"), structuredClone(null)]',
    'var s = structuredClone(new Set([1])); s.add(2); var m = structuredClone(new Map()); m.set(1, 2); return [s.size, m.size]',
    '[{}.propertyIsEnumerable.call([1], 0), ({ a: 1 }).valueOf(), Object.prototype.valueOf.call({ b: 2 })]',
    '[Object.isFrozen(Object.freeze({})), Object.isFrozen({}), Object.isFrozen("a")]',
    // Sets, maps, addresses.
    'var s = new Set([1, 2, 1]); s.add(3).delete(1); return [s.size, s.has(2), s.has(1), [...s.keys()], [...s.entries()]]',
    'var m = new Map([["a", 1]]); m.set("b", 2).delete("a"); return [m.size, m.get("b"), m.get("a"), [...m.values()], [...m]]',
    'var l = []; new Set([1, 2]).forEach((x, y, all) => l.push(x, y, all.size)); new Map([[3, 4]]).forEach((v, k) => l.push(v, k)); return l',
    'var s = new Set(); s.add(1); s.clear(); var m = new Map(null); m.set(1, 1); m.clear(); return [s.size, m.size, [...new Set("aba")]]',
    '[new URL("/b?c=1#d", "https://a.com").href, new URL("https://a.com:81/b").port, new URL("https://u:p@a.com").username]',
    'var u = new URL("https://a.com/b"); u.pathname = "/c"; u.search = "?d=1"; u.searchParams.append("e", 2); return [u.href, u.toString(), u + ""]',
    'var q = new URLSearchParams("a=1&a=2&b=3"); q.delete("b"); q.set("c", [4]); return [q.getAll("a"), q.get("c"), q.has("b"), String(q), q.size]',
    '[String(new URLSearchParams()), String(new URLSearchParams({ a: 1, b: "x y" })), String(new URLSearchParams([["a", 1], ["b", null]]))]',
    'var q = new URLSearchParams({ b: 1, a: 2 }); q.sort(); return [q + "", [...q], [...q.keys()], q.get("none")]',
    'var q = new URLSearchParams(new Map([["k", "v"]])), l = []; q.forEach((v, k) => l.push(k, v)); return [q + "", l]',
    'encodeURIComponent(new URL("https://a.b/c?d"))',
    // JSON.
    'var o = JSON.parse("{\\"a\\": [1], \\"b\\": null}"); o.a.push(2); o.c = 3; return o',
    '[JSON.stringify([undefined, () => 1, NaN]), JSON.stringify(new Date(0)), JSON.stringify({ a: 1 }, null, "--"), JSON.stringify(null)]',
    '[JSON.stringify({ a: 1, b: 2 }, "b"), JSON.stringify({ a: [{ b: 1, c: 2 }] }, ["a", "c"]), JSON.stringify("é\\n")]',
    'JSON.stringify({ a: 1, b: { c: 2 } }, function (key, value) { return this === value ? 0 : key === "c" ? undefined : value })',
    'JSON.parse("{\\"a\\": {\\"b\\": 1}}", function (key, value) { return key === "b" ? Object.keys(this)[0] : value })',
    // Classes of the language.
    '[[] instanceof Array, [] instanceof Object, (() => 1) instanceof Object, "a" instanceof Object, "a" instanceof String]',
    '[new Error("a") instanceof Error, new TypeError() instanceof Error, new Error() instanceof TypeError, null instanceof Object]',
    '[new Date() instanceof Date, new Set() instanceof Set, /a/ instanceof RegExp, Promise.resolve() instanceof Promise, {} instanceof Array]',
    '[new Error().message, new Error(undefined).message, new Error("a").message, new RangeError(5).name, String(new SyntaxError("b"))]',
    // Intl.
    '[new Intl.NumberFormat(["de", "en"]).format(1234.5), new Intl.ListFormat("en").format(["a", "b"]), new Intl.ListFormat("en").formatToParts(["a"])]',
    '[new Intl.NumberFormat("en").resolvedOptions().locale, new Intl.PluralRules("en").select(2), new Intl.Collator("de").compare("a", "b")]',
    '[typeof new Intl.Collator("de").compare, new Intl.Collator("en", { sensitivity: "base" }).compare("a", "A"), new Intl.Collator("de").resolvedOptions().locale]',
    'var o = new Intl.NumberFormat("en").resolvedOptions(); o.locale = "x"; return o.locale',
    'new Intl.DateTimeFormat("en-US", { timeZone: "UTC" }).formatRange(new Date(0), new Date(864e5 * 40))',
    // Functions.
    'function f(...args) { return [this.n, ...args] } return [f.apply({ n: 1 }), f.apply({ n: 1 }, null), f.call({ n: 2 }, 3), f.bind({ n: 4 }, 5)(6)]',
    '[Boolean.prototype.valueOf.call(true), Number.prototype.toFixed.call(1.25, 1), Date.prototype.getTime.call(new Date(3))]',
    '[String.prototype.trim.call(" a "), Array.prototype.join.call("abc", "-"), Array.prototype.indexOf.call({ length: 2, 1: "x" }, "x")]',
    '["".concat.call(1, 2), [].map.call({ length: 1, 0: 2 }, (x) => x * 2), (1).toFixed.call(2.5, 0), [].slice.apply("ab", [1])]',
  ])('answer as in JavaScript: %s', expectNative)
})
