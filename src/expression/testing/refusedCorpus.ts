/** A refused construct, and the message for it. */
export interface RefusedConstruct {
  readonly name: string
  readonly message: string
  readonly text: string
}

export const REFUSED: readonly RefusedConstruct[] = [
  { name: 'classes', message: '"class" is not supported', text: 'class A {} return new A()' },
  {
    name: 'generators',
    message: 'Generators are not supported',
    text: 'function* ids() { yield 1 }',
  },
  { name: 'tagged templates', message: 'Tagged templates are not supported', text: 'css`a`' },
  { name: 'setters', message: 'Setters are not supported', text: '({ set a(v) {} })' },
  { name: 'BigInt', message: 'BigInt is not supported', text: '10n + 1n' },
  { name: '`import`', message: '"import" is not supported', text: 'import("/x.js")' },
  { name: '`with`', message: '"with" is not supported', text: 'with (state) { n }' },
  {
    name: '`await` in bindings, outside of `async` functions',
    message: '"await" works in actions and async functions only',
    text: 'await state.load()',
  },
  {
    name: '`for await`',
    message: '"for await" is not supported',
    text: 'async function f() { for await (const x of []) {} }',
  },
  {
    name: 'timers in bindings',
    message: 'Timers work in actions only',
    text: 'setTimeout(() => {}, 10)',
  },
  {
    name: '`window`, `document`, and what belongs to them',
    message: '"window" is not defined here',
    text: 'window.location.href',
  },
  {
    name: '`fetch` in bindings',
    message: '"fetch" works in actions only',
    text: 'fetch("/api")',
  },
  {
    name: '`localStorage`',
    message: '"localStorage" is not defined here',
    text: 'localStorage.getItem("a")',
  },
  {
    name: '`eval`, `Function`',
    message: '"Function" is not a function here',
    text: 'new Function("return 1")()',
  },
  {
    name: '`Proxy`, `Reflect`, `WeakMap`',
    message: '"Reflect" is not defined here',
    text: 'Reflect.ownKeys(state)',
  },
  {
    name: '`prototype`, `constructor`, `__proto__`',
    message: 'Property name "prototype" is not allowed',
    text: 'Array.prototype.last = function () { return this[0] }',
  },
]
