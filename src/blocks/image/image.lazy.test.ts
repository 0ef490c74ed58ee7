import { describe, expect, it } from 'vitest'
import { isLazy } from './plainImage'

describe('isLazy', () => {
  it.each([
    { options: { lazy: true }, search: '', lazy: true },
    { options: { lazy: false }, search: '', lazy: false },
    { options: {}, search: '', lazy: false },
    { options: { lazy: true, highPriority: true }, search: '', lazy: false },
    { options: {}, search: '?builder.lazyLoadImages=true', lazy: true },
    { options: { lazy: true }, search: '?a=b&builder.lazyLoadImages=false&c', lazy: false },
    { options: { lazy: true }, search: '?builder.lazyLoadImages=falsely', lazy: true },
    { options: { lazy: true }, search: '?x.builder.lazyLoadImages=false', lazy: true },
    { options: { highPriority: true }, search: '?builder.lazyLoadImages=true', lazy: false },
  ])('is $lazy for $options on the page "$search"', ({ options, search, lazy }) => {
    expect(isLazy(options, search)).toBe(lazy)
  })
})
