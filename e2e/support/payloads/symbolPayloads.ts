import { blockOf, boxOf, textOf } from '../contentBlocks'
import type { EntryPayload } from './EntryPayload'

/** Payloads in symbols, slots and state providers. */
export const SYMBOL_PAYLOADS: readonly EntryPayload[] = [
  [
    'names of a symbol',
    (run, safe) => ({
      blocks: [
        blockOf('Symbol', {
          symbol: {
            model: `"><img src onerror=${run}>`,
            entry: `../../<img src onerror=${run}>`,
            content: { id: `"><img src onerror=${run}>`, data: { blocks: [textOf(safe)] } },
          },
        }),
      ],
    }),
  ],
  [
    'what a symbol is given',
    (run, safe) => ({
      blocks: [
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
    }),
  ],
  [
    'what a symbol brings along',
    (run, safe) => ({
      blocks: [
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
    }),
  ],
  [
    'what a slot is given',
    (run, safe) => ({
      blocks: [
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
    }),
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
    'what a state provider gives',
    (run, safe) => ({
      blocks: [
        blockOf(
          'Builder:StateProvider',
          {
            state: JSON.parse(`{"__proto__":{"polluted":1},"a":"<img src onerror=${run}>"}`),
            context: { constructor: run },
          },
          { children: [textOf(`${safe}{{state.a}}`)] },
        ),
      ],
    }),
  ],
]
