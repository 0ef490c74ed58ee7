import { describe, expect, it } from 'vitest'
import { repeatItemName, repeatNames } from './repeatNames'

describe('repeatItemName', () => {
  it.each([
    ['productsItem', 'state.products'],
    ['productsItem', 'products'],
    ['entriesItem', ' state.article.entries '],
    ['imagesItem', 'state.productsItem.images'],
    ['productsItem', 'state.products.slice(0,1)'],
    ['productsItem', 'state.products.filter(p => p.tags.includes(1)).slice (0)'],
    ['cellsItem', 'state.rows[0].cells'],
    ['childrenItem', 'state.$item.children'],
    ['m\u00e4nnerItem', 'state.m\u00e4nner'],
    ['item', '[1, 2]'],
    ['item', 'state["my list"]'],
    ['item', 'getProducts()'],
    ['item', ''],
  ])('gives %s for %s', (expected, collection) => {
    expect(repeatItemName(collection)).toBe(expected)
    expect(repeatItemName(collection, '')).toBe(expected)
    expect(repeatItemName(collection, null)).toBe(expected)
  })

  it('uses the name that the author gave', () => {
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
