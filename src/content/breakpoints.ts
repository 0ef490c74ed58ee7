/** Names of the breakpoints, widest first. */
export const BREAKPOINT_NAMES = ['large', 'medium', 'small', 'xsmall'] as const

/** A named width below which other styles apply. */
export type BreakpointName = (typeof BREAKPOINT_NAMES)[number]

/** Greatest widths in CSS pixels at which each breakpoint's styles still apply. */
export interface CustomBreakpoints {
  /** CSS pixels. */
  readonly xsmall?: number
  /**
   * CSS pixels.
   *
   * @default 640
   */
  readonly small?: number
  /**
   * CSS pixels.
   *
   * @default 991
   */
  readonly medium?: number
}

/** The widths, in CSS pixels, that belong to a breakpoint. */
export interface Breakpoint {
  /** Greatest width at which its styles apply; `undefined` for `large`, which has none. */
  readonly max: number | undefined
  /**
   * Whether styles are written for it. False only for an `xsmall` that the entry does not define.
   */
  readonly applies: boolean
}

/** All breakpoints of an entry. */
export type Breakpoints = { readonly [name in BreakpointName]: Breakpoint }

const DEFAULT: Breakpoints = {
  large: { max: undefined, applies: true },
  medium: upTo(991),
  small: upTo(640),
  xsmall: { max: 320, applies: false },
}

const NARROWEST_FIRST: readonly BreakpointName[] = ['xsmall', 'small', 'medium']

/**
 * Completes the widths that an entry gives in `meta.breakpoints`.
 *
 * `xsmall` counts by itself; `small` and `medium` count only when both are given. A width that is
 * no number above 0, or not less than the next wider one, counts as not given.
 */
export function resolveBreakpoints(custom?: CustomBreakpoints | null): Breakpoints {
  const small = widthOf(custom?.small)
  const medium = widthOf(custom?.medium)
  const xsmall = widthOf(custom?.xsmall)
  const pair =
    small && medium && small < medium ? { small: upTo(small), medium: upTo(medium) } : undefined
  const wider = { ...DEFAULT, ...pair }
  return xsmall && xsmall < Number(wider.small.max) ? { ...wider, xsmall: upTo(xsmall) } : wider
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

function upTo(max: number): Breakpoint {
  return { max, applies: true }
}

function widthOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined
}
