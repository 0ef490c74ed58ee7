import { describe, expect, it, vi } from 'vitest'
import { isPreviewing } from './isPreviewing'

describe('isPreviewing', () => {
  it.each([
    '?builder.preview=page',
    'builder.editing=page',
    'https://shop.test/a?x=1&builder_frameEditing=true#b',
    new URLSearchParams({ 'builder.preview': 'page' }),
    { 'builder.preview': 'page', other: undefined },
    { 'builder.editing': ['page', 'page'] },
  ])('is so at %o', (search) => {
    expect(isPreviewing(search)).toBe(true)
  })

  it.each([
    '',
    '?x=1',
    '?builder.preview=',
    '?builder.tests.a=b',
    { 'builder.preview': undefined },
  ])('is not so at %o', (search) => {
    expect(isPreviewing(search)).toBe(false)
  })

  it('looks at the page’s own address, and does without one', () => {
    expect(isPreviewing()).toBe(false)
    vi.stubGlobal('location', { search: '?builder.preview=page' })
    expect(isPreviewing()).toBe(true)
  })
})
