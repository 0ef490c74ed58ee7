import { describe, expect, it } from 'vitest'
import {
  type BreakpointName,
  type Breakpoints,
  type CustomBreakpoints,
  deviceSizeAt,
  resolveBreakpoints,
  stackWidth,
} from './breakpoints'

/** Maximum width of each breakpoint, narrowest first. */
function widths({ xsmall, small, medium, large }: Breakpoints) {
  return [xsmall, small, medium, large].map(({ max }) => max)
}

const DEFAULT = [320, 640, 991, undefined]

describe('resolveBreakpoints', () => {
  it.each<{ custom: unknown; expected: unknown }>([
    { custom: undefined, expected: DEFAULT },
    { custom: {}, expected: DEFAULT },
    { custom: null, expected: DEFAULT },
    { custom: { small: 500 }, expected: DEFAULT },
    { custom: { medium: 900 }, expected: DEFAULT },
    { custom: { xsmall: 301 }, expected: [301, 640, 991, undefined] },
    { custom: { xsmall: 300, small: 500 }, expected: [300, 640, 991, undefined] },
    { custom: { small: 501, medium: 800 }, expected: [320, 501, 800, undefined] },
    { custom: { xsmall: 300, small: 500, medium: 900 }, expected: [300, 500, 900, undefined] },
  ])('completes $custom', ({ custom, expected }) => {
    expect(widths(resolveBreakpoints(custom as CustomBreakpoints))).toEqual(expected)
  })

  it.each<{ name: string; custom: unknown; expected: CustomBreakpoints }>([
    { name: 'NaN', custom: { small: Number.NaN, medium: 900 }, expected: {} },
    { name: 'infinity', custom: { small: 500, medium: Number.POSITIVE_INFINITY }, expected: {} },
    { name: 'a negative width', custom: { xsmall: -1 }, expected: {} },
    { name: 'zero', custom: { xsmall: 0 }, expected: {} },
    { name: 'a text', custom: { small: '500', medium: 900 }, expected: {} },
    { name: 'null', custom: { xsmall: null }, expected: {} },
    { name: 'small as wide as medium', custom: { small: 900, medium: 900 }, expected: {} },
    { name: 'an xsmall as wide as the default small', custom: { xsmall: 640 }, expected: {} },
    {
      name: 'an xsmall as wide as small',
      custom: { xsmall: 500, small: 500, medium: 900 },
      expected: { small: 500, medium: 900 },
    },
  ])('treats $name as not given', ({ custom, expected }) => {
    expect(resolveBreakpoints(custom as CustomBreakpoints)).toEqual(resolveBreakpoints(expected))
  })

  it('writes styles for xsmall only where the entry defines it', () => {
    expect(resolveBreakpoints().xsmall.applies).toBe(false)
    expect(resolveBreakpoints({ small: 500, medium: 900 }).xsmall.applies).toBe(false)
    expect(resolveBreakpoints({ xsmall: 300 }).xsmall.applies).toBe(true)
    expect(resolveBreakpoints().small.applies).toBe(true)
    expect(resolveBreakpoints().large.applies).toBe(true)
  })
})

describe('deviceSizeAt', () => {
  it.each<{ width: number; expected: BreakpointName }>([
    { width: 0, expected: 'xsmall' },
    { width: 320, expected: 'xsmall' },
    { width: 321, expected: 'small' },
    { width: 640, expected: 'small' },
    { width: 640.5, expected: 'medium' },
    { width: 991, expected: 'medium' },
    { width: 992, expected: 'large' },
    { width: 5000, expected: 'large' },
    { width: Number.NaN, expected: 'large' },
  ])('names $width $expected', ({ width, expected }) => {
    expect(deviceSizeAt(width, resolveBreakpoints())).toBe(expected)
  })

  it('follows custom widths', () => {
    const breakpoints = resolveBreakpoints({ xsmall: 300, small: 500, medium: 900 })
    expect([300, 301, 501, 901].map((width) => deviceSizeAt(width, breakpoints))).toEqual([
      'xsmall',
      'small',
      'medium',
      'large',
    ])
  })
})

describe('stackWidth', () => {
  it.each([
    { at: 'tablet', expected: 991 },
    { at: 'mobile', expected: 640 },
    { at: 'never', expected: undefined },
    { at: undefined, expected: 991 },
  ] as const)('gives $expected for $at', ({ at, expected }) => {
    expect(stackWidth(at, resolveBreakpoints())).toBe(expected)
  })

  it('follows custom widths', () => {
    expect(stackWidth('mobile', resolveBreakpoints({ small: 500, medium: 900 }))).toBe(500)
  })
})
