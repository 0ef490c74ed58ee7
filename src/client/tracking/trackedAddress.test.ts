import { describe, expect, it } from 'vitest'
import { trackedAddress } from './trackedAddress'

describe('trackedAddress', () => {
  it.each([
    ['https://shop.test/a', 'https://shop.test/a'],
    ['https://shop.test/a?', 'https://shop.test/a'],
    ['https://shop.test/reset?token=s3cret&email=ann%40example.com#t', 'https://shop.test/reset'],
    ['https://shop.test/#/orders?token=s3cret', 'https://shop.test/'],
    [
      'https://shop.test/?email=a&utm_source=mail%20x&gclid=1&q=utm_id=2&fbclid=3#utm_id=4',
      'https://shop.test/?utm_source=mail%20x&gclid=1&fbclid=3',
    ],
    ['https://shop.test/?utm_source=a?token=b', 'https://shop.test/?utm_source=a?token=b'],
    ['https://shop.test/?mc_eid=1&_ga=2', 'https://shop.test/'],
    ['', ''],
  ])('of %s is %s', (href, expected) => {
    expect(trackedAddress(href)).toBe(expected)
  })
})
