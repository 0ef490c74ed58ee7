import { blockOf, boxOf, textOf } from '../contentBlocks'
import type { EntryPayload } from './EntryPayload'

/** Payloads in symbols, slots and state providers. */
export const SYMBOL_PAYLOADS: readonly EntryPayload[] = [
  [
    'names of a symbol',
    (run, safe) => [
      blockOf('Symbol', {
        symbol: {
          model: `"><img src onerror=${run}>`,
          entry: `../../<img src onerror=${run}>`,
          content: { id: `"><img src onerror=${run}>`, data: { blocks: [textOf(safe)] } },
        },
      }),
    ],
  ],
  [
    'data of a symbol',
    (run, safe) => [
      blockOf('Symbol', {
        symbol: {
          model: 'm',
          entry: 'e',
          data: JSON.parse(
            `{"title":"${safe}<img src onerror=${run}>","__proto__":{"polluted":1}}`,
          ),
          content: { id: 's1', data: { blocks: [textOf('{{state.title}}')] } },
        },
      }),
    ],
  ],
  [
    'content of a symbol',
    (run, safe) => [
      blockOf('Symbol', {
        symbol: {
          model: 'm',
          entry: 'e',
          content: {
            id: 's2',
            data: {
              jsCode: run,
              cssCode: '#before, #after { display: none !important }',
              blocks: [
                textOf(`${safe}<svg onload=${run}>`),
                blockOf('Embed', { content: `<script>${run}</script>` }),
              ],
            },
          },
        },
      }),
    ],
  ],
  [
    'blocks in a slot',
    (run, safe) => [
      blockOf('Symbol', {
        symbol: {
          model: 'm',
          entry: 'e',
          data: {
            kids: [
              textOf(`${safe}<svg onload=${run}>`),
              boxOf({ tagName: 'script', properties: { text: run } }),
            ],
          },
          content: { id: 's3', data: { blocks: [blockOf('Slot', { name: 'kids' })] } },
        },
      }),
    ],
  ],
  [
    'blocks in the state',
    (run, safe) => ({
      state: {
        kids: [
          boxOf({
            tagName: 'iframe',
            properties: { onclick: run, href: `javascript:${run}` },
            actions: 5,
            bindings: [],
            children: {},
          }),
          textOf(safe),
          blockOf('Text', { text: `<svg onload=${run}>` }),
        ],
      },
      blocks: [
        blockOf('Slot', { name: 'kids' }),
        blockOf('Slot', { name: `"><img src onerror=${run}>` }),
        blockOf('Slot', { name: '__proto__' }),
      ],
    }),
  ],
  [
    'state of a state provider',
    (run, safe) => [
      blockOf(
        'Builder:StateProvider',
        {
          state: JSON.parse(`{"__proto__":{"polluted":1},"a":"<img src onerror=${run}>"}`),
          context: { constructor: run },
        },
        { children: [textOf(`${safe}{{state.a}}`)] },
      ),
    ],
  ],
]
