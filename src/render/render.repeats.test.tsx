// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { block, component } from '../content/testing/blocks'
import type { Block as BlockData } from '../content/types'
import { button, renderLogic, renders, texts } from './testing/renderLogic'

describe('repeats', () => {
  const products = [{ name: 'A' }, { name: 'B' }]
  const repeated = (text: string, overrides: Partial<BlockData> = {}): BlockData =>
    component('Note', { text }, { id: 'r', repeat: { collection: 'state.products' }, ...overrides })

  it.each([
    ['state.products', undefined, '{{productsItem.name}}', ['A', 'B']],
    ['state.products', undefined, '{{state.productsItem.name}}{{state.$index}}', ['A0', 'B1']],
    ['state.products', 'it', '{{state.it.name}}{{state.$itIndex}}', ['A0', 'B1']],
    ['state.products.slice(0, 1)', undefined, '{{state.productsItem.name}}', ['A']],
    ['state.products', undefined, '{{state.$item.name}}', ['A', 'B']],
    ['state.nope', undefined, 'x', []],
    ['state.products.length', undefined, 'x', []],
    [' ', undefined, 'once', ['once']],
  ])('over %j as %j give %j', async (collection, itemName, text, expected) => {
    const repeat = itemName ? { collection, itemName } : { collection }
    const rendered = await renderLogic([repeated(text, { repeat })], { state: { products } })
    expect(texts(rendered)).toEqual(expected)
  })

  it('decide for each item whether it shows', async () => {
    const rendered = await renderLogic(
      [repeated('{{$item.name}}', { bindings: { show: "$item.name !== 'A'" } })],
      { state: { products } },
    )
    expect(texts(rendered)).toEqual(['B'])
  })

  it('follow the list, and leave items alone that stay', async () => {
    const more = button("state.products = [...state.products, {name: 'C'}]")
    const rendered = await renderLogic([repeated('{{$item.name}}'), more], { state: { products } })
    renders.length = 0
    await userEvent.click(rendered.get('button'))
    expect(texts(rendered)).toEqual(['A', 'B', 'C'])
    expect(renders).toHaveLength(1)
  })

  it('give each item a place of its own in a block that asks for one', async () => {
    const children = [repeated('{{$item.name}}'), component('Note', { text: 'last' })]
    const list = block({ component: { name: 'List' }, children })
    const other = button("state.products = [{name: 'Z'}]")
    const rendered = await renderLogic([list, other], { state: { products } })
    expect(texts(rendered, 'li')).toEqual(['A', 'B', 'last'])
    await userEvent.click(rendered.get('button'))
    expect(texts(rendered, 'li')).toEqual(['Z', 'last'])
  })
})
