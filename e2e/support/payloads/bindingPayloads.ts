import { blockOf, boxOf, type ContentBlock, textOf } from '../content/contentBlocks'
import { around, ESCAPE, IMG, JS, type Payloads, RUN, SAFE, SVG, shown } from './EntryPayload'

const bound = (bindings: object): ContentBlock => around({ bindings })

/** Payloads in bindings and actions. */
export const BINDING_PAYLOADS: Payloads = {
  'a bound text': blockOf(
    'Text',
    { text: 'a' },
    { bindings: { 'component.options.text': `'${SAFE}<img src onerror=' + '${RUN}>'` } },
  ),
  'a text with braces': {
    state: { html: IMG },
    blocks: [
      textOf(
        `${SAFE}{{state.html}}{{'${SVG}'}}<img src={{'x onerror=${RUN}'}}><a href="{{'${JS}'}}">a</a>`,
      ),
    ],
  },
  'a bound address': bound({ href: `'${JS}'`, 'properties.href': `'java' + 'script:${RUN}'` }),
  'a bound link': blockOf(
    'Core:Button',
    { text: SAFE },
    { bindings: { 'component.options.link': `'${JS}'` } },
  ),
  'bound styles': bound({
    'style.color': `'red${ESCAPE}'`,
    'responsiveStyles.large.background': `'url(${JS})'`,
    'attr.style': `'color:red${ESCAPE}'`,
    'animations.0.easing': `'${ESCAPE}'`,
  }),
  'bound handlers': bound({
    onclick: `'${RUN}'`,
    'properties.onClick': `'${RUN}'`,
    'properties.dangerouslySetInnerHTML': `({ __html: '${IMG}' })`,
    onFocus: '() => ran(0)',
  }),
  'bound tags': shown(
    boxOf({
      bindings: {
        'component.tag': "'script'",
        'component.name': "'None'",
        'component.options.text': `'${RUN}'`,
        tagName: "'script'",
      },
    }),
  ),
  'paths to prototypes': bound({
    '__proto__.polluted': '1',
    'constructor.prototype.polluted': '1',
    'component.options.__proto__.polluted': '1',
    'properties[__proto__].polluted': '1',
    'responsiveStyles.large.constructor.prototype.polluted': '1',
  }),
  'expressions that reach out': bound({
    class: `''.sub.constructor('${RUN}')()`,
    'properties.title': `(() => 1).constructor('${RUN}')()`,
    'properties.lang': `window.${RUN}`,
    'properties.dir': RUN,
  }),
  'actions that reach out': boxOf({
    actions: {
      click: `${RUN}; window.${RUN}; constructor.constructor('${RUN}')(); event.target.ownerDocument.defaultView.${RUN}; event.view.${RUN}`,
      focus: `this.${RUN}`,
      'click onfocus': RUN,
      __proto__: RUN,
      mouseEnter: `event.currentTarget.innerHTML = '${IMG}'`,
    },
    children: [textOf(SAFE)],
  }),
  repeats: {
    state: { list: [{ id: '__proto__', html: IMG }] },
    blocks: [
      boxOf({
        repeat: { collection: 'state.list', itemName: '__proto__' },
        children: [textOf(`${SAFE}{{state.$item.html}}`)],
      }),
      boxOf({
        repeat: { collection: 'state.list', itemName: 'constructor' },
        children: [textOf('{{constructor.html}}')],
      }),
      boxOf({ repeat: { collection: `constructor.constructor('${RUN}')()` } }),
    ],
  },
}
