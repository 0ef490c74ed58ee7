import { block, box, component, entry, text } from './blocks'
import type { Block, Entry } from './Entry'

const STATE = {
  user: { name: 'Ada', age: 36, tags: ['x', 'y'], isOn: true, isOff: false, none: null },
  list: [
    { title: 'One', price: 1.5 },
    { title: 'Two', price: 20 },
    { title: 'Three', price: 0 },
  ],
  n: 2,
  html: '<b>bold</b> & more',
  nested: { deep: { word: 'deep' } },
}

/** Code that ends in a value; the first was emptied. */
const VALUES = `
state.user.name
state.user.name;
return state.user.name
return state.user.name;
state.user['name']
state.user?.name ?? "nobody"
state.missing?.deep
state.missing.deep
state.missing || "instead"
state.user.age
state.user.age + 1
state.user.age * 2 / 3
state.user.isOn
state.user.isOff
state.user.none
state.user.tags
state.user.tags.join(" / ")
state.user.tags.map(tag => tag.toUpperCase()).join()
state.user.tags.map(function (tag) { return tag + "!" }).join(" ")
state.user.tags.length
state.list[1].title
state.list.filter(item => item.price > 1).length
state.list.reduce((sum, item) => sum + item.price, 0).toFixed(2)
state.list.find(({ title }) => title === "Two").price
state.user.isOn ? "on" : "off"
state.user.isOff ? "on" : "off"
state.user.isOff ? "on" : ""
!state.user.isOn
state.user.isOn && "shown"
state.user.name + " is " + state.user.age
\`\${state.user.name} is \${state.user.age}\`
state.html
"<em>" + state.user.name + "</em>"
state.nested.deep.word
Object.keys(state.user).length
JSON.stringify(state.user.tags)
Math.max(1, state.n)
new Date(0).getUTCFullYear()
parseInt("12px", 10)
// a comment\nstate.user.name
/* a comment */ state.user.name
state.user.name // a comment
if (state.user.isOn) { return "on" } else { return "off" }
if (state.user.isOff) { return "on" }\nreturn "off"
const name = state.user.name; return name.toLowerCase()
let sum = 0; for (const item of state.list) { sum += item.price } return sum
var i = 0; while (i < 3) { i++ } return i
function twice(n) { return n * 2 } return twice(state.n)
(() => state.user.name)()
(function () { return state.user.name })()
switch (state.n) { case 2: return "two"; default: return "other" }
try { return state.missing.deep } catch (error) { return "caught" }
typeof state.user
typeof state.missing
typeof window
state.n > 1 && state.n < 3
state.user.name.replace(/A/, "O")
state.user.name.split("").reverse().join("")
[1, 2, 3].includes(state.n)
[...state.user.tags, "z"].length
({ a: 1 }).a
null
undefined
0
""
NaN
1 / 0
throw new Error("no")
this is not code`

/** Forms in which editors store code: as typed, compiled to ES5, compiled beside the original. */
const STORED: Readonly<Record<string, (key: string, code: string) => object>> = {
  bindings: (key, code) => ({ bindings: { [key]: code } }),
  'code.bindings': (key, code) => ({ code: { bindings: { [key]: code } } }),
  both: (key, code) => ({
    bindings: { [key]: compiled(code) },
    code: { bindings: { [key]: code } },
  }),
  compiled: (key, code) => ({ bindings: { [key]: compiled(code) } }),
}

const compiled = (code: string): string =>
  isExpression(code) ? `var _virtual_index=${code.replace(/;$/, '')};return _virtual_index` : code

const isExpression = (code: string): boolean =>
  !/^(?:$|return|if|const|let|var|function|switch|try|throw|this is|\/\/|\/\*)|\/\//.test(code)

