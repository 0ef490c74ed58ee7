import { describe, expect, it } from 'vitest'
import { sampleEntry } from '../testing/sampleEntry'
import { entryAt, toAddress, withParameter } from './siteAddress'

describe('toAddress', () => {
  it.each([
    ['/spring-sale/?utm_source=mail', '/spring-sale/?utm_source=mail'],
    [' spring-sale ', '/spring-sale'],
    ['', '/'],
    ['/#visit', '/#visit'],
    ['?a=1', '/?a=1'],
    ['https://shop.example/offers?a=1#b', '/offers?a=1#b'],
    ['//evil.example/a', '/evil.example/a'],
    ['\\\\evil.example', '/evil.example'],
    ['/a/../b', '/b'],
    ['https://', '/'],
  ])('reads %j as %j', (typed, address) => {
    expect(toAddress(typed)).toBe(address)
  })
})

describe('withParameter', () => {
  it.each([
    ['/', 'advent', '/?utm_campaign=advent'],
    ['/sale?a=1#top', 'black friday', '/sale?a=1&utm_campaign=black+friday#top'],
    ['/?utm_campaign=old&b=2', 'new', '/?utm_campaign=new&b=2'],
    ['/?utm_campaign=old', '', '/'],
  ])('turns %s and “%s” into %s', (address, value, expected) => {
    expect(withParameter(address, 'utm_campaign', value)).toBe(expected)
  })
})

describe('entryAt', () => {
  const entries = [
    sampleEntry({ id: 'draft', url: '/draft', published: false }),
    sampleEntry({ id: 'bar', url: undefined }),
    sampleEntry({ id: 'home', url: '/' }),
    sampleEntry({ id: 'sale', url: '/sale/' }),
  ]

  it.each([
    ['/', 'home'],
    ['/?utm_source=mail', 'home'],
    ['/#visit', 'home'],
    ['/sale', 'sale'],
    ['/sale/?a=/', 'sale'],
    ['/draft', undefined],
    ['/sales', undefined],
  ])('finds at %s: %s', (address, id) => {
    expect(entryAt(entries, address)?.id).toBe(id)
  })
})
