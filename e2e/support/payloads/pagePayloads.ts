import { textOf } from '../contentBlocks'
import { type EntryPayload, ESCAPE, STRANGER, shown } from './EntryPayload'

/** Payloads in an entry outside its blocks. */
export const PAGE_PAYLOADS: readonly EntryPayload[] = [
  [
    'CSS of the entry',
    (run, safe) => ({
      blocks: shown(safe),
      cssCode: `@import "${STRANGER}/a.css"; body, html, :root, #before { color: rgb(9, 9, 9) !important } @namespace x; </style><img src onerror=${run}> ${ESCAPE}`,
    }),
  ],
  [
    'CSS about the page',
    (_, safe) => ({
      blocks: shown(safe),
      cssCode:
        ':host-context(body) #before, :is(html) body, body #after { display: none !important } @property --page { syntax: "*"; inherits: true; initial-value: taken } @page { margin: 9in }',
    }),
  ],
  [
    'fonts',
    (run, safe) => ({
      blocks: shown(safe),
      customFonts: [
        { family: `A"${ESCAPE}`, fileUrl: `javascript:${run}` },
        { family: 'B', fileUrl: `"); ${ESCAPE}` },
      ],
      cssCode: `@font-face { font-family: C; src: url(javascript:${run}) }`,
    }),
  ],
  ['code of the entry', (run, safe) => ({ blocks: shown(safe), jsCode: run })],
  [
    'requests of the entry',
    (run, safe) => ({
      blocks: shown(safe),
      httpRequests: {
        a: `javascript:${run}`,
        b: `data:text/html,${run}`,
        __proto__: `${STRANGER}/a`,
      },
    }),
  ],
  [
    'inputs and state',
    (run, safe) => ({
      blocks: [textOf(`${safe}{{state.a}}{{a}}`)],
      state: JSON.parse(
        `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":"<img src onerror=${run}>"}`,
      ),
      inputs: [
        { name: '__proto__', defaultValue: { polluted: run } },
        { name: 'constructor', defaultValue: run },
      ],
    }),
  ],
]
