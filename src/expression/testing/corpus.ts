/*
 * Code of real content: every construct found in fixtures, samples, public templates and threads,
 * with our own texts that use it as authors do. Generates the table in `docs/expressions.md`.
 */

/** A supported construct, with texts whose value equals JavaScript's. */
export interface TakenConstruct {
  readonly name: string
  readonly texts: readonly string[]
}

export const CORPUS_STATE = {
  n: 5,
  title: 'Summer sale',
  slug: 'red-running-shoes',
  price: '1,234.50',
  plan: 'pro',
  html: '<p>Hi <b>you</b></p>',
  date: '2024-05-06T10:00:00Z',
  href: 'https://shop.example/p/42?utm_source=mail&q=red%20shoes#top',
  tags: ['a', 'b', 'a', 'c'],
  numbers: [3, 10, 2, 8],
  user: { name: 'Ann', email: 'ann@example.org', roles: ['admin', 'editor'] },
  products: [
    { id: 1, name: 'Hat', price: 19.9, kind: 'head', stock: 3 },
    { id: 2, name: 'Scarf', price: 35, kind: 'neck', stock: 0 },
    { id: 1, name: 'Hat', price: 19.9, kind: 'head', stock: 3 },
    { id: 3, name: 'Cap', price: 15.5, kind: 'head', stock: 8 },
  ],
}

