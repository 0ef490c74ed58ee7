import { describe, expect, it } from 'vitest'
import { repeatItemName, repeatNames } from './repeatNames'

describe('repeatItemName', () => {
  it.each([
    { collection: 'state.products', expected: 'productsItem' },
    { collection: 'products', expected: 'productsItem' },
    { collection: ' state.article.entries ', expected: 'entriesItem' },
    { collection: 'state.productsItem.images', expected: 'imagesItem' },
    { collection: 'state.products.slice(0,1)', expected: 'productsItem' },
    {
      collection: 'state.products.filter(p => p.tags.includes(1)).slice (0)',
      expected: 'productsItem',
    },
    { collection: 'state.rows[0].cells', expected: 'cellsItem' },
    { collection: 'state.$item.children', expected: 'childrenItem' },
    { collection: 'state.m\u00e4nner', expected: 'm\u00e4nnerItem' },
    { collection: '[1, 2]', expected: 'item' },
    { collection: 'state["my list"]', expected: 'item' },
    { collection: 'getProducts()', expected: 'item' },
    { collection: '', expected: 'item' },
  ])('gives $expected for $collection', ({ collection, expected }) => {
    expect(repeatItemName(collection)).toBe(expected)
    expect(repeatItemName(collection, '')).toBe(expected)
    expect(repeatItemName(collection, null)).toBe(expected)
  })

  it('takes the name that the author gave', () => {
    expect(repeatItemName('state.products', 'product')).toBe('product')
  })
})

describe('repeatNames', () => {
  it('names an item and its index, in general and by the repeat', () => {
    const list = ['a', 'b']
    const position = { list, index: 1 }
    expect(repeatNames('product', list, 1)).toEqual({
      values: { $index: 1, $item: 'b', product: 'b', $productIndex: 1 },
      positions: { $item: position, product: position },
    })
  })

  it.each([[{ id: 1 }], [null], [[1]]])('has no position of %j', (item) => {
    expect(repeatNames('product', [item], 0).positions).toEqual({})
  })
})
