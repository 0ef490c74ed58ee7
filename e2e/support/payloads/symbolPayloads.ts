import { blockOf, boxOf, type ContentBlock, textOf } from '../content/contentBlocks'
import { type EntryData, IMG, JS, type Payloads, RUN, SAFE, SVG } from './EntryPayload'

/** A symbol with content of its own. */
const symbol = (content: EntryData, data?: object): ContentBlock =>
  blockOf('Symbol', {
    symbol: { model: 'm', entry: 'e', ...(data && { data }), content: { id: 's', data: content } },
  })

/** Payloads in symbols, slots and state providers. */
export const SYMBOL_PAYLOADS: Payloads = {
  'names of a symbol': blockOf('Symbol', {
    symbol: {
      model: `">${IMG}`,
      entry: `../../${IMG}`,
      content: { id: `">${IMG}`, data: { blocks: [textOf(SAFE)] } },
    },
  }),
  'data of a symbol': symbol(
    { blocks: [textOf('{{state.title}}')] },
    JSON.parse(`{"title":"${SAFE}${IMG}","__proto__":{"polluted":1}}`),
  ),
  'content of a symbol': symbol({
    jsCode: RUN,
    cssCode: '#before, #after { display: none !important }',
    blocks: [textOf(`${SAFE}${SVG}`), blockOf('Embed', { content: `<script>${RUN}</script>` })],
  }),
  'blocks in a slot': symbol(
    { blocks: [blockOf('Slot', { name: 'kids' })] },
    { kids: [textOf(`${SAFE}${SVG}`), boxOf({ tagName: 'script', properties: { text: RUN } })] },
  ),
  'blocks in the state': {
    state: {
      kids: [
        boxOf({
          tagName: 'iframe',
          properties: { onclick: RUN, href: JS },
          actions: 5,
          bindings: [],
          children: {},
        }),
        textOf(SAFE),
        blockOf('Text', { text: SVG }),
      ],
    },
    blocks: [
      blockOf('Slot', { name: 'kids' }),
      blockOf('Slot', { name: `">${IMG}` }),
      blockOf('Slot', { name: '__proto__' }),
    ],
  },
  'state of a state provider': blockOf(
    'Builder:StateProvider',
    {
      state: JSON.parse(`{"__proto__":{"polluted":1},"a":"${IMG}"}`),
      context: { constructor: RUN },
    },
    { children: [textOf(`${SAFE}{{state.a}}`)] },
  ),
}
