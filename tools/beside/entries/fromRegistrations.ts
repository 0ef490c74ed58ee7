import { block, box, component, entry, text } from './blocks'
import type { Block, Entry } from './Entry'
import { inputValues } from './inputValues'
import type { Input, Registration } from './Registration'

const LARGE = { display: 'flex', flexDirection: 'column', position: 'relative' }
const AT_BREAKPOINTS = {
  large: { ...LARGE, marginTop: '20px', color: 'rgb(0, 0, 255)' },
  medium: { width: '80%', paddingLeft: '11px' },
  small: { marginTop: '3px', display: 'block', textAlign: 'center' },
  xsmall: { color: 'rgb(255, 0, 0)' },
}

/** Entries of a registered block: alone, inputs over their values, pairs, places, breakpoints. */
export function entriesOf(
  registration: Registration,
  pairs: number,
  random: () => number,
): Entry[] {
  const { name, inputs = [] } = registration
  const one = (values: object = {}, rest: object = {}) => make(registration, values, rest)
  const single = inputs.flatMap((input) =>
    inputValues(input).map((value) =>
      entry(nameOf(name, [[input, value]]), [one({ [input.name]: value })]),
    ),
  )
  const paired = Array.from({ length: inputs.length > 1 ? pairs : 0 }, () => {
    const chosen = sample(inputs, 2, random).map((input): [Input, unknown] => [
      input,
      sample(inputValues(input), 1, random)[0],
    ])
    const values = Object.fromEntries(chosen.map(([input, value]) => [input.name, value]))
    return entry(nameOf(name, chosen), [one(values)])
  })
  const placed = Object.entries(PLACES).map(([place, put]) => put(`${name} in ${place}`, one))
  return [
    entry(name, [one()]),
    entry(`${name} without options`, [block({ component: { name } })]),
    entry(`${name} at breakpoints`, [one({}, { responsiveStyles: AT_BREAKPOINTS })]),
    ...placed,
    ...single,
    ...paired,
  ]
}

/** Where a block is put, besides at the top. */
const PLACES: Readonly<Record<string, (name: string, one: () => Block) => Entry>> = {
  Box: (name, one) => entry(name, [box([one(), text('After')])]),
  Columns: (name, one) => entry(name, [columns([one()], [text('Beside')])]),
  'Columns in a Box': (name, one) => entry(name, [box([columns([one()], [one()])])]),
  Symbol: (name, one) => {
    const content = { id: `${name} symbol`, data: { blocks: [one()] } }
    const symbol = { entry: content.id, model: 'symbol', content }
    return entry(name, [component('Symbol', { symbol })])
  },
  repeat: (name, one) =>
    entry(name, [box([one()], { repeat: { collection: 'state.list', itemName: 'item' } })], {
      data: { state: { list: [1, 2, 3] } },
    }),
  tab: (name, one) =>
    entry(name, [
      component('Builder: Tabs', {
        defaultActiveTab: 1,
        tabs: [
          { label: [text('One')], content: [one()] },
          { label: [text('Two')], content: [text('Second')] },
        ],
      }),
    ]),
  slide: (name, one) =>
    entry(name, [
      component('Builder:Carousel', {
        slides: [{ content: [one()] }, { content: [text('Second')] }],
        responsive: [{ width: 3000, slidesToShow: 1, slidesToScroll: 1 }],
      }),
    ]),
}

const columns = (...lists: (readonly Block[])[]): Block =>
  component('Columns', { space: 20, columns: lists.map((blocks) => ({ blocks })) })

function make(
  { name, inputs = [], defaultChildren, defaultStyles }: Registration,
  values: object,
  rest: object,
): Block {
  const defaults = Object.fromEntries(
    inputs
      .map((input) => [input.name, input.defaultValue])
      .filter(([, value]) => value !== undefined),
  )
  return component(
    name,
    { ...defaults, ...values },
    {
      ...(defaultChildren && { children: defaultChildren }),
      responsiveStyles: { large: { ...LARGE, ...defaultStyles } },
      ...rest,
    },
  )
}

function nameOf(name: string, values: readonly (readonly [Input, unknown])[]): string {
  const told = values.map(([input, value]) => `${input.name}=${brief(value)}`)
  return `${name}/${told.join(',')}`
}

/** Blocks in a value would hide what differs. */
const brief = (value: unknown): string =>
  (
    JSON.stringify(value, (_, inner) =>
      inner && typeof inner === 'object' && '@type' in inner ? 'block' : inner,
    ) ?? 'missing'
  ).slice(0, 90)

function sample<T>(list: readonly T[], count: number, random: () => number): T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}
