// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry } from '../content/testing/blocks'
import type { Block, BlockOptions, ContentEntry, EntryData } from '../content/types'
import type { Evaluate } from '../render/state/createLogic'
import { renderEntry } from '../render/testing/renderEntry'
import { hydrateEntry } from './internals/testing/hydrateEntry'
import { says, shows } from './internals/testing/renderBlock'
import { slotBlock } from './slot/Slot'
import { stateProviderBlock } from './stateProvider/StateProvider'
import { symbolBlock } from './symbol/SymbolFrame'

type State = NonNullable<EntryData['state']>

const DEFINITIONS = [symbolBlock, slotBlock, stateProviderBlock]

const slot = (name: string, more: Partial<Block> = {}): Block => component('Slot', { name }, more)
const button = (click: string): Block => block({ tagName: 'button', actions: { click } })
const provider = (state: State, children: readonly Block[]): Block =>
  component('Builder:StateProvider', { state }, { children })

function symbol(
  blocks: readonly Block[],
  data: State,
  state: State = {},
  { options, ...more }: Partial<Block> & { readonly options?: BlockOptions } = {},
): Block {
  const content: ContentEntry = { id: 's', data: { blocks, state } }
  return component(
    'Symbol',
    { symbol: { model: 'm', entry: 'e', data, content }, ...options },
    { id: 'builder-y', ...more },
  )
}

async function render(blocks: readonly Block[], state: State = {}, content = {}) {
  const page = deepFreeze(entry([], { data: { blocks, state } }))
  const { all, get } = await renderEntry(page, DEFINITIONS, content)
  return {
    texts: () => all('p').map(({ textContent }) => textContent),
    click: () => act(() => get('button').click()),
  }
}

/**
 * Texts that both of the builder's clients show in three blocks (the giver's, the symbol's, the one
 * in its slot) before and after a write to a name. `has` lists its owners: the giver, the symbol's
 * state, its inputs.
 */
const PRINTED = [
  { has: '', by: 'slot', how: 'assigns', before: ['', '', ''], after: ['', 'W', 'W'] },
  { has: '', by: 'giver', how: 'assigns', before: ['', '', ''], after: ['W', '', ''] },
  { has: '', by: 'symbol', how: 'assigns', before: ['', '', ''], after: ['', 'W', 'W'] },
  { has: 'G', by: 'slot', how: 'assigns', before: ['G', '', ''], after: ['G', 'W', 'W'] },
  { has: 'G', by: 'giver', how: 'assigns', before: ['G', '', ''], after: ['W', '', ''] },
  { has: 'G', by: 'giver', how: 'changes', before: ['G', '', ''], after: ['W', '', ''] },
  { has: 'G', by: 'symbol', how: 'assigns', before: ['G', '', ''], after: ['G', 'W', 'W'] },
  ...['S', 'I'].flatMap((has) => [
    { has, by: 'slot', how: 'assigns', before: ['', has, has], after: ['', 'W', 'W'] },
    { has, by: 'slot', how: 'changes', before: ['', has, has], after: ['', 'W', 'W'] },
    { has, by: 'giver', how: 'assigns', before: ['', has, has], after: ['W', has, has] },
    { has, by: 'symbol', how: 'assigns', before: ['', has, has], after: ['', 'W', 'W'] },
    { has, by: 'symbol', how: 'changes', before: ['', has, has], after: ['', 'W', 'W'] },
  ]),
  ...['GS', 'GI'].flatMap((has) => {
    const before = ['G', has.charAt(1), has.charAt(1)]
    return [
      { has, by: 'slot', how: 'assigns', before, after: ['G', 'W', 'W'] },
      { has, by: 'slot', how: 'changes', before, after: ['G', 'W', 'W'] },
      { has, by: 'giver', how: 'assigns', before, after: ['W', ...before.slice(1)] },
      { has, by: 'giver', how: 'changes', before, after: ['W', ...before.slice(1)] },
      { has, by: 'symbol', how: 'assigns', before, after: ['G', 'W', 'W'] },
      { has, by: 'symbol', how: 'changes', before, after: ['G', 'W', 'W'] },
    ]
  }),
] as const

/** Places of the entry that gives blocks to a symbol. */
const GIVERS: Readonly<Record<string, (blocks: readonly Block[], state: State) => ContentEntry>> = {
  'a page': (blocks, state) => entry([], { data: { blocks, state } }),
  'a symbol': (blocks, state) => entry([symbol(blocks, {}, state)]),
  'blocks in a slot': (blocks, state) => entry([symbol([slot('more')], { more: blocks }, state)]),
}

const EVALUATES: Readonly<Record<string, Evaluate | undefined>> = {
  'the language': undefined,
  'the site': (code, scope) => new Function('scope', `with (scope) { ${code} }`)(scope),
}

const CASES = PRINTED.flatMap((printed) =>
  Object.keys(GIVERS).flatMap((giver) =>
    Object.keys(EVALUATES).map((evaluates) => ({ ...printed, giver, evaluates })),
  ),
)

/** Adds the giver's value in the slot where the clients show none. */
const completed = ([giver = '', inside = '', given = '']: readonly string[]): string[] => [
  giver,
  inside,
  given || giver,
]

/** An entry in which a giver, a symbol and its slot each show blocks. */
function entryOf(
  giver: string,
  has: string,
  valueFor: (letter: string) => unknown,
  blocksOf: (who: string) => Block[],
): ContentEntry {
  const values = (letter: string): State => (has.includes(letter) ? { a: valueFor(letter) } : {})
  const given = symbol(
    [...blocksOf('symbol'), slot('kids')],
    { ...values('I'), kids: blocksOf('slot') },
    values('S'),
  )
  return GIVERS[giver]?.([...blocksOf('giver'), given], values('G')) ?? entry()
}

