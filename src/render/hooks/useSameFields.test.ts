// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSameFields } from './useSameFields'

const list = [1]

describe('useSameFields', () => {
  it('returns the first object while every field is the same', () => {
    const first: object = { list: [1], none: undefined, number: Number.NaN }
    const { result, rerender } = renderHook(useSameFields, { initialProps: first })
    rerender({ ...first })
    rerender({ ...first })
    expect(result.current).toBe(first)
  })

  it('treats an absent field as undefined', () => {
    const first: object = { list: [1] }
    const { result, rerender } = renderHook(useSameFields, { initialProps: first })
    rerender({ ...first, none: undefined })
    expect(result.current).toBe(first)
  })

  it.each([
    ['comes', { list, name: 'new' }],
    ['is another object', { list: [1] }],
    ['is undefined', { list: undefined }],
    ['is absent', {}],
  ])('returns another one when a field %s', (_, next: object) => {
    const { result, rerender } = renderHook(useSameFields, { initialProps: { list } as object })
    rerender(next)
    expect(result.current).toBe(next)
    rerender({ ...next })
    expect(result.current).toBe(next)
  })
})
