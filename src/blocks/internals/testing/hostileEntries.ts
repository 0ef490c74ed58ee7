import fc from 'fast-check'
import { BLOCK_TYPE, LOCALIZED_TYPE } from '../../../content/types'
import type { BlockDefinition, BlockInput } from '../../../render/compile/BlockDefinition'

const words = (list: string): string[] => list.split(' ')

const KEYS = [
  ...words('__proto__ constructor prototype toString valueOf hasOwnProperty then length toJSON'),
  ...words('text options style class key ref children id name 0 a a.b a[0] @type on onClick --x'),
  '',
  'a b',
]
const ATTRIBUTES = [
  ...words('href src style class className text attr title hidden disabled tabIndex role name'),
  ...words('value checked open data-a aria-label target srcset ping xlink:href contentEditable'),
]
const TAGS = words(
  'div span a p ul li table tr td svg path math input textarea select option button form img video template slot details x-own b',
)
const CSS_NAMES = words(
  'color margin backgroundImage width --gap WebkitBoxFlex display animation float content',
)
const EVENTS = words('click mouseEnter submit change keyDown focus on onClick blur scroll load')
const PATHS = [
  ...words('component.options.text component.options text style.color properties.href show hide'),
  ...words('responsiveStyles.large.color responsiveStyles class animations.0.duration component'),
  ...words('properties component.name __proto__.polluted constructor.prototype.polluted a[b].c'),
  ...words(
    'component.options.columns.0.blocks component.options.image attr.style key 0 . [] linkUrl',
  ),
]
const TEXTS = [
  ...words(
    'a kids kids kids 0 -1 NaN # / https://a.invalid javascript:1 data:text/html,1 {{state}} {{ }} }}{{ % \0',
  ),
  '<p>a</p>',
  '<img src onerror=1><script>1</script>',
  '{{state.list}}{{constructor}}{{',
  'red;} * { color: red',
  'url(',
  '"',
  '/*',
  '\u2028\ud800',
  'x'.repeat(5_000),
]
/** An expression that never ends. */
export const ENDLESS = 'for (;;) {}'
const EXPRESSIONS = [
  ...words(
    'state state.list state.n constructor undefined NaN null [] {} event block context item',
  ),
  'state.n + 1',
  'state.list.map(x => [x, state])',
  'Array(300).fill(state.n)',
  ENDLESS,
  'var o = {}; o.o = o; return o',
  'var a = []; for (var i = 0; i < 200; i++) a = [a]; return a',
  '({ then: 1, id: {}, key: [] })',
  '[{ id: {} }, { id: "a" }, { id: "a" }, null, undefined]',
  '(x => x)',
  '({ "@type": "@builder.io/sdk:Element", id: 5, component: { name: "Text" } })',
  '[{ "@type": "@builder.io/sdk:Element", actions: 5, bindings: [], children: {} }]',
  'new Date(NaN)',
  '"<b>" + state.n',
  'state.n++',
  'state.n = (state.n || 0) + 1; state.list.push(state.n)',
  'state.list = state.list.slice(1).concat([{ id: state.n }])',
  'state.self = state',
  'state.toString = 1; state.list = 5',
  'event.preventDefault(); state.n = event',
  'x =>',
  '`${',
]

/** Values of any kind, as JSON carries them. */
const json: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.oneof(
      fc.constantFrom(...TEXTS),
      fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 4, 100),
      fc.string({ maxLength: 8 }),
    ),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 4 }),
    fc.record({ '@type': fc.constant(LOCALIZED_TYPE), Default: tie('value'), en: tie('value') }),
  ),
})).value

/** Usually a valid value, sometimes anything. */
const mostly = (usual: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: json })

const dictionary = (keys: readonly string[], value: fc.Arbitrary<unknown>) =>
  mostly(fc.dictionary(fc.constantFrom(...keys, ...KEYS), value, { maxKeys: 4 }))

const text = mostly(fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 8 })))
const expression = mostly(fc.constantFrom(...EXPRESSIONS))
const styles = mostly(fc.dictionary(fc.constantFrom(...CSS_NAMES, ...KEYS), text, { maxKeys: 3 }))
const animation = mostly(
  fc.record(
    {
      trigger: mostly(fc.constantFrom('pageLoad', 'hover', 'scrollInView')),
      duration: mostly(fc.constantFrom(0, 0.01, -1, 1e6)),
      delay: mostly(fc.constantFrom(0, 0.01)),
      easing: text,
      repeat: mostly(fc.boolean()),
      thresholdPercent: mostly(fc.constantFrom(0, 50, 1_000)),
      steps: mostly(fc.array(fc.record({ styles }), { maxLength: 3 })),
    },
    { requiredKeys: ['trigger', 'steps'] },
  ),
)

