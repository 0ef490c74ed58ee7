import type { BreakpointName, Breakpoints } from '../../content/breakpoints'
import type { ResponsiveStyles } from '../../content/types'
import { cssValue } from '../../render/styles/cssValue'

export interface ImageSizesInput {
  /** The author's own `sizes`. */
  readonly given?: string | undefined
  readonly styles: ResponsiveStyles | undefined
  readonly breakpoints: Breakpoints
  /** Whether the browser may measure: the image is lazy, and its room does not depend on itself. */
  readonly auto: boolean
  /** Width of the container in CSS pixels, where breakpoints go by it and not by the viewport. */
  readonly containerWidth?: number | undefined
}

const NARROWEST_FIRST: readonly BreakpointName[] = ['xsmall', 'small', 'medium']

/**
 * How wide an image is rendered, for the browser to choose from its `srcset`.
 *
 * The author's own text wins, without a media condition on its last entry, where none may stand.
 * Else the widths of the block's styles say it, with percent taken as percent of the viewport.
 *
 * @returns `undefined` when nothing is known.
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
    // No media condition knows the container, so the width that holds right now is worked out.
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

/** The width that a breakpoint sets, when it is a plain length or a percentage. */
function widthOf(styles: ResponsiveStyles | undefined, name: BreakpointName): string | undefined {
  const width = cssValue('width', styles?.[name]?.width)
  return /^\d[\d.]*(?:%|[a-z]+)$/i.test(width) ? width : undefined
}

/**
 * Splits CSS text at each `separator` that stands outside of brackets. Parts are trimmed, empty
 * ones left out.
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
