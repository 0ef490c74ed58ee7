import type { Input } from './Registration'

const TEXT = [
  {
    '@type': '@builder.io/sdk:Element',
    component: { name: 'Text', options: { text: 'In a list' } },
  },
]

const NUMBERS = [-1, 0, 1, 2, 2.5, 400]
const TEXTS = ['', 'Plain text', '<b>bold</b> & <i>more</i>', 'áé 漢字 😀', 'a'.repeat(200)]
const ADDRESSES = ['', '/page', 'https://example.com/a?b=c#d', 'mailto:a@example.com', '#below']
const FILES = ['', 'https://cdn.example.com/picture.png', '/picture.png']

const BY_TYPE: Readonly<Record<string, readonly unknown[]>> = {
  number: NUMBERS,
  boolean: [true, false],
  string: TEXTS,
  text: TEXTS,
  longText: TEXTS,
  html: TEXTS,
  url: ADDRESSES,
  file: FILES,
  uiBlocks: [[], TEXT],
  map: [{}, { 'X-One': '1' }],
  uiStyle: [{}, { color: 'rgb(255, 0, 0)' }],
}
/** No value of any input has all of these types. */
const WRONG = [null, 7, 'word', [], {}]

/** Values that an input is tried with; `undefined` leaves it out. */
export function inputValues(input: Input): unknown[] {
  const listed = input.enum?.map((option) => (typeof option === 'object' ? option.value : option))
  const usual = listed ?? BY_TYPE[input.type ?? ''] ?? []
  const limits = [input.min, input.max].flatMap((limit) =>
    limit === undefined ? [] : [limit - 1, limit, limit + 1],
  )
  return distinct([undefined, ...usual, ...limits, ...listValues(input), ...WRONG])
}

/** One item, three, and an item with each of its own fields alone. */
function listValues({ type = '', defaultValue, subFields = [] }: Input): unknown[] {
  if (!/^(?:list|array)$/i.test(type)) return []
  const defaults = Object.fromEntries(
    subFields.map(({ name, defaultValue: value }) => [name, value ?? undefined]),
  )
  const given = Array.isArray(defaultValue) ? defaultValue : []
  const first: object = given[0] ?? defaults
  const fields = subFields.flatMap((field) =>
    inputValues(field).map((value) => [{ ...first, [field.name]: value }, ...given.slice(1)]),
  )
  return [[first], [first, first, first], ...fields]
}

function distinct(values: readonly unknown[]): unknown[] {
  const seen = new Map(values.map((value) => [JSON.stringify(value), value]))
  return [...seen.values()]
}
