import { type CssText, cssText } from '../styles/cssValue'

/**
 * CSS for the host of a root that reserves a height before the content is there, so that the page
 * does not jump.
 *
 * @param minHeight - Pixels, or a CSS length.
 */
export function reservedHeight(minHeight: number | string | undefined): CssText {
  return cssText(minHeight === undefined ? undefined : { minHeight })
}
