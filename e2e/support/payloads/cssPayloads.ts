import { boxOf, textOf } from '../content/contentBlocks'
import { ESCAPE, IMG, JS, type Payloads, RUN, SAFE, STRANGER, styled } from './EntryPayload'

/** Payloads in styles and animations of blocks. */
export const CSS_PAYLOADS: Payloads = {
  'a value that ends its rule': styled({ color: `red${ESCAPE}`, margin: `0;${ESCAPE}` }),
  'a value that opens a comment, a quote, a bracket': styled({
    color: 'red /*',
    content: '"',
    width: 'calc(',
    background: 'url(',
  }),
  'a value with a script': styled({
    background: `url("${JS}")`,
    behavior: `url(${STRANGER}/a.htc)`,
    MozBinding: `url(${STRANGER}/a.xml)`,
    width: `expression(${RUN})`,
  }),
  'a value that ends the style': styled({
    color: `</style>${IMG}`,
    '--x': `</style><script>${RUN}</script>`,
  }),
  'a name that ends its rule': styled({
    [`color:red${ESCAPE}`]: RUN,
    [`--x:1${ESCAPE}`]: '1',
    __proto__x: 'a',
  }),
  'styles of a breakpoint': boxOf({
    responsiveStyles: {
      [`large){}${ESCAPE}`]: { color: 'red' },
      medium: { color: ESCAPE },
      constructor: { color: 'red' },
    },
    children: [textOf(SAFE)],
  }),
  'a step of an animation': boxOf({
    id: 'step',
    animations: [
      {
        trigger: 'pageLoad',
        duration: 1e-9,
        delay: 0,
        easing: `ease${ESCAPE}`,
        steps: [
          { styles: { opacity: `0${ESCAPE}`, background: `url(${JS})` } },
          { styles: { opacity: '1' } },
        ],
      },
    ],
    children: [textOf(SAFE)],
  }),
  'an animation of hovering': boxOf({
    animations: [
      {
        trigger: 'hover',
        duration: 1,
        easing: `ease${ESCAPE}`,
        steps: [{ styles: {} }, { styles: { color: ESCAPE } }],
      },
    ],
    children: [textOf(SAFE)],
  }),
}
