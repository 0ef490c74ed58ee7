import { blockOf, boxOf, textOf } from '../contentBlocks'
import { type EntryPayload, ESCAPE, shown } from './EntryPayload'

const bound = (bindings: object, safe: string): object[] => [
  boxOf({ bindings, children: [textOf(safe)] }),
]

/** Payloads in bindings and actions. */
export const BINDING_PAYLOADS: readonly EntryPayload[] = [
  [
    'a bound text',
    (run, safe) => [
      blockOf(
        'Text',
        { text: 'a' },
        { bindings: { 'component.options.text': `'${safe}<img src onerror=' + '${run}>'` } },
      ),
    ],
  ],
  [
    'a text with braces',
    (run, safe) => ({
      state: { html: `<img src onerror=${run}>` },
      blocks: [
        textOf(
          `${safe}{{state.html}}{{'<svg onload=${run}>'}}<img src={{'x onerror=${run}'}}><a href="{{'javascript:${run}'}}">a</a>`,
        ),
      ],
    }),
  ],
  [
    'a bound address',
    (run, safe) =>
      bound({ href: `'javascript:${run}'`, 'properties.href': `'java' + 'script:${run}'` }, safe),
  ],
  [
    'a bound link',
    (run, safe) => [
      blockOf(
        'Core:Button',
        { text: safe },
        { bindings: { 'component.options.link': `'javascript:${run}'` } },
      ),
    ],
  ],
  [
    'bound styles',
    (run, safe) =>
      bound(
        {
          'style.color': `'red${ESCAPE}'`,
          'responsiveStyles.large.background': `'url(javascript:${run})'`,
          'attr.style': `'color:red${ESCAPE}'`,
          'animations.0.easing': `'${ESCAPE}'`,
        },
        safe,
      ),
  ],
  [
    'bound handlers',
    (run, safe) =>
      bound(
        {
          onclick: `'${run}'`,
          'properties.onClick': `'${run}'`,
          'properties.dangerouslySetInnerHTML': `({ __html: '<img src onerror=${run}>' })`,
          onFocus: '() => ran(0)',
        },
        safe,
      ),
  ],
  [
    'bound tags',
    (run, safe) =>
      shown(
        safe,
        boxOf({
          bindings: {
            'component.tag': "'script'",
            'component.name': "'None'",
            'component.options.text': `'${run}'`,
            tagName: "'script'",
          },
        }),
      ),
  ],
  [
    'paths to prototypes',
    (_, safe) =>
      bound(
        {
          '__proto__.polluted': '1',
          'constructor.prototype.polluted': '1',
          'component.options.__proto__.polluted': '1',
          'properties[__proto__].polluted': '1',
          'responsiveStyles.large.constructor.prototype.polluted': '1',
        },
        safe,
      ),
  ],
  [
    'expressions that reach out',
    (run, safe) =>
      bound(
        {
          class: `''.sub.constructor('${run}')()`,
          'properties.title': `(() => 1).constructor('${run}')()`,
          'properties.lang': `window.${run}`,
          'properties.dir': run,
        },
        safe,
      ),
  ],
  [
    'actions that reach out',
    (run, safe) => [
      boxOf({
        actions: {
          click: `${run}; window.${run}; constructor.constructor('${run}')(); event.target.ownerDocument.defaultView.${run}; event.view.${run}`,
          focus: `this.${run}`,
          'click onfocus': run,
          __proto__: run,
          mouseEnter: `event.currentTarget.innerHTML = '<img src onerror=${run}>'`,
        },
        children: [textOf(safe)],
      }),
    ],
  ],
  [
    'repeats',
    (run, safe) => ({
      state: { list: [{ id: '__proto__', html: `<img src onerror=${run}>` }] },
      blocks: [
        boxOf({
          repeat: { collection: 'state.list', itemName: '__proto__' },
          children: [textOf(`${safe}{{state.$item.html}}`)],
        }),
        boxOf({
          repeat: { collection: 'state.list', itemName: 'constructor' },
          children: [textOf('{{constructor.html}}')],
        }),
        boxOf({ repeat: { collection: `constructor.constructor('${run}')()` } }),
      ],
    }),
  ],
]
