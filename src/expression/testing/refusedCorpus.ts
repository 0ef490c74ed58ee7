/** Refused constructs, each with the message for it, and a text. */
export const REFUSED = [
  ['classes', '"class" is not supported', 'class A {} return new A()'],
  ['generators', 'Generators are not supported', 'function* ids() { yield 1 }'],
  ['tagged templates', 'Tagged templates are not supported', 'css`a`'],
  ['setters', 'Setters are not supported', '({ set a(v) {} })'],
  ['BigInt', 'BigInt is not supported', '10n + 1n'],
  ['`import`', '"import" is not supported', 'import("/x.js")'],
  ['`with`', '"with" is not supported', 'with (state) { n }'],
  [
    '`await` in bindings, outside of `async` functions',
    '"await" works in actions and async functions only',
    'await state.load()',
  ],
  [
    '`for await`',
    '"for await" is not supported',
    'async function f() { for await (const x of []) {} }',
  ],
  ['timers in bindings', 'Timers work in actions only', 'setTimeout(() => {}, 10)'],
  [
    '`window`, `document`, and what belongs to them',
    '"window" is not defined here',
    'window.location.href',
  ],
  ['`fetch` in bindings', '"fetch" works in actions only', 'fetch("/api")'],
  ['`localStorage`', '"localStorage" is not defined here', 'localStorage.getItem("a")'],
  ['`eval`, `Function`', '"Function" is not a function here', 'new Function("return 1")()'],
  ['`Proxy`, `Reflect`, `WeakMap`', '"Reflect" is not defined here', 'Reflect.ownKeys(state)'],
  [
    '`prototype`, `constructor`, `__proto__`',
    'Property name "prototype" is not allowed',
    'Array.prototype.last = function () { return this[0] }',
  ],
] as const
