// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { block, component } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import type { BlockDefinition, BlockProps } from '../compile/BlockDefinition'
import { createStateStore, type State } from '../state/createStateStore'
import { button, click, renderLogic, renders, shows, texts } from '../testing/renderLogic'
import { createScopedStore, NamesProvider } from './NamesProvider'

let setValues: (values: State) => void = () => {}

interface ScopedOptions {
  readonly values: State
  readonly context?: State
}

function Scoped({ options, children }: BlockProps<ScopedOptions>): ReactElement {
  const [values, set] = useState(options.values)
  setValues = set
  return (
    <NamesProvider values={values} context={options.context}>
      {children}
    </NamesProvider>
  )
}
const scoped: BlockDefinition<ScopedOptions> = { name: 'Scoped', noWrap: true, component: Scoped }
const scope = (values: State, children: readonly Block[], context?: State): Block =>
  component('Scoped', { values, ...(context && { context }) }, { children })

async function render(blocks: readonly Block[], state: State = {}, content = {}) {
  const rendered = await renderLogic(blocks, { state }, content, [scoped])
  return { texts: () => texts(rendered, 'p'), click: () => click(rendered) }
}

describe('NamesProvider', () => {
  it('adds names that read as state and by themselves, inside alone', async () => {
    const inside = scope({ a: 'in' }, [shows('state.a'), shows('a'), shows('state.b')])
    const { texts } = await render([inside, shows('state.a')], { a: 'out', b: 'around' })
    expect(texts()).toEqual(['in', 'in', 'around', 'out'])
  })

  it('hides the names of scopes and repeats around', async () => {
    const rows = scope({ rowsItem: 'in', a: 1 }, [
      scope({ a: 2 }, [shows('state.rowsItem + state.a')]),
      shows('state.a + "/" + state.$index'),
    ])
    const repeated = block({ repeat: { collection: 'state.rows' }, children: [rows] })
    const { texts } = await render([repeated], { rows: ['x', 'y'] })
    expect(texts()).toEqual(['in2', '1/0', 'in2', '1/1'])
  })

  it('confines what is written to its names', async () => {
    const adds = button('state.a = state.a + 1; state.b = state.b + 1')
    const inside = scope({ a: 1 }, [shows('state.a'), adds, shows('state.b')])
    const { texts, click } = await render([inside, shows('state.a + state.b')], { a: 10, b: 20 })
    click()
    click()
    expect(texts()).toEqual(['3', '22', '32'])
  })

  it('replaces what was written when a value changes, and leaves the others', async () => {
    const inside = [shows('state.a + state.b'), button('state.a = "w"; state.b = "w"')]
    const { texts, click } = await render([scope({ a: 1, b: 1 }, inside)])
    click()
    act(() => setValues({ a: 2, b: 1 }))
    expect(texts()).toEqual(['2w'])
  })

  it('follows changed names', async () => {
    const inside = scope({ a: 1 }, [shows('state.a'), shows('state.b')])
    const { texts } = await render([inside], { a: 0 })
    act(() => setValues({ b: 2 }))
    expect(texts()).toEqual(['0', '2'])
  })

  it('renders the blocks again that read a changed name, and no others', async () => {
    const reads = (key: string) => component('Note', { text: `{{state.${key}}}` }, { id: key })
    const inside = [reads('a'), button('state.a = 2'), reads('b')]
    const { click } = await render([scope({ a: 1, b: 1 }, inside)])
    renders.length = 0
    click()
    expect(renders).toEqual(['builder-a'])
  })

  it.each([
    { context: { b: 2 }, around: { a: 1 }, expected: '12' },
    { context: { a: 2 }, around: { a: 1, b: 1 }, expected: '21' },
    { context: { a: 2, b: 2 }, around: 'text', expected: '22' },
    { context: undefined, around: { a: 1, b: 1 }, expected: '11' },
  ])('adds $context to the context $around', async ({ context, around, expected }) => {
    const inside = [shows('"" + context.a + context.b')]
    const { texts } = await render([scope({}, inside, context)], {}, { context: around })
    expect(texts()).toEqual([expected])
  })
})

function stores() {
  const outer = createStateStore({ a: 'outer', b: 'outer' })
  const own = createStateStore({ a: 'own', none: undefined }, {}, outer.data)
  return { outer, own, scoped: createScopedStore(outer, own) }
}

describe('createScopedStore', () => {
  it('hides the keys of the store around, an undefined one too', () => {
    const { outer, scoped } = stores()
    outer.merge({ none: 1 })
    expect(scoped.get()).toEqual({ a: 'own', b: 'outer', none: undefined })
  })

  it('gives the same state until something changes', () => {
    const { outer, own, scoped } = stores()
    const before = scoped.get()
    expect(scoped.get()).toBe(before)
    outer.merge({ b: 2 })
    own.merge({ a: 1 })
    expect(scoped.get()).toMatchObject({ a: 1, b: 2 })
  })

  it('writes each key where it is read from', () => {
    const { outer, own, scoped } = stores()
    scoped.set({ a: 1, b: 2, c: 3 }, ['a', 'b', 'c'])
    expect(own.get()).toEqual({ a: 1, none: undefined })
    expect(outer.get()).toEqual({ a: 'outer', b: 2, c: 3 })
    scoped.merge({ a: 4, b: 5 })
    expect(own.get().a).toBe(4)
    expect(outer.get()).toMatchObject({ a: 'outer', b: 5 })
  })

  it('grows its version with both', () => {
    const { outer, own, scoped } = stores()
    const before = scoped.version()
    outer.merge({ b: 2 })
    own.merge({ a: 1 })
    expect(scoped.version()).toBe(before + 2)
  })

  it.each([
    { keys: ['a'], outer: 0, own: 1 },
    { keys: ['b'], outer: 1, own: 0 },
    { keys: ['a', 'b'], outer: 1, own: 1 },
    { keys: null, outer: 2, own: 1 },
    { keys: [], outer: 0, own: 0 },
  ])('notifies readers of $keys of what they can see', ({ keys, ...times }) => {
    const { outer, own, scoped } = stores()
    const listener = vi.fn()
    const leave = scoped.subscribe(keys, listener)
    outer.merge({ a: 'hidden' })
    const hidden = keys === null ? 1 : 0
    expect(listener).toHaveBeenCalledTimes(hidden)
    outer.merge({ b: 1 })
    expect(listener).toHaveBeenCalledTimes(times.outer)
    own.merge({ a: 1 })
    expect(listener).toHaveBeenCalledTimes(times.outer + times.own)
    leave()
    outer.merge({ b: 2 })
    own.merge({ a: 2 })
    expect(listener).toHaveBeenCalledTimes(times.outer + times.own)
  })
})
