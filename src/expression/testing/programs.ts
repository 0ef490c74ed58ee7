import fc from 'fast-check'

/** State for random programs. Every key is also readable as a bare name. */
export const PROGRAM_STATE = {
  x: 7,
  y: 'why',
  count: 3,
  price: 19.99,
  title: 'Hello',
  empty: '',
  on: true,
  off: false,
  nothing: null,
  list: [3, 1, 2],
  words: ['b', 'a', 'c'],
  user: { name: 'Ada', tags: ['x', 'y'], age: 36, address: { city: 'London' } },
  rows: [
    { id: 1, label: 'one' },
    { id: 2, label: 'two' },
  ],
}

const STATE_PATHS = [
  ...['count', 'price', 'title', 'empty', 'on', 'off', 'nothing', 'list', 'words', 'user', 'rows'],
  ...['user.name', 'user.tags', 'user.age', 'user.address.city', 'user.missing', 'missing'],
  ...['list[0]', 'list.length', 'rows[1].label', 'rows[0]', 'title.length', 'title[1]'],
]

const BINARY = '+ - * / % ** == != === !== < > <= >= && || ?? & | ^ << >> >>> ,'.split(' ')
const UNARY = ['!', '-', '+', '~', 'typeof ', 'void ']

const LIST_CALLS = [
  ...['map((x, i) => @)', 'filter((x) => @)', 'find((x) => @)', 'some((x) => @)'],
  ...['every((x) => @)', 'reduce((x, y) => @, @)', 'flatMap((x) => [x, @])', 'forEach((x) => @)'],
  ...['findIndex((x) => @)', 'slice(@)', 'concat(@)', 'join(@)', 'indexOf(@)', 'includes(@)'],
  ...['flat()', 'slice().sort((x, y) => x - y)', 'slice().sort()', 'slice().reverse()'],
]

const TEXT_CALLS = [
  ...['toUpperCase()', 'toLowerCase()', 'slice(@, @)', 'split(@)', 'split("").length'],
  ...['indexOf(@)', 'includes(@)', 'startsWith(@)', 'endsWith("o")', 'charAt(@)', 'charCodeAt(1)'],
  ...['concat(@, @)', 'trim()', 'replace("l", "L")', 'replace("e", (x) => x + @)'],
  ...['split("l").join(@)', 'padStart(8, "*")', 'padEnd(7)', 'repeat(2)', 'substring(@)'],
]

const FUNCTION_CALLS = [
  ...['Math.max(@, @)', 'Math.round(@)', 'Math.floor(@)', 'Math.abs(@)', 'Number(@)', 'String(@)'],
  ...['Boolean(@)', 'parseInt(@)', 'parseFloat(@)', 'isNaN(@)', 'Array.isArray(@)'],
  'Object.keys(state.user)',
  'Object.values(state.rows[0])',
  'Object.entries(state.user.address)',
  'Object.assign({}, state.user, { age: @ })',
  'Object.fromEntries([["a", @], ["b", @]])',
  'JSON.stringify(@)',
  'JSON.parse("[1, {\\"a\\": 2}]")',
  'Array.from({ length: 3 }, (_, x) => @)',
  'Number.isInteger(@)',
  'encodeURIComponent(@)',
  '((x) => @)(@)',
  '((x = 1, ...y) => [x, y])(@, @)',
  '(({ name, age = 2 }) => name + age)(state.user)',
  '(([x, , y]) => [y, x])(state.list)',
  '(function (x) { return @ })(@)',
]

const STATEMENTS = [
  'v0 = @',
  'v1 += @',
  'v0++',
  '--v1',
  'v2.push(@)',
  'v2[1] = @',
  'v3.key = @',
  'v3["a" + 1] = @',
  'v3.key ??= @',
  'v0 ||= @',
  'v1 &&= @',
  ';[v0, v1] = [v1, v0]',
  'if (@) { # } else { # }',
  'if (@) v0 = @; else if (@) v1 = @',
  'for (let i = 0; i < 3; i++) { # }',
  'for (let i = 0; i < 4; i++) { if (i === 1) continue; if (i > 2) break; v1 = i; # }',
  'for (const item of [1, @]) { v0 = item; # }',
  'for (const [x, y] of Object.entries(state.user.address)) { v0 = x; v1 = y }',
  'for (var x in { a: 1, b: 2 }) { v0 = x; # }',
  '{ let v0 = @; v1 = v0; # }',
  'const { name, ...rest } = state.user; v3 = rest',
  'v1 = twice(@)',
  'v0 = [1, 2].map(function (x) { var y = x; if (y > 1) return @; return y })',
  'var made = []; for (let i = 0; i < 3; i++) made.push(() => i); v1 = made.map((f) => f())',
]

/** Statements of the rest of the language. */
const MORE_STATEMENTS = [
  'let i = 0; do { i++; # } while (i < 3); v0 = i',
  'switch (@) { case @: v0 = 1; #; break; case 3: v1 = 2; default: #; }',
  'switch (typeof (@)) { case "number": v0 = 1; case "string": #; break; default: v1 = 3 }',
  'try { v0 = @; # } catch (error) { v1 = error instanceof TypeError }',
  'try { throw @ } catch (thrown) { v0 = thrown instanceof Error ? "error" : thrown; # } finally { v1 = 5 }',
  'try { # } finally { v2.push(@) }',
  'outer: for (const x of [1, 2]) { for (const y of [1, 2]) { if (y > 1) continue outer; if (x > 1) break outer; v0 = [x, y]; # } }',
  'v0 = [...new Set([@, @, @])]',
  'v0 = [...new Map([["a", @], ["b", @]]).entries()]',
  'v0 = String(@).replace(/[a-z]+/g, (x) => x.length)',
  'v0 = String(@).split(/[,.]/)',
  'v0 = (/(\\d+)/.exec(String(@)) || [])[1]',
  'v0 = [1, @].map(function () { return arguments.length })',
  'v0 = ({ n: @, get double() { return this.n } }).double',
  'v1 = [...[@, @].toReversed().entries()]',
]