export const TAKEN: readonly TakenConstruct[] = [
  {
    name: 'paths, calculations, comparisons, `? :`',
    texts: [
      'state.user.name',
      'state.products[0].price * 2 + 1',
      'state.n > 3 && state.plan !== "free" ? "big" : "small"',
      'state.missing?.deep?.er ?? "none"',
      'typeof state.missing === "undefined" || !state.title',
      '[2 ** 3 ** 2, 7 % 3, 7 / 2 | 0, ~~7.9, -1 >>> 28, 5 & 6]',
      '"name" in state.user && !("age" in state.user)',
    ],
  },
  {
    name: 'templates, literals, numeric separators, `0b`',
    texts: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the text.
      '`${state.title} (${state.n})`',
      '[1_000_000, 0b101, 0o17, 0xff, .5, 1e3]',
      '({ a: 1, "b c": 2, [state.plan]: 3, ...state.user }).pro',
      '[...state.tags, ...[1, 2]].length',
    ],
  },
  {
    name: 'the stored forms of the editor',
    texts: [
      'var _virtual_index=state.user.name;return _virtual_index',
      'var _virtual_index=state.n%2==0?"even":"odd";return _virtual_index',
      'var a = state.n, b = state.title; return a',
      'var x = 1, y = 2; return x',
      'return !0',
      'var _virtual_index=void 0;return _virtual_index',
    ],
  },
  {
    name: '`var`, `let`, `const`, patterns, defaults',
    texts: [
      'const { name, email: mail = "none", ...rest } = state.user; return [name, mail, rest]',
      'let [first, , third = 1] = state.tags; return first + third',
      'let a = 1, b = 2; [a, b] = [b, a]; return [a, b]',
      'let total; total ??= 4; total += 2; total **= 2; return total',
    ],
  },
  {
    name: 'functions, arrows, `this`, `arguments`, `call`, `apply`, `bind`',
    texts: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the text.
      'state.products.map(({ name, price = 0 }) => `${name}: ${price}`)',
      'function twice(x) { return x * 2 } return twice(state.n)',
      '(function () { var sum = 0; for (var i = 0; i < arguments.length; i++) sum += arguments[i]; return sum })(1, 2, 3)',
      'const cart = { items: 2, count() { return this.items } }; return cart.count()',
      'Math.max.apply(null, state.numbers) + Math.min.call(null, 4, 2)',
      'const add = function (a, b) { return this.base + a + b }; return add.bind({ base: 1 }, 2)(3)',
      'function Point(x) { this.x = x } return new Point(4).x',
      'Object.prototype.hasOwnProperty.call(state.user, "name")',
      'Array.prototype.slice.call(state.tags, 1).concat([].concat.apply([], [[1], [2]]))',
    ],
  },
  {
    name: '`if`, `for`, `for…of`, `for…in`, `while`, `do…while`, labels',
    texts: [
      'if (state.n > 9) { return "many" } else if (state.n > 3) { return "some" } return "few"',
      'let sum = 0; for (const { price } of state.products) { if (price > 30) continue; sum += price } return sum',
      'let keys = ""; for (var key in state.user) keys += key; return keys',
      'let i = 0; do { i++ } while (i < 3); return i',
      'let found; outer: for (const a of [1, 2]) { for (const b of [1, 2]) { if (a * b === 2) { found = [a, b]; break outer } } } return found',
      'var i, list = []; for (i of [1, 2]) list.push(i); return list',
    ],
  },
  {
    name: '`switch`',
    texts: [
      'switch (state.plan) { case "pro": return 1; case "team": return 2; default: return 0 }',
      'let out = ""; switch (state.n) { case 1: out += "a"; case 5: out += "b"; case 6: out += "c"; break; default: out += "d" } return out',
      'switch (true) { case state.n > 9: return "L"; case state.n > 3: return "M"; default: return "S" }',
    ],
  },
  {
    name: '`try`, `catch`, `finally`, `throw`, errors',
    texts: [
      'try { return JSON.parse("{") } catch (error) { return "bad" }',
      'try { return state.missing.deep } catch { return "none" }',
      'let log = []; try { log.push(1); throw new Error("x") } catch ({ message }) { log.push(message) } finally { log.push(2) } return log',
      'function f() { try { return 1 } finally { state.n } } return f()',
      'try { null.a } catch (e) { return [e instanceof TypeError, e instanceof Error, e.name] }',
      'try { throw { code: 4 } } catch (e) { return e.code }',
    ],
  },
  {
    name: 'regular expressions, and all methods that take them',
    texts: [
      'state.price.replace(/[^0-9.]/g, "")',
      '/^p/i.test(state.plan)',
      'state.slug.replace(/-(\\w)/g, (_, c) => c.toUpperCase())',
      'state.title.split(/\\s+/).length',
      'state.href.match(/utm_source=([^&#]+)/)[1]',
      'state.html.replace(/<[^>]+>/g, "")',
      '"1234567".replace(/\\B(?=(\\d{3})+(?!\\d))/g, ",")',
      '/^[\\w.-]+@([\\w-]+\\.)+[\\w-]{2,4}$/.test(state.user.email)',
      'state.date.replace(/(\\d+)-(\\d+)-(\\d+).*/, "$3.$2.$1")',
      '[..."a1b22".matchAll(/\\d+/g)].map((match) => match[0])',
      'new RegExp(state.plan + "$", "i").test("PRO")',
      '[state.slug.search(/r/), state.slug.replaceAll(/-/g, " "), /a/.exec("b")]',
      'const r = /o/g; let at = []; let m; while ((m = r.exec("foo boo"))) at.push(m.index); return at',
      '"x-y".replace(/(?<a>x)-(?<b>y)/, "$<b>-$<a> $& $$")',
      '"abc".replace(/b/, "[$`|$\']")',
      '[/^(a+)+$/.test("aaaaaaaaaaaaaaaa!"), /([\'"]).*?\\1/.exec("a \'b\'")[0], "aab".replace(/(\\w)\\1/, "$1")]',
    ],
  },
  {
    name: 'lists',
    texts: [
      'state.products.filter((p, i, all) => all.findIndex((q) => q.id === p.id) === i).map((p) => p.name).join(", ")',
      'state.products.reduce((sum, p) => sum + p.price, 0).toFixed(2)',
      '[...state.numbers].sort((a, b) => a - b)',
      '[state.numbers.toSorted((a, b) => b - a), state.numbers.toReversed(), state.numbers.with(0, 9)]',
      '[state.numbers.findLast((n) => n < 9), state.numbers.findLastIndex((n) => n > 5), state.numbers.at(-1)]',
      'state.products.flatMap((p) => [p.name, p.kind]).includes("neck")',
      '[[...Array(3).keys()], Array.from({ length: 3 }, (_, i) => i + 1), Array(2).fill(0), Array.of(7)]',
      'let out = []; for (const [i, tag] of state.tags.entries()) out.push(i + tag); return out',
      'const list = state.numbers.slice(); list.splice(1, 1, "x", "y"); return [list, list.indexOf("y")]',
      '[state.tags.toSpliced(0, 2), [1, [2, [3]]].flat(Infinity), state.numbers.some((n) => n > 9), [].concat(1, [2])]',
    ],
  },
  {
    name: 'texts',
    texts: [
      'state.slug.split("-").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ")',
      '[state.title.toLowerCase(), state.title.includes("sale"), "7".padStart(3, "0"), " a ".trim()]',
      '["a".localeCompare("b"), "abc".substring(1), "abc".at(-1), "a".repeat(3), String.fromCharCode(65)]',
    ],
  },
  {
    name: '`Set`, `Map`, objects',
    texts: [
      '[...new Set(state.tags)]',
      'new Set(state.tags).size',
      'const seen = new Map(); state.products.forEach((p) => seen.set(p.id, (seen.get(p.id) || 0) + 1)); return [...seen.entries()]',
      'const s = new Set([1]); s.add(2); s.delete(1); return [s.has(1), Array.from(s), [...s.values()]]',
      'Object.entries({ a: 1, b: 2 }).map(([key, value]) => key + value)',
      'Object.fromEntries(state.products.map((p) => [p.id, p.name]))',
      'Object.keys(state.products.reduce((groups, p) => { (groups[p.kind] = groups[p.kind] || []).push(p); return groups }, {}))',
      '[Object.hasOwn(state.user, "name"), Object.is(NaN, NaN), Object.values({ a: 1 }), Object.assign({}, { a: 2 })]',
      '({ price: 10, get vat() { return this.price * 0.19 } }).vat',
      '[[] instanceof Array, new Date() instanceof Date, new Set() instanceof Set, {} instanceof Date]',
      'const copy = structuredClone(state.user); copy.roles.push("x"); return [copy.roles.length, state.user.roles.length]',
      'const copy = structuredClone(new Map([["a", { n: 1 }]])); copy.get("a").n++; return [...copy.entries()]',
    ],
  },
  {
    name: 'numbers, dates, `Math`, `Intl`',
    texts: [
      'new Date(state.date).toLocaleDateString("en-US", { timeZone: "UTC", month: "long", day: "numeric" })',
      '(1234.5).toLocaleString("en-US", { style: "currency", currency: "USD" })',
      'new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }).format(12.5)',
      'new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(state.date))',
      '[new Intl.ListFormat("en").format(["a", "b", "c"]), new Intl.PluralRules("en").select(1)]',
      'new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-1, "day")',
      '[Math.max(...state.numbers), Math.round(2.5), Math.trunc(-4.7), Math.hypot(3, 4), Number("12px")]',
      '[parseInt("08", 10), parseFloat("1.5kg"), Number.isInteger(5), isNaN("x"), (5).toFixed(2), 5..toFixed(1)]',
      'const d = new Date(2024, 0, 31); d.setDate(d.getDate() + 1); return [d.getMonth(), d > new Date(0)]',
    ],
  },
  {
    name: '`URL`, `URLSearchParams`, `JSON`, encoding',
    texts: [
      'new URL(state.href).searchParams.get("q")',
      'const url = new URL(state.href); url.searchParams.set("page", 2); url.hash = ""; return url.toString()',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the text.
      'const q = new URLSearchParams("a=1&b=2"); q.append("c", "3"); return [q.get("b"), q.has("x"), `${q}`, [...q]]',
      '[new URL(state.href).hostname, new URL("/x", state.href).href]',
      'new URLSearchParams([["a", 1], ["b", "x y"]]).toString()',
      'JSON.parse(JSON.stringify(state.user)).name',
      '[encodeURIComponent(state.title), decodeURIComponent("%20"), encodeURI("a b"), escape("ü"), btoa("hi"), atob("aGk=")]',
    ],
  },
]

