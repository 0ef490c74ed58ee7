import { describe, expect, it } from 'vitest'
import { absenceKey, type BlockState, findAbsences, type ShownPage } from './absences'
import { blockTree } from './blockTree'

const block = (id: string, more: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  ...more,
})
const component = (id: string, name: string, options: object = {}, more: object = {}) =>
  block(id, { component: { name, options }, ...more })

/** Reasons by the id of the block, in the default. */
function reasons(
  blocks: readonly object[],
  states: { readonly [id: string]: BlockState },
  more: Partial<ShownPage> & { readonly variations?: object } = {},
) {
  const { variations, ...page } = more
  const entry = { data: { blocks }, variations }
  const outline = blockTree(entry)
  const found = findAbsences(entry, outline, {
    stateOf: (id) => states[id.replace('builder-', '')] ?? 'shown',
    holdsBlocks: () => false,
    isRegistered: () => true,
    variation: null,
    variants: [],
    isEmpty: false,
    ...page,
  })
  return Object.fromEntries(
    [...found].map(([key, reason]) => [key.replace('builder-', '').trim(), reason]),
  )
}

describe('findAbsences', () => {
  it.each([
    { more: { bindings: { show: 'state.a' } }, why: 'its binding of “show” hides it: state.a' },
    { more: { bindings: { hide: 'state.a' } }, why: 'its binding of “hide” hides it: state.a' },
    { more: { bindings: { 'properties.hide': '1' } }, why: 'its binding of “hide” hides it: 1' },
    { more: { hide: true }, why: '“hide” is on' },
    { more: { properties: { show: false } }, why: '“show” is off' },
    {
      more: { repeat: { collection: 'state.a' } },
      why: 'the list it repeats for is empty: state.a',
    },
    { more: {}, why: 'the page has no element for it' },
  ])('gives the reason of an absent block with $more', ({ more, why }) => {
    expect(reasons([block('a', more)], { a: 'absent' })).toEqual({ a: why })
  })

  it('says nothing of what is shown, whatever could hide it', () => {
    expect(reasons([block('a', { bindings: { show: 'state.a' } })], {})).toEqual({})
  })

  it('gives those inside the block around them as their reason', () => {
    const blocks = [block('a', { layerName: 'Hero', hide: true, children: [block('b')] })]
    expect(reasons(blocks, { a: 'absent', b: 'absent' }).b).toBe('“Hero” around it is not')
  })

  it.each([
    { state: 'hidden', why: 'its styles hide it: display: none' },
    { state: 'empty', why: 'nothing in it has a size' },
    { state: 'closed', why: 'the part of “Hero” that it is in is closed' },
  ] as const)('understands what $state means', ({ state, why }) => {
    const blocks = [block('a', { layerName: 'Hero', children: [block('b')] })]
    expect(reasons(blocks, { b: state })).toEqual({ b: why })
  })

  it('leaves a part of another block to that, unless others of the part are there', () => {
    const tabs = (...content: readonly object[]) =>
      component('tabs', 'Builder: Tabs', { tabs: [{ label: [], content }] })
    const hidden = block('b', { bindings: { show: 'state.a' } })
    const states = { b: 'absent', c: 'absent' } as const
    expect(reasons([tabs(hidden, block('c'))], states).b).toBe('“Tabs” does not show it now')
    expect(reasons([tabs(hidden, block('c'))], { b: 'absent' }).b).toMatch(/^its binding/)
  })

  it('names the variant that a visitor gets', () => {
    const pro = { name: 'Pro', query: [], blocks: [block('b')] }
    const all = component(
      'a',
      'PersonalizationContainer',
      { variants: [pro] },
      {
        children: [block('c', { hide: true })],
      },
    )
    const shown = (variant: object | null) => ({ variants: [{ block: 'builder-a', variant }] })
    expect(reasons([all], { b: 'absent' }, shown(null))).toEqual({
      b: 'this visitor gets its default',
    })
    expect(reasons([all], { c: 'absent' }, shown(pro))).toEqual({
      c: 'this visitor gets its variant “Pro”',
    })
    expect(reasons([all], { c: 'absent' }, shown(null)).c).toBe('“hide” is on')
  })

  it('finds names without a block, also where the block’s children are shown', () => {
    const blocks = [component('a', 'Tower', {}, { children: [block('b')] })]
    const isRegistered = (name: string) => name !== 'Tower'
    expect(reasons(blocks, {}, { isRegistered })).toEqual({
      a: 'no block is registered as “Tower”',
    })
  })

  it('finds a symbol that has no entry, also if its box has a size', () => {
    const symbol = component('a', 'Symbol', { symbol: { model: 'footer', entry: 'f' } })
    const why = 'its symbol is gone: there is no published entry “f” of model “footer”'
    expect(reasons([symbol], { a: 'empty' })).toEqual({ a: why })
    expect(reasons([symbol], {})).toEqual({ a: why })
    expect(reasons([symbol], {}, { holdsBlocks: () => true })).toEqual({})
    expect(reasons([component('a', 'Symbol')], {})).toEqual({ a: 'its symbol is not chosen' })
  })

  it('finds which version a visitor gets', () => {
    const variations = { warm: { name: 'Warm', data: { blocks: [block('w')] } } }
    const found = (variation: string | null | undefined) =>
      reasons([block('a')], {}, { variations, variation })
    expect(found('warm')).toEqual({ a: 'this visitor gets “Variation Warm”' })
    expect(found(null)['warm w']).toBe('“Variation Warm” around it is not')
    expect(found(undefined)).toEqual({})
  })

  it('says of every block that nothing fits', () => {
    expect(reasons([block('a')], {}, { isEmpty: true })).toEqual({
      a: 'nothing fits this page and this visitor',
    })
  })
})

it('distinguishes the versions of a block', () => {
  const [node] = blockTree({ data: { blocks: [block('a')] } })
  const variations = { warm: { data: { blocks: [block('a')] } } }
  const [group] = blockTree({ data: { blocks: [] }, variations })
  expect(absenceKey(node!)).not.toBe(absenceKey(group!.children[0]!))
})