const WRITES = [
  'state.count = @',
  'state.count += 2',
  'state.count++',
  'state.user.name = @',
  'state.user["age"] -= @',
  'state.user.address = { city: @ }',
  'state.list.push(@)',
  'state.list.splice(1, 1, @)',
  'state.list.sort()',
  'state.words.reverse()',
  'state.words.unshift(@)',
  'state.words.pop()',
  'state.rows[0].label += @',
  'state.rows.forEach((row) => { row.id = row.id + 1 })',
  'state.rows = state.rows.filter((row) => @)',
  'state.rows.find((row) => row.id === 2).label = @',
  'state.added = [@, state.user]',
  'delete state.empty',
  'delete state.user.tags',
  'Object.assign(state, { on: @ })',
  'Object.assign(state.user, { extra: @ })',
  'v3 = state.user; v3.age = @',
  'state.off = !state.off',
]

const leaf = fc.oneof(
  fc.constantFrom(...STATE_PATHS.map((path) => `state.${path}`)),
  fc.constantFrom('count', 'title', 'user.name', 'list', 'rows', 'x'),
  fc.constantFrom('0', '1', '2', '-1', '0.5', '1e3', '.25', '0x1f', '10', 'NaN', 'Infinity'),
  fc.constantFrom('true', 'false', 'null', 'undefined'),
  fc.constantFrom('""', '"a"', "'3'", '" "', '"l"', '[]', '({}).a'),
)

/** Expressions on whose value JavaScript and the expression language should agree. */
export const expressions: fc.Arbitrary<string> = fc.letrec<{ any: string }>((tie) => {
  const any = tie('any')
  const withHoles = (texts: readonly string[]) =>
    fc.tuple(fc.constantFrom(...texts), fc.array(any, { minLength: 3, maxLength: 3 })).map(fill)
  return {
    any: fc.oneof(
      { maxDepth: 4, depthSize: 'medium', withCrossShrink: true },
      leaf,
      fc.tuple(fc.constantFrom(...UNARY), any).map(([operator, value]) => `${operator}(${value})`),
      fc
        .tuple(any, fc.constantFrom(...BINARY), any)
        .map(([left, operator, right]) => `((${left}) ${operator} (${right}))`),
      fc.tuple(any, any, any).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
      fc.tuple(any, any).map(([one, other]) => `\`<\${${one}}|\${${other}}>\``),
      fc.tuple(any, any).map(([one, other]) => `[${one}, ...[${other}], 1]`),
      fc
        .tuple(any, any)
        .map(([one, other]) => `({ a: ${one}, ['b' + 1]: ${other}, ...state.user })`),
      fc.tuple(any, any).map(([object, key]) => `(${object})[${key}]`),
      any.map((object) => `(${object})?.name?.length`),
      any.map((object) => `(${object})?.address.city`),
      withHoles(LIST_CALLS.map((call) => `state.list.${call}`)),
      withHoles(LIST_CALLS.map((call) => `[@, @].${call}`)),
      withHoles(TEXT_CALLS.map((call) => `title.${call}`)),
      withHoles(TEXT_CALLS.map((call) => `String(@).${call}`)),
      withHoles(FUNCTION_CALLS),
    ),
  }
}).any

/** Function bodies without writes to the state. */
export const programs: fc.Arbitrary<string> = bodiesOf(STATEMENTS)

/** Function bodies that write to the state. */
export const actions: fc.Arbitrary<string> = bodiesOf([...STATEMENTS, ...WRITES, ...WRITES])

/** Like {@link actions}, with statements of the whole language. */
export const largerActions: fc.Arbitrary<string> = bodiesOf([
  ...STATEMENTS,
  ...WRITES,
  ...MORE_STATEMENTS,
  ...MORE_STATEMENTS,
])

function bodiesOf(lines: readonly string[]): fc.Arbitrary<string> {
  const filled = (text: fc.Arbitrary<string>) =>
    fc
      .tuple(text, fc.array(expressions, { minLength: 4, maxLength: 4 }))
      .map(([line, values]) => fill([line, values]))
  const simple = filled(fc.constantFrom(...lines.filter((line) => !line.includes('#'))))
  const nested = fc
    .tuple(filled(fc.constantFrom(...lines)), simple, simple)
    .map(([line, ...inner]) => inner.reduce((text, piece) => text.replace('#', () => piece), line))
  return fc
    .tuple(expressions, fc.array(nested, { minLength: 1, maxLength: 4 }))
    .map(([first, body]) =>
      [
        `var v0 = ${first}, v1 = 2, v2 = [], v3 = {}`,
        ...body.map(
          (line, index) =>
            (/^(?:const|var|let) /.test(line) ? `{ ${line} }` : line) + (index % 2 ? ';' : ''),
        ),
        'return [v0, v1, v2, v3]',
        'function twice(x) { return [x, x] }',
      ].join('\n'),
    )
}

function fill([text, values]: [string, readonly string[]]): string {
  let next = 0
  return text.replace(/@/g, () => `(${values[next++ % values.length]})`)
}
