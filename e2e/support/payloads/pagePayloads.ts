import { textOf } from '../content/contentBlocks'
import { ESCAPE, IMG, JS, type Payloads, RUN, SAFE, STRANGER, shown } from './EntryPayload'

/** Payloads in an entry outside its blocks. */
export const PAGE_PAYLOADS: Payloads = {
  'CSS of the entry': {
    blocks: shown(),
    cssCode: `@import "${STRANGER}/a.css"; body, html, :root, #before { color: rgb(9, 9, 9) !important } @namespace x; </style>${IMG} ${ESCAPE}`,
  },
  'CSS about the page': {
    blocks: shown(),
    cssCode:
      ':host-context(body) #before, :is(html) body, body #after { display: none !important } @property --page { syntax: "*"; inherits: true; initial-value: taken } @page { margin: 9in }',
  },
  fonts: {
    blocks: shown(),
    customFonts: [
      { family: `A"${ESCAPE}`, fileUrl: JS },
      { family: 'B', fileUrl: `"); ${ESCAPE}` },
    ],
    cssCode: `@font-face { font-family: C; src: url(${JS}) }`,
  },
  'code of the entry': { blocks: shown(), jsCode: RUN },
  'requests of the entry': {
    blocks: shown(),
    httpRequests: { a: JS, b: `data:text/html,${RUN}`, __proto__: `${STRANGER}/a` },
  },
  'inputs and state': {
    blocks: [textOf(`${SAFE}{{state.a}}{{a}}`)],
    state: JSON.parse(
      `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":"${IMG}"}`,
    ),
    inputs: [
      { name: '__proto__', defaultValue: { polluted: RUN } },
      { name: 'constructor', defaultValue: RUN },
    ],
  },
}
