import { describe, expect, it } from 'vitest'
import { demoPages } from './demoPages'

const seed = (model: string, data: object, more = {}) => ({
  model,
  id: model,
  hash: '',
  entry: { name: model, published: 'published', data, ...more },
})

describe('demoPages', () => {
  it('has a file for what can be looked at, the home page first', () => {
    const pages = demoPages([
      seed('footer', {}),
      seed('page', { url: '/journal/Pour-over', description: { Default: 'A kettle' } }),
      seed('symbol', {}),
      seed('page', { url: '/draft' }, { published: 'draft' }),
      seed('page', { url: '/' }, { name: '' }),
    ])
    expect(
      pages.map(({ file, path, name, description }) => [file, path, name, description]),
    ).toEqual([
      ['home.html', '/', 'page', ''],
      ['journal-pour-over.html', '/journal/Pour-over', 'page', 'A kettle'],
      ['footer.html', undefined, 'footer', ''],
    ])
  })
})
