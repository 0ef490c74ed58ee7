import { box, component, type EntryPayload, text } from './EntryPayload'

/** Payloads in symbols, slots and state providers. */
export const SYMBOL_PAYLOADS: readonly EntryPayload[] = [
  [
    'names of a symbol',
    (run, safe) => ({
      blocks: [
        component('Symbol', {
          symbol: {
            model: `"><img src onerror=${run}>`,
            entry: `../../<img src onerror=${run}>`,
            content: { id: `"><img src onerror=${run}>`, data: { blocks: [text(safe)] } },
          },
        }),
      ],
    }),
  ],
  [
    'what a symbol is given',
    (run, safe) => ({
      blocks: [
        component('Symbol', {
          symbol: {
            model: 'm',
            entry: 'e',
            data: JSON.parse(
              `{"title":"${safe}<img src onerror=${run}>","__proto__":{"polluted":1}}`,
            ),
            content: { id: 's1', data: { blocks: [text('{{state.title}}')] } },
          },
        }),
      ],
    }),
  ],
  [
    'what a symbol brings along',
    (run, safe) => ({
      blocks: [
        component('Symbol', {
          symbol: {
            model: 'm',
            entry: 'e',
            content: {
              id: 's2',
              data: {
                jsCode: run,
                cssCode: '#before, #after { display: none !important }',
                blocks: [
                  text(`${safe}<svg onload=${run}>`),
                  component('Embed', { content: `<script>${run}</script>` }),
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
        component('Symbol', {
          symbol: {
            model: 'm',
            entry: 'e',
            data: {
              kids: [
                text(`${safe}<svg onload=${run}>`),
                box({ tagName: 'script', properties: { text: run } }),
              ],
            },
            content: { id: 's3', data: { blocks: [component('Slot', { name: 'kids' })] } },
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
          box({
            tagName: 'iframe',
            properties: { onclick: run, href: `javascript:${run}` },
            actions: 5,
            bindings: [],
            children: {},
          }),
          text(safe),
          component('Text', { text: `<svg onload=${run}>` }),
        ],
      },
      blocks: [
        component('Slot', { name: 'kids' }),
        component('Slot', { name: `"><img src onerror=${run}>` }),
        component('Slot', { name: '__proto__' }),
      ],
    }),
  ],
  [
    'what a state provider gives',
    (run, safe) => ({
      blocks: [
        component(
          'Builder:StateProvider',
          {
            state: JSON.parse(`{"__proto__":{"polluted":1},"a":"<img src onerror=${run}>"}`),
            context: { constructor: run },
          },
          { children: [text(`${safe}{{state.a}}`)] },
        ),
      ],
    }),
  ],
]
