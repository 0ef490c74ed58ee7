/** Names of the breakpoints, widest first. */
export const BREAKPOINT_NAMES = ['large', 'medium', 'small', 'xsmall'] as const

/** A named width below which other styles apply. */
export type BreakpointName = (typeof BREAKPOINT_NAMES)[number]

/** Maximum widths in CSS pixels at which each breakpoint's styles still apply. */
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

/** Width limit of a breakpoint, in CSS pixels. */
export interface Breakpoint {
  /** Maximum width at which its styles apply; `undefined` for `large`, which has no limit. */
  readonly max: number | undefined
  /**
   * Whether its styles are rendered. False only for an `xsmall` that the entry does not define.
   */
  readonly applies: boolean
}

export type Breakpoints = { readonly [name in BreakpointName]: Breakpoint }

const DEFAULT: Breakpoints = {
  large: { max: undefined, applies: true },
  medium: upTo(991),
  small: upTo(640),
  xsmall: { max: 320, applies: false },
}

/** Names of the breakpoints with a limit. */
export const NARROWEST_FIRST: readonly BreakpointName[] = ['xsmall', 'small', 'medium']

/**
 * Fills in the widths that an entry leaves out of `meta.breakpoints`.
 *
 * `xsmall` is read on its own; `small` and `medium` only when both are given. A width that is not
 * a positive number, or not below the next wider one, is ignored.
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

/** Returns the narrowest breakpoint that fits `width`; `large` when none does. */
export function deviceSizeAt(width: number, breakpoints: Breakpoints): BreakpointName {
  const fits = (name: BreakpointName) =>
    width <= (breakpoints[name].max ?? Number.POSITIVE_INFINITY)
  return NARROWEST_FIRST.find(fits) ?? 'large'
}

/** Maximum width at which columns stack; `undefined` when they never do. */
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
