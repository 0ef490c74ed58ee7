import { boxOf, textOf } from '../contentBlocks'
import { attributes, type EntryPayload, STRANGER, shown, tagged } from './EntryPayload'

/** Payloads in attributes of a block's element. */
export const ATTRIBUTE_PAYLOADS: readonly EntryPayload[] = [
  ...[
    'onclick',
    'onClick',
    'ONCLICK',
    'onFocus',
    'onpointerover',
    'onPointerOverCapture',
    'on:click',
    'on click',
  ].map(
    (name): EntryPayload => [
      `the attribute ${name}`,
      (run, safe) => attributes({ [name]: run }, safe),
    ],
  ),
  [
    'an attribute with another in it',
    (run, safe) => attributes({ [`x onfocus=${run} y`]: 'a', 'x"onfocus': run }, safe),
  ],
  [
    'markup for React',
    (run, safe) =>
      attributes({ dangerouslySetInnerHTML: { __html: `<img src onerror=${run}>` } }, safe),
  ],
  [
    'markup as a property',
    (run, safe) =>
      attributes(
        { innerHTML: `<img src onerror=${run}>`, outerHTML: `<img src onerror=${run}>` },
        safe,
      ),
  ],
  [
    'what React keeps to itself',
    (run, safe) =>
      attributes({ ref: run, key: run, children: `<img src onerror=${run}>`, is: 'x-y' }, safe),
  ],
  [
    'a style',
    (run, safe) =>
      attributes({ style: `background:url("javascript:${run}");x:expression(${run})` }, safe),
  ],
  [
    'attributes of attributes',
    (run, safe) =>
      attributes({ attr: { onclick: run, style: `behavior:url(${STRANGER}/a.htc)` } }, safe),
  ],
  ['an address', (run, safe) => attributes({ href: `javascript:${run}` }, safe)],
  [
    'an address in disguise',
    (run, safe) => attributes({ href: `\u0001 JAVA\tSCRIPT\n:${run}` }, safe),
  ],
  [
    'an address of a page as data',
    (run, safe) =>
      attributes({ href: `data:text/html,<script>opener.${run}</script>`, target: '_blank' }, safe),
  ],
  [
    'another name of the address',
    (run, safe) =>
      attributes(
        {
          HREF: `javascript:${run}`,
          'xlink:HREF': `javascript:${run}`,
          xlinkHref: `javascript:${run}`,
        },
        safe,
      ),
  ],
  [
    'linkUrl',
    (run, safe) => ({
      blocks: [boxOf({ linkUrl: `javascript:${run}`, children: [textOf(safe)] })],
    }),
  ],
  [
    'a form by tag',
    (run, safe) =>
      tagged('form', { action: `javascript:${run}`, ACTION: `javascript:${run}` }, safe),
  ],
  [
    'a button by tag',
    (run, safe) =>
      shown(
        safe,
        boxOf({
          tagName: 'form',
          children: [
            boxOf({
              tagName: 'button',
              properties: {
                formaction: `javascript:${run}`,
                formAction: `javascript:${run}`,
                text: 'a',
              },
            }),
          ],
        }),
      ),
  ],
  ['a ping', (_, safe) => tagged('a', { href: '#a', ping: 'javascript:0', text: 'a' }, safe)],
]
