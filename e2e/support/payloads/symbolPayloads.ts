import { blockOf, boxOf, textOf } from '../contentBlocks'
import { IMG, JS, type Payloads, RUN, SAFE, SVG } from './EntryPayload'

/** Payloads in symbols, slots and state providers. */
export const SYMBOL_PAYLOADS: Payloads = {
  'names of a symbol': blockOf('Symbol', {
    symbol: {
      model: `">${IMG}`,
      entry: `../../${IMG}`,
      content: { id: `">${IMG}`, data: { blocks: [textOf(SAFE)] } },
    },
  }),
  'data of a symbol': blockOf('Symbol', {
    symbol: {
      model: 'm',
      entry: 'e',
      data: JSON.parse(`{"title":"${SAFE}${IMG}","__proto__":{"polluted":1}}`),
      content: { id: 's1', data: { blocks: [textOf('{{state.title}}')] } },
    },
  }),
  'content of a symbol': blockOf('Symbol', {
    symbol: {
      model: 'm',
      entry: 'e',
      content: {
        id: 's2',
        data: {
          jsCode: RUN,
          cssCode: '#before, #after { display: none !important }',
          blocks: [
            textOf(`${SAFE}${SVG}`),
            blockOf('Embed', { content: `<script>${RUN}</script>` }),
          ],
        },
      },
    },
  }),
  'blocks in a slot': blockOf('Symbol', {
    symbol: {
      model: 'm',
      entry: 'e',
      data: {
        kids: [textOf(`${SAFE}${SVG}`), boxOf({ tagName: 'script', properties: { text: RUN } })],
      },
      content: { id: 's3', data: { blocks: [blockOf('Slot', { name: 'kids' })] } },
    },
  }),
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
