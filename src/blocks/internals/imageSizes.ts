import { type BreakpointName, type Breakpoints, NARROWEST_FIRST } from '../../content/breakpoints'
import type { ResponsiveStyles } from '../../content/types'
import { cssValue } from '../../render/styles/cssValue'

export interface ImageSizesInput {
  /** The author's own `sizes`. */
  readonly given?: string | undefined
  readonly styles: ResponsiveStyles | undefined
  readonly breakpoints: Breakpoints
  /** Whether the browser may measure: the image is lazy, and its layout does not depend on it. */
  readonly auto: boolean
  /** Width of the container in CSS pixels, if breakpoints refer to it instead of the viewport. */
  readonly containerWidth?: number | undefined
}

/**
 * The `sizes` of an image, from which the browser chooses a candidate of its `srcset`.
 *
 * The author's own text takes precedence, without the media condition of its last entry, which must
 * not have one. Otherwise, the widths come from the block's styles; percentages are taken of the
 * viewport.
 *
 * @returns `undefined` if nothing is known.
 */
export function imageSizes(input: ImageSizesInput): string | undefined {
  if (input.given) return withoutLastCondition(input.given)
  const computed = computedSizes(input)
  if (!input.auto) return computed
  return computed === undefined ? 'auto' : `auto, ${computed}`
}

function computedSizes({
  styles,
  breakpoints,
  containerWidth,
}: ImageSizesInput): string | undefined {
  const narrow = NARROWEST_FIRST.flatMap((name) => {
    const width = widthOf(styles, name)
    const { applies, max } = breakpoints[name]
    return width && applies ? [{ max, width }] : []
  })
  const large = widthOf(styles, 'large')
  if (containerWidth !== undefined) {
    // Media conditions cannot refer to the container, so compute its current width.
    const fits = narrow.find(({ max = Number.POSITIVE_INFINITY }) => containerWidth <= max)
    const width = fits?.width ?? large ?? '100%'
    if (!width.endsWith('%')) return width
    return `${Math.round((Number.parseFloat(width) * containerWidth) / 100)}px`
  }
  const sizes = narrow.map(({ max, width }) => `(max-width: ${max}px) ${width}`)
  if (large) sizes.push(large)
  else if (narrow.length > 0) sizes.push('100vw')
  return sizes.join(', ').replace(/%/g, 'vw') || undefined
}

function withoutLastCondition(sizes: string): string | undefined {
  const entries = splitTopLevel(sizes, /,/)
  const lastEntry = entries.pop()
  if (lastEntry === undefined) return undefined
  const lastWord = splitTopLevel(lastEntry, /\s/).pop() ?? ''
  return [...entries, lastWord.startsWith('(') ? '100vw' : lastWord].join(', ')
}

/** The width that a breakpoint sets, if it is a plain length or a percentage. */
function widthOf(styles: ResponsiveStyles | undefined, name: BreakpointName): string | undefined {
  const width = cssValue('width', styles?.[name]?.width)
  return /^\d[\d.]*(?:%|[a-z]+)$/i.test(width) ? width : undefined
}

/**
 * Splits CSS text at each `separator` outside of brackets. Trims the parts and drops empty ones.
 */
export function splitTopLevel(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const char of text) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (depth === 0 && separator.test(char)) {
      parts.push(part.trim())
      part = ''
    } else {
      part += char
    }
  }
  parts.push(part.trim())
  return parts.filter((piece) => piece !== '')
}
