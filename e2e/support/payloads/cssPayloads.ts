import { boxOf, textOf } from '../contentBlocks'
import { type EntryPayload, ESCAPE, STRANGER, styled } from './EntryPayload'

/** Payloads in styles and animations of blocks. */
export const CSS_PAYLOADS: readonly EntryPayload[] = [
  [
    'a value that ends its rule',
    (_, safe) => styled({ color: `red${ESCAPE}`, margin: `0;${ESCAPE}` }, safe),
  ],
  [
    'a value that opens a comment, a quote, a bracket',
    (_, safe) =>
      styled({ color: 'red /*', content: '"', width: 'calc(', background: 'url(' }, safe),
  ],
  [
    'a value with a script',
    (run, safe) =>
      styled(
        {
          background: `url("javascript:${run}")`,
          behavior: `url(${STRANGER}/a.htc)`,
          MozBinding: `url(${STRANGER}/a.xml)`,
          width: `expression(${run})`,
        },
        safe,
      ),
  ],
  [
    'a value that ends the style',
    (run, safe) =>
      styled(
        { color: `</style><img src onerror=${run}>`, '--x': `</style><script>${run}</script>` },
        safe,
      ),
  ],
  [
    'a name that ends its rule',
    (run, safe) =>
      styled({ [`color:red${ESCAPE}`]: run, [`--x:1${ESCAPE}`]: '1', __proto__x: 'a' }, safe),
  ],
  [
    'styles of a breakpoint',
    (_, safe) => [
      boxOf({
        responsiveStyles: {
          [`large){}${ESCAPE}`]: { color: 'red' },
          medium: { color: ESCAPE },
          constructor: { color: 'red' },
        },
        children: [textOf(safe)],
      }),
    ],
  ],
  [
    'a step of an animation',
    (run, safe) => [
      boxOf({
        id: 'step',
        animations: [
          {
            trigger: 'pageLoad',
            duration: 1e-9,
            delay: 0,
            easing: `ease${ESCAPE}`,
            steps: [
              { styles: { opacity: `0${ESCAPE}`, background: `url(javascript:${run})` } },
              { styles: { opacity: '1' } },
            ],
          },
        ],
        children: [textOf(safe)],
      }),
    ],
  ],
  [
    'an animation of hovering',
    (_, safe) => [
      boxOf({
        animations: [
          {
            trigger: 'hover',
            duration: 1,
            easing: `ease${ESCAPE}`,
            steps: [{ styles: {} }, { styles: { color: ESCAPE } }],
          },
        ],
        children: [textOf(safe)],
      }),
    ],
  ],
]