/** Keys of bindings beside the text, with code for each. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  show: ['state.user.isOn', 'state.user.isOff', 'state.missing', 'state.n', '""', 'null', ''],
  hide: ['state.user.isOn', 'state.user.isOff', 'state.missing', 'state.n', ''],
  'style.color': ['"rgb(1, 2, 3)"', 'state.missing', '""', '7'],
  'style.marginTop': ['"12px"', 'state.n', 'state.n + "px"'],
  'responsiveStyles.large.color': ['"rgb(1, 2, 3)"', 'state.missing', ''],
  'responsiveStyles.small.fontSize': ['"31px"'],
  'properties.title': ['state.user.name'],
  'properties.href': ['"/page"', 'state.missing'],
  linkUrl: ['"/page"', 'state.missing', '""'],
  id: ['"own"'],
  'component.options.text': ['""', '" "'],
  'component.options': ['({ text: "all" })'],
}

const COLLECTIONS = `state.list
state.list;
return state.list
state.list.filter(item => item.price > 1)
state.user.tags
state.missing
[]
Object.keys(state.nested)
state.n
[1, 2]`.split('\n')

/** Statements of actions. The entry shows what they have written. */
const ACTIONS = `state.n = 7
state.n++
state.n += 10;
state.user.name = "Bob"
state.user.tags.push("z")
state.user.tags = [...state.user.tags, "z"]
state.list = state.list.filter(item => item.price > 1)
state.user = { ...state.user, name: "Eve" }
if (state.user.isOn) { state.n = 1 } else { state.n = 0 }
const next = state.n + 1; state.n = next
var next = state.n; state.n = next * 2; return next
state.toggle()
state.toggle(); state.user.name = "Ann"
state.user.isOn = !state.user.isOn
event.preventDefault(); state.n = 5
state.list[0].title = "First"
delete state.user.name
state.fresh = "new"
for (let i = 0; i < 3; i++) { state.n += i }
(() => { state.n = 9 })()
[1, 2].forEach(n => { state.n += n })
state.user.tags.sort().reverse()
Object.assign(state.user, { name: "Kim" })
// nothing
throw new Error("no")
state.missing.deep = 1
setTimeout(() => { state.n = 11 }, 10)
Promise.resolve(4).then(n => { state.n = n })
async function later() { state.n = 6 } later()
context.n = 1; state.n = context.n`.split('\n')

/** Bindings and actions in all forms in which editors have stored code. */
export function codeEntries(): Entry[] {
  const data = { state: STATE }
  const withData = (name: string, blocks: readonly Block[]) => entry(name, blocks, { data })
  const bound = (key: string, codes: readonly string[], forms: readonly string[]) =>
    codes.flatMap((code) =>
      forms.map((form) => {
        const stored = STORED[form]?.(key, code) ?? {}
        return withData(`binding ${key} (${form}): ${code}`, [
          text('Default', stored),
          text('After'),
        ])
      }),
    )
  // Each line is a case, but for an escaped line break.
  const values = VALUES.split('\n').map((code) => code.replaceAll('\\n', '\n'))
  return [
    ...bound('component.options.text', values, ['bindings', 'both']),
    ...bound('component.options.text', values.slice(0, 12), ['code.bindings', 'compiled']),
    ...Object.entries(KEYS).flatMap(([key, codes]) => bound(key, codes, ['bindings', 'both'])),
    ...COLLECTIONS.map((collection) =>
      withData(`repeat: ${collection}`, [
        box(
          [text('', { bindings: { 'component.options.text': 'state.item.title || state.item' } })],
          {
            repeat: { collection, itemName: 'item' },
          },
        ),
      ]),
    ),
    ...values.slice(0, 12).map((code) => withData(`template: ${code}`, [text(`Is {{${code}}}.`)])),
    ...ACTIONS.flatMap((code) => [
      action(`action: ${code}`, { actions: { click: code } }),
      action(`action (code): ${code}`, {
        actions: { click: code },
        code: { actions: { click: code } },
      }),
    ]),
    ...jsCode(),
  ]
}

const SHOWN = `[state.n, state.user && state.user.name, state.user && state.user.tags && state.user.tags.join(), state.user && String(state.user.isOn), state.list.map(item => item.title).join(), state.fresh].join(" | ")`

function action(name: string, stored: object): Entry {
  const button = component('Core:Button', { text: 'Click' }, stored)
  const shown = text('', { bindings: { 'component.options.text': SHOWN } })
  const code = 'state.toggle = () => { state.user.isOn = !state.user.isOn }'
  return entry(name, [button, shown], {
    data: { state: STATE, jsCode: code, tsCode: code },
    clicks: [button.id],
  })
}

/** Code of entries, as typed and as editors have compiled it. */
function jsCode(): Entry[] {
  const codes = [
    'state.n = 5',
    'async function main() { state.n = 6 }\nexport default main()',
    'function main() { state.n = 7 }\nmain()',
    'if (Builder.isBrowser) { state.n = 8 }',
    'if (!Builder.isServer) { state.n = 9 }',
    'var __awaiter=function(){};state.n=10',
    'Object.assign(state, { n: 12 })',
  ]
  return codes.map((code) =>
    entry(
      `code of the entry: ${code}`,
      [
        block({
          component: { name: 'Text', options: {} },
          bindings: { 'component.options.text': 'state.n' },
        }),
      ],
      { data: { state: STATE, jsCode: code, tsCode: code } },
    ),
  )
}
