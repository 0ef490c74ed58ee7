import { blockOf, boxOf } from '../content/contentBlocks'
import { IMG, JS, type Payloads, RUN, STRANGER, shown, tagged } from './EntryPayload'

/** Payloads in tags that run code, load documents or act for the page. */
export const TAG_PAYLOADS: Payloads = {
  'the tag script': tagged('script', { text: RUN }),
  'the tag SCRIPT, with an address': tagged(' SCRIPT ', { src: `data:,${RUN}` }),
  'the tag style': tagged('style', { text: `* { display: none }` }),
  'the tag object': tagged('object', { data: JS }),
  'the tag embed': tagged('embed', { src: JS }),
  'the tag base': tagged('base', { href: STRANGER }),
  'the tag meta': tagged('meta', { 'http-equiv': 'refresh', content: `0;url=${JS}` }),
  'the tag link': tagged('link', { rel: 'stylesheet', href: `${STRANGER}/a.css` }),
  'the tag title': tagged('title', { text: 'taken' }),
  'a frame without an address': tagged('iframe', { srcdoc: `<script>parent.${RUN}</script>` }),
  'a frame with a script': tagged('iframe', { src: `javascript:parent.${RUN}` }),
  'a frame with two addresses': tagged('iframe', {
    src: `${STRANGER}/frame`,
    SRC: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='top.${RUN}'/>`,
  }),
  'a frame by component': shown(
    boxOf({
      properties: { src: `${STRANGER}/frame` },
      component: { name: 'None', tag: 'iframe', options: { src: `blob:${RUN}` } },
    }),
  ),
  'a script by component': shown(
    boxOf({ component: { name: 'None', tag: 'script', options: { text: RUN } } }),
  ),
  'an invalid tag': tagged(`img src onerror=${RUN} `, {}),
  'a tag with a namespace': tagged('svg:script', { text: RUN }),
  'SVG that turns a link into one': shown(
    boxOf({
      tagName: 'svg',
      children: [
        boxOf({
          tagName: 'a',
          children: [
            boxOf({ tagName: 'animate', properties: { attributeName: 'href', values: JS } }),
            boxOf({ tagName: 'set', properties: { attributeName: 'xlink:href', to: JS } }),
            boxOf({ tagName: 'text', properties: { y: 9, text: 'a' } }),
          ],
        }),
      ],
    }),
  ),
  'SVG that uses a picture': shown(
    boxOf({
      tagName: 'svg',
      children: [
        boxOf({
          tagName: 'use',
          properties: {
            href: `data:image/svg+xml,<svg id="x" onload="${RUN}"/>#x`,
            'xlink:href': `data:image/svg+xml,<svg id="x" onload="${RUN}"/>#x`,
          },
        }),
      ],
    }),
  ),
  MathML: shown(
    boxOf({
      tagName: 'math',
      children: [boxOf({ tagName: 'mi', properties: { href: JS, 'xlink:href': JS, text: 'a' } })],
    }),
  ),
  'a widget with scripts': tagged('site-blocks', {
    'api-key': 'k',
    model: 'm',
    'allow-scripts': 'true',
    content: JSON.stringify({
      data: { blocks: [blockOf('Embed', { content: `<script>${RUN}</script>` })] },
    }),
  }),
  'a custom element with bound fields': shown(
    boxOf({
      id: 'own',
      tagName: 'x-own',
      properties: { tabIndex: 0, onclick: RUN, outerHTML: IMG, innerText: 'a' },
      bindings: { outerHTML: `state.n ? '<p>${IMG}</p>' : undefined` },
      children: [blockOf('Core:Button', { text: 'a' }, { actions: { click: 'state.n = 1' } })],
    }),
  ),
}
