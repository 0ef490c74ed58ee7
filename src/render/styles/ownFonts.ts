import { withValues } from './splitCss'

/**
 * The variable that stands for a family of the content in its root, without hyphens, and how the
 * name begins under which the document has it. Texts elsewhere can use no face of the content,
 * whatever they name: none of them has this name.
 */
export function ownFont(family: string): string {
  return `siteblocks-font-${family.toLowerCase().replace(/[^\w\u0080-\uffff]+/g, '-')}`
}

/** Families of a list: strings, and words between commas. */
const FAMILIES = /((?:^|,)\s*)("[^"]*"|'[^']*'|[^,"'()!\s]+(?:\s+[^,"'()!\s]+)*)(?=\s*(?:,|!|$))/g

/** What precedes the families in `font`: everything up to the size. */
const SIZE = /^[^,]*?(?:\d(?:[a-z]+|%)|small|large|medium)(?:\s*\/\s*[^\s,/]+)?\s+/i

/**
 * Lets a value of `font-family`, `font` or a variable that is named like them use the families that
 * content declares; any other name means what it means without content. Other values stay.
 */
export function withOwnFonts(property: string, value: string): string {
  if (!/^(?:--.*)?font(?:-?family)?$/i.test(property)) return value
  const head = /^font$/i.test(property) ? SIZE.exec(value)?.[0] : ''
  if (head === undefined) return value
  return head + value.slice(head.length).replace(FAMILIES, withOwn)
}

function withOwn(_: string, before: string, name: string): string {
  return `${before}var(--${ownFont(name.replace(/^["']|["']$/g, ''))}, ${name})`
}

/** Does the same in the declarations of a rule. */
export function withOwnFontsIn(css: string): string {
  return withValues(css, withOwnFonts)
}