/** Actions whose value is a promise. */
export const LATER: TakenConstruct = {
  name: '`async`, `await`, promises (in actions)',
  texts: [
    'async function load() { const n = await Promise.resolve(2); return n + 1 } return load()',
    'return (async () => { try { await Promise.reject(new Error("no")) } catch (e) { return e.message } })()',
    'async function all() { let out = []; for (const n of [1, 2]) out.push(await Promise.resolve(n)); return out } return all()',
    'async function f() { let i = 0; while (await Promise.resolve(i < 3)) i++; return i } return f()',
    'return (async () => { switch (await 2) { case 2: return "two" } })()',
    'return (async () => { if (await true) return (await Promise.resolve({ a: [1] })).a[0]; })()',
    'async function f() { for (let i = 0; i < 3; i++) { if (i === 1) continue; await i; if (i === 2) return i } } return f()',
    'const o = { async load(n = 1) { return (await (await Promise.resolve({ json: () => n })).json()) + 1 } }; return o.load(4)',
    'return main(); async function main() { let a = await 1, b = a + (await 2); do { b++ } while (await (b < 6)); return [a, b] }',
    'return (async () => { outer: for (const a of [1, 2]) { for (const b of [1, 2]) { if (await (b > 1)) continue outer; if (a > 1) break outer } } return (async x => await x)(7) })()',
    'return state.n + await Promise.resolve(1)',
    'const [a, b] = await Promise.all([1, state.n]); if (b > a) return { a, b }',
    'async function f(x) { return x || await Promise.resolve(2) } return [await f(0), await f(1)]',
    'async function f(x) { const list = [x.n, (x.n = 2, await x.n), x.n]; return x.n > 1 ? await list : 0 } return f({ n: 1 })',
    'async function f(o) { o.n += await 2; o["k" + o.n] ??= await 5; o.n ||= await g(); return o } return f({ n: 1 })',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the text.
    'async function f(o) { return [o?.a?.(await 1), o.b?.(await 2), await o.c?.d, `${await 3}`, typeof await 4] } return f({ b: (x) => x })',
    'return (async () => { let log = []; try { try { return log } finally { log.push(await 1) } } finally { log.push(2) } })()',
    'async function f(list) { return await Promise.all(list.map(async (x) => { const y = await x; return y * 2 })) } return f([1, 2])',
    'return Promise.resolve(1).then((x) => { throw new Error("x" + x) }).catch((e) => e.message).finally(() => 9)',
    'return Promise.all([1, Promise.resolve(2)]).then((all) => all.length)',
    'return new Promise((resolve) => resolve(5))',
    // The editor's stored form of an async function.
    'var __awaiter=function(e,t,n,r){return new(n||(n=Promise))((function(i,a){function o(e){try{u(r.next(e))}catch(e){a(e)}}function c(e){try{u(r.throw(e))}catch(e){a(e)}}function u(e){var t;e.done?i(e.value):(t=e.value,t instanceof n?t:new n((function(e){e(t)}))).then(o,c)}u((r=r.apply(e,t||[])).next())}))},__generator=function(e,t){var n=0;return{next:function(v){return t.call(e,{label:n,sent:function(){n=2;return v}}).length>1&&n<1?(n=1,{done:!1,value:7}):{done:!0,value:v}}}};function main(){return __awaiter(this,void 0,void 0,(function(){return __generator(this,(function(e){return e.label<1?[4,7]:[2,e.sent()]}))}))}return main()',
  ],
}