const namesOf = (inputs: readonly BlockInput[]) =>
  fc.constantFrom(...inputs.map(({ name }) => name), ...KEYS)

/** Blocks with all definitions and all of their options, and lists of such blocks. */
const blocksOf = (
  definitions: readonly BlockDefinition[],
): { readonly block: fc.Arbitrary<unknown>; readonly list: fc.Arbitrary<unknown> } =>
  fc.letrec((tie) => {
    const list = tie('list')
    const item = fc.dictionary(
      fc.constantFrom(...words('content blocks label title detail link width query')),
      fc.oneof(list, text),
      { maxKeys: 3 },
    )
    const items = fc.array(item, { maxLength: 3 })
    const option = fc.oneof(list, text, json, expression, items, fc.boolean())
    const symbol = fc.record({
      model: text,
      entry: text,
      data: fc.dictionary(fc.constantFrom('a', ...KEYS), fc.oneof(list, json), { maxKeys: 3 }),
      content: mostly(
        fc.record({ id: text, data: mostly(fc.record({ blocks: list, state: json })) }),
      ),
    })
    const component = fc.constantFrom(...definitions).chain(({ name, inputs = [] }) =>
      fc.record({
        name: fc.constant(name),
        options: mostly(
          name === 'Symbol'
            ? fc.record({ symbol: mostly(symbol), inheritState: fc.boolean() })
            : fc.dictionary(namesOf(inputs), option, { maxKeys: 6 }),
        ),
      }),
    )
    const unknown = fc.record({ name: text, tag: mostly(fc.constantFrom(...TAGS)), options: json })
    const block = fc.record(
      {
        '@type': mostly(fc.constant(BLOCK_TYPE)),
        id: text,
        tagName: mostly(fc.constantFrom(...TAGS)),
        component: mostly(
          fc.oneof({ weight: 9, arbitrary: component }, { weight: 1, arbitrary: unknown }),
        ),
        properties: dictionary(ATTRIBUTES, fc.oneof(text, json)),
        responsiveStyles: dictionary(['large', 'medium', 'small', 'xsmall'], styles),
        bindings: dictionary(PATHS, expression),
        actions: dictionary(EVENTS, expression),
        repeat: fc.oneof(
          { weight: 4, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: mostly(fc.record({ collection: expression, itemName: text })) },
        ),
        animations: mostly(fc.array(animation, { maxLength: 2 })),
        children: list,
        class: text,
        linkUrl: text,
        hide: mostly(fc.constant(false)),
        show: mostly(fc.constant(true)),
      },
      { requiredKeys: ['@type'] },
    )
    const blocks = fc.array(block, { maxLength: 3 })
    const depth = { maxDepth: 4, depthSize: 'small' } as const
    return { block, list: mostly(fc.oneof(depth, fc.constant([]), blocks)) }
  })

/** Entries that a content host might send, valid or not. */
export function hostileEntries(
  definitions: readonly BlockDefinition[],
): fc.Arbitrary<{ readonly data: { readonly blocks: readonly unknown[] } }> {
  const { block, list } = blocksOf(definitions)
  const entry = fc.record({
    id: text,
    meta: mostly(fc.record({ breakpoints: json, rtlMode: json })),
    data: fc.record({
      blocks: fc.array(block, { minLength: 3, maxLength: 8 }),
      state: dictionary(['n', 'list', 'kids'], fc.oneof(json, list)),
      inputs: mostly(fc.array(fc.record({ name: text, defaultValue: json }), { maxLength: 2 })),
      cssCode: text,
      customFonts: mostly(fc.array(fc.record({ family: text, fileUrl: text }), { maxLength: 1 })),
      jsCode: expression,
      httpRequests: dictionary(['a', 'b'], fc.oneof(text, json)),
    }),
  })
  // As received from the network: plain objects, with `__proto__` as an own key.
  return entry.map((value) => JSON.parse(JSON.stringify(value)))
}
