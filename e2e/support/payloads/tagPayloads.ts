import { blockOf, boxOf } from '../contentBlocks'
import { type EntryPayload, STRANGER, shown, tagged } from './EntryPayload'

/** Payloads in tags that run code, load documents or act for the page. */
export const TAG_PAYLOADS: readonly EntryPayload[] = [
  ['the tag script', (run, safe) => tagged('script', { text: run }, safe)],
  [
    'the tag SCRIPT, with an address',
    (run, safe) => tagged(' SCRIPT ', { src: `data:,${run}` }, safe),
  ],
  ['the tag style', (_, safe) => tagged('style', { text: `* { display: none }` }, safe)],
  ['the tag object', (run, safe) => tagged('object', { data: `javascript:${run}` }, safe)],
  ['the tag embed', (run, safe) => tagged('embed', { src: `javascript:${run}` }, safe)],
  ['the tag base', (_, safe) => tagged('base', { href: STRANGER }, safe)],
  [
    'the tag meta',
    (run, safe) =>
      tagged('meta', { 'http-equiv': 'refresh', content: `0;url=javascript:${run}` }, safe),
  ],
  [
    'the tag link',
    (_, safe) => tagged('link', { rel: 'stylesheet', href: `${STRANGER}/a.css` }, safe),
  ],
  ['the tag title', (_, safe) => tagged('title', { text: 'taken' }, safe)],
  [
    'a frame without an address',
    (run, safe) => tagged('iframe', { srcdoc: `<script>parent.${run}</script>` }, safe),
  ],
  [
    'a frame with a script',
    (run, safe) => tagged('iframe', { src: `javascript:parent.${run}` }, safe),
  ],
  [
    'a frame with two addresses',
    (run, safe) =>
      tagged(
        'iframe',
        {
          src: `${STRANGER}/frame`,
          SRC: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='top.${run}'/>`,
        },
        safe,
      ),
  ],
  [
    'a frame by component',
    (run, safe) =>
      shown(
        safe,
        boxOf({
          properties: { src: `${STRANGER}/frame` },
          component: { name: 'None', tag: 'iframe', options: { src: `blob:${run}` } },
        }),
      ),
  ],
  [
    'a script by component',
    (run, safe) =>
      shown(safe, boxOf({ component: { name: 'None', tag: 'script', options: { text: run } } })),
  ],
  ['an invalid tag', (run, safe) => tagged(`img src onerror=${run} `, {}, safe)],
  ['a tag with a namespace', (run, safe) => tagged('svg:script', { text: run }, safe)],
  [
    'SVG that turns a link into one',
    (run, safe) =>
      shown(
        safe,
        boxOf({
          tagName: 'svg',
          children: [
            boxOf({
              tagName: 'a',
              children: [
                boxOf({
                  tagName: 'animate',
                  properties: { attributeName: 'href', values: `javascript:${run}` },
                }),
                boxOf({
                  tagName: 'set',
                  properties: { attributeName: 'xlink:href', to: `javascript:${run}` },
                }),
                boxOf({ tagName: 'text', properties: { y: 9, text: 'a' } }),
              ],
            }),
          ],
        }),
      ),
  ],
  [
    'SVG that uses a picture',
    (run, safe) =>
      shown(
        safe,
        boxOf({
          tagName: 'svg',
          children: [
            boxOf({
              tagName: 'use',
              properties: {
                href: `data:image/svg+xml,<svg id="x" onload="${run}"/>#x`,
                'xlink:href': `data:image/svg+xml,<svg id="x" onload="${run}"/>#x`,
              },
            }),
          ],
        }),
      ),
  ],
  [
    'MathML',
    (run, safe) =>
      shown(
        safe,
        boxOf({
          tagName: 'math',
          children: [
            boxOf({
              tagName: 'mi',
              properties: {
                href: `javascript:${run}`,
                'xlink:href': `javascript:${run}`,
                text: 'a',
              },
            }),
          ],
        }),
      ),
  ],
  [
    'a widget with scripts',
    (run, safe) =>
      tagged(
        'site-blocks',
        {
          'api-key': 'k',
          model: 'm',
          'allow-scripts': 'true',
          content: JSON.stringify({
            data: { blocks: [blockOf('Embed', { content: `<script>${run}</script>` })] },
          }),
        },
        safe,
      ),
  ],
  [
    'a custom element with bound fields',
    (run, safe) =>
      shown(
        safe,
        boxOf({
          id: 'own',
          tagName: 'x-own',
          properties: {
            tabIndex: 0,
            onclick: run,
            outerHTML: `<img src onerror=${run}>`,
            innerText: 'a',
          },
          bindings: { outerHTML: `state.n ? '<p><img src onerror=${run}></p>' : undefined` },
          children: [blockOf('Core:Button', { text: 'a' }, { actions: { click: 'state.n = 1' } })],
        }),
      ),
  ],
]
