import { describe, expect, it } from 'vitest'
import { resolveBreakpoints } from '../../content/breakpoints'
import type { ResponsiveStyles } from '../../content/types'
import { type ImageSizesInput, imageSizes, splitTopLevel } from './imageSizes'

const input = (overrides: Partial<ImageSizesInput> = {}): ImageSizesInput => ({
  styles: undefined,
  breakpoints: resolveBreakpoints(),
  auto: false,
  ...overrides,
})

describe('imageSizes', () => {
  it.each([
    { given: '(max-width: 9px) 98vw, 71vw', expected: '(max-width: 9px) 98vw, 71vw' },
    {
      given: '(max-width: 9px) 98vw, (min-width: 1px) 71vw',
      expected: '(max-width: 9px) 98vw, 71vw',
    },
    { given: '(max-width: 638px) 98vw', expected: '98vw' },
    { given: 'not all and (max-width: 9px) 50vw', expected: '50vw' },
    { given: 'calc(100vw - 20px)', expected: 'calc(100vw - 20px)' },
    { given: '(max-width: 9px) min(50vw, 300px)', expected: 'min(50vw, 300px)' },
    { given: '50vw, (max-width: 9px)', expected: '50vw, 100vw' },
    { given: 'auto, 50vw', expected: 'auto, 50vw' },
    { given: ' , ', expected: undefined },
  ])('makes $expected of the text "$given"', ({ given, expected }) => {
    const styles = { large: { width: '50%' } }
    expect(imageSizes(input({ given, styles, auto: true }))).toBe(expected)
  })

  it.each<{ styles: ResponsiveStyles | undefined; expected: string | undefined }>([
    { styles: { large: { width: '50%' } }, expected: '50vw' },
    { styles: { large: { width: '33.3%' } }, expected: '33.3vw' },
    { styles: { large: { width: '300px' } }, expected: '300px' },
    { styles: { large: { width: 300 } }, expected: '300px' },
    {
      styles: { large: { width: '50%' }, medium: { width: '70%' }, small: { width: '100%' } },
      expected: '(max-width: 640px) 100vw, (max-width: 991px) 70vw, 50vw',
    },
    { styles: { small: { width: '90%' } }, expected: '(max-width: 640px) 90vw, 100vw' },
    { styles: { xsmall: { width: '90%' } }, expected: undefined },
    { styles: { large: { width: 'auto' } }, expected: undefined },
    { styles: { large: { width: 'calc(50% - 10px)' } }, expected: undefined },
    { styles: { large: { width: '50% !important' } }, expected: undefined },
    { styles: { large: { color: 'red' } }, expected: undefined },
    { styles: {}, expected: undefined },
    { styles: undefined, expected: undefined },
  ])('makes $expected of $styles', ({ styles, expected }) => {
    expect(imageSizes(input({ styles }))).toBe(expected)
  })

  it('follows the breakpoints of the entry', () => {
    const breakpoints = resolveBreakpoints({ xsmall: 300, small: 500, medium: 900 })
    const styles = { xsmall: { width: '90%' }, medium: { width: '50%' } }
    expect(imageSizes(input({ styles, breakpoints }))).toBe(
      '(max-width: 300px) 90vw, (max-width: 900px) 50vw, 100vw',
    )
  })

  it.each([
    { styles: { large: { width: '50%' } }, expected: 'auto, 50vw' },
    { styles: undefined, expected: 'auto' },
  ])('lets the browser measure, with $styles: $expected', ({ styles, expected }) => {
    expect(imageSizes(input({ styles, auto: true }))).toBe(expected)
  })

  it.each([
    { containerWidth: 1200, expected: '600px' },
    { containerWidth: 992, expected: '496px' },
    { containerWidth: 991, expected: '694px' },
    { containerWidth: 640, expected: '280px' },
    { containerWidth: 300, expected: '280px' },
  ])('is $expected in a container of $containerWidth pixels', ({ containerWidth, expected }) => {
    const styles = { large: { width: '50%' }, medium: { width: '70%' }, small: { width: '280px' } }
    expect(imageSizes(input({ styles, containerWidth }))).toBe(expected)
  })

  it('is as wide as the container when nothing else is known', () => {
    expect(imageSizes(input({ containerWidth: 321, auto: true }))).toBe('auto, 321px')
  })
})

describe('splitTopLevel', () => {
  it.each([
    { text: 'a, b ,c', parts: ['a', 'b', 'c'] },
    { text: 'min(1px, 2px), b', parts: ['min(1px, 2px)', 'b'] },
    { text: 'a, , b,', parts: ['a', 'b'] },
    { text: '', parts: [] },
    { text: 'calc((1px), 2px', parts: ['calc((1px), 2px'] },
  ])('splits "$text" into $parts', ({ text, parts }) => {
    expect(splitTopLevel(text, /,/)).toEqual(parts)
  })
})