describe('blocks in a slot', () => {
  it.each(CASES)(
    'see $has and what the $by $how like those of the builder, given by $giver, evaluated by $evaluates',
    async ({ has, by, how, before, after, giver, evaluates }) => {
      const isDeep = how === 'changes'
      const reads = shows(isDeep ? 'state.a && state.a.x' : 'state.a')
      const writes = button(isDeep ? 'state.a.x = "W"' : 'state.a = "W"')
      const { blocks = [], state } = entryOf(
        giver,
        has,
        (letter) => (isDeep ? { x: letter } : letter),
        (who) => (who === by ? [reads, writes] : [reads]),
      ).data
      const evaluate = EVALUATES[evaluates]
      const { texts, click } = await render(blocks, state, {
        ...(evaluate && { evaluate }),
      })
      expect(texts()).toEqual(completed(before))
      click()
      expect(texts()).toEqual(completed(after))
    },
  )

  it.each(
    CASES.filter(
      ({ by, how, evaluates }) =>
        by === 'slot' && how === 'assigns' && evaluates === 'the language',
    ),
  )('are hydrated with what a server rendered, for $has of $giver', ({ has, before, giver }) => {
    const shown = entryOf(giver, has, String, () => [shows('state.a')])
    const { serverHtml, container } = hydrateEntry(deepFreeze(shown), DEFINITIONS)
    const served = Array.from(serverHtml.matchAll(/<p[^>]*>(.*?)<\/p>/g), ([, text]) => text)
    expect(served).toEqual(completed(before))
    expect(Array.from(container.querySelectorAll('p'), (p) => p.textContent)).toEqual(served)
  })

  it.each(Object.entries(EVALUATES))(
    'change an object of the giver where it is, evaluated by %s',
    async (_, evaluate) => {
      const kids = [shows('state.a.x'), button('state.a.x = "W"')]
      const { texts, click } = await render(
        [shows('state.a.x'), symbol([slot('kids')], { kids })],
        { a: { x: 'G' } },
        evaluate && { evaluate },
      )
      click()
      expect(texts()).toEqual(['W', 'W'])
    },
  )

  const item = shows('state.rowsItem + state.$index')
  const repeat = { collection: 'state.rows' }
  it.each([
    {
      what: 'the item around the slot',
      blocks: [symbol([slot('kids', { repeat })], { kids: [item] }, { rows: ['x', 'y'] })],
      expected: ['x0', 'y1'],
    },
    {
      what: 'the item around the symbol',
      blocks: [symbol([slot('kids')], { kids: [item] }, {}, { repeat })],
      expected: ['G0', 'H1'],
    },
    {
      what: 'the inner one of both',
      blocks: [symbol([slot('kids', { repeat })], { kids: [item] }, { rows: ['x'] }, { repeat })],
      expected: ['x0', 'x0'],
    },
    {
      what: 'a value of the symbol rather than an item around it',
      blocks: [
        symbol([slot('kids')], { kids: [shows('state.rowsItem')] }, { rowsItem: 'S' }, { repeat }),
      ],
      expected: ['S', 'S'],
    },
    {
      what: 'items of the list of the symbol',
      blocks: [symbol([slot('kids')], { kids: [{ ...item, repeat }] }, { rows: ['x', 'y'] })],
      expected: ['x0', 'y1'],
    },
    {
      what: 'names of a state provider in the symbol',
      blocks: [
        symbol(
          [provider({ a: 'P', b: 'P' }, [slot('kids')])],
          { kids: [shows('state.a + state.b + state.c')] },
          { a: 'S', c: 'S' },
        ),
      ],
      expected: ['PPS'],
    },
    {
      what: 'names of the symbol rather than of a state provider around it',
      blocks: [provider({ a: 'P' }, [symbol([slot('kids')], { kids: [shows('a')] }, { a: 'S' })])],
      expected: ['S'],
    },
    {
      what: 'the context of the symbol',
      blocks: [symbol([slot('kids')], { kids: [shows('context.symbolId')] })],
      expected: ['builder-y'],
    },
    {
      what: 'symbols in them, from within',
      blocks: [
        symbol(
          [slot('kids')],
          {
            kids: [
              symbol(
                [slot('more')],
                { more: [shows('state.a + state.b + state.rows[0]')] },
                { a: 'inner' },
              ),
            ],
          },
          { a: 'outer', b: 'outer' },
        ),
      ],
      expected: ['innerouterG'],
    },
  ])('see $what', async ({ blocks, expected }) => {
    const { texts } = await render(blocks, { rows: ['G', 'H'] })
    expect(texts()).toEqual(expected)
  })

  it('fill slots of the same names with the blocks of the symbol around', async () => {
    const swaps = symbol([slot('a'), slot('b')], { a: [slot('b')], b: [slot('a')] })
    const { texts } = await render([symbol([swaps], { a: [says('A')], b: [says('B')] })])
    expect(texts()).toEqual(['B', 'A'])
  })

  it('empty the slot that fills another', async () => {
    const passes = symbol([slot('kids')], { kids: [slot('kids')] })
    const { texts, click } = await render([
      symbol([button('state.kids = []'), passes], { kids: [says('A')] }),
    ])
    expect(texts()).toEqual(['A'])
    click()
    expect(texts()).toEqual([])
  })

  it('fill the slot of a state provider in them', async () => {
    const filled = provider({ kids: [says('P')] }, [slot('kids')])
    const { texts } = await render([symbol([slot('kids')], { kids: [filled] })])
    expect(texts()).toEqual(['P'])
  })
})
