import { describe, expect, it } from 'vitest'
import { repeatItemName } from './repeatItemName'

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
