import type { BreakpointName, CustomBreakpoints } from './types'

/** The widths, in CSS pixels, that belong to a breakpoint. */
export interface Breakpoint {
  /** Least width that the editor gives it. */
  readonly min: number
  /** Greatest width at which its styles apply; `undefined` for `large`, which has none. */
  readonly max: number | undefined
  /** Whether styles are written for it. False only for an `xsmall` that the entry does not define. */
  readonly applies: boolean
}

/** All breakpoints of an entry. */
export type Breakpoints = { readonly [name in BreakpointName]: Breakpoint }

const DEFAULT: Breakpoints = {
  large: { min: 990, max: undefined, applies: true },
  medium: { min: 641, max: 991, applies: true },
  small: { min: 321, max: 640, applies: true },
  xsmall: { min: 0, max: 320, applies: false },
}

const NARROWEST_FIRST: readonly BreakpointName[] = ['xsmall', 'small', 'medium']

/**
 * Completes the widths that an entry gives in `meta.breakpoints`.
 *
 * `xsmall` counts by itself; `small` and `medium` count only when both are given. A width that is no
 * number above 0, or not less than the next wider one, counts as not given.
 */
export function resolveBreakpoints(custom?: CustomBreakpoints | null): Breakpoints {
  const small = widthOf(custom?.small)
  const medium = widthOf(custom?.medium)
  const isPair = small !== undefined && medium !== undefined && small < medium

  const given = widthOf(custom?.xsmall)
  const limit = isPair ? small : DEFAULT.small.max
  const xsmall = given !== undefined && limit !== undefined && given < limit ? given : undefined

  const narrowest =
    xsmall === undefined
      ? DEFAULT.xsmall
      : { min: Math.floor(xsmall / 2), max: xsmall, applies: true }
  if (!isPair) return { ...DEFAULT, xsmall: narrowest }
  return {
    large: { min: medium + 1, max: undefined, applies: true },
    medium: { min: small + 1, max: medium, applies: true },
    small: {
      min: xsmall === undefined ? Math.floor(small / 2) : xsmall + 1,
      max: small,
      applies: true,
    },
    xsmall: narrowest,
  }
}

/** The narrowest breakpoint that `width` still fits into; `large` when there is none. */
export function deviceSizeAt(width: number, breakpoints: Breakpoints): BreakpointName {
  const fits = (name: BreakpointName) =>
    width <= (breakpoints[name].max ?? Number.POSITIVE_INFINITY)
  return NARROWEST_FIRST.find(fits) ?? 'large'
}

/** Greatest width at which columns stand on top of each other; `undefined` when they never do. */
export function stackWidth(
  at: 'tablet' | 'mobile' | 'never' | undefined,
  breakpoints: Breakpoints,
): number | undefined {
  if (at === 'never') return undefined
  return at === 'mobile' ? breakpoints.small.max : breakpoints.medium.max
}

function widthOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined
}
