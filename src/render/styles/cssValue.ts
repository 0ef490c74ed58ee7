import unitless from '@emotion/unitless'
import type { CSSProperties } from 'react'
import type { CssDeclarations } from '../../content/types'
import type { Omission, TakeOmission } from '../../utils/problems/Omission'
import { toCamelCase, toKebabCase } from '../../utils/text/letterCase'
import { quoteValue } from '../../utils/text/quoteValue'
import { isRecord } from '../../utils/values/isRecord'
import { memoize } from '../../utils/values/memoize'
import { wordSet } from '../../utils/values/wordSet'
import { withOwnFonts } from './ownFonts'

/** A declaration whose value might break neighbouring ones if it was written as text. */
export interface RiskyDeclaration {
  readonly property: string
  readonly value: string
}

/** CSS text of declarations, and those that were not safe to include. */
export interface CssText {
  readonly text: string
  readonly risky: readonly RiskyDeclaration[]
}

/** Words, numbers, colours, lists and calls, without quotes or addresses: nearly all values. */
const SIMPLE_VALUE = /^[\w\s#%.,+*/-]*$/

/** Strings and addresses, in which brackets and semicolons have no meaning. */
const QUOTED =
  /"[^"\\\n\r\f]*"|'[^'\\\n\r\f]*'|url\(\s*(?:(?:"[^"\\\n\r\f]*"|'[^'\\\n\r\f]*'|[^\s"'()<>\\]+)\s*)?\)/gi

/** Some browsers support these only with the prefix. */
const PREFIXED = wordSet(
  'backdrop-filter box-decoration-break hyphens mask-image mask-position mask-repeat mask-size text-size-adjust user-select',
)

/**
 * Writes declarations as CSS text. Numbers are pixels if the property takes a length.
 *
 * A value that could end its rule or swallow what follows (an open quote, bracket, comment or
 * `url(`) is not written: it is returned in `risky`, to be set through the CSSOM, which parses it
 * in isolation.
 */
export function cssText(declarations: CssDeclarations | undefined, omit?: TakeOmission): CssText {
  let text = ''
  const risky: RiskyDeclaration[] = []
  for (const [property, value] of cssDeclarations(declarations, omit)) {
    if (isContained(value)) {
      text += `${property}:${value};`
      if (PREFIXED.has(property)) text += `-webkit-${property}:${value};`
    } else {
      risky.push({ property, value })
    }
  }
  return { text, risky }
}

/**
 * Converts declarations of the content to inline styles.
 *
 * Leaves out names that are not properties, and values that could affect other declarations.
 *
 * @param omit - Receives what is left out.
 */
export function safeStyle(declarations: unknown, omit: TakeOmission): CSSProperties {
  if (!isRecord(declarations)) {
    if (!isAbsent(declarations)) omit(noStyles(declarations))
    return {}
  }
  return Object.fromEntries(
    cssDeclarations(declarations, omit)
      .filter(([property, value]) => {
        const isSafe = isContained(value)
        if (!isSafe)
          omit({
            what: `the style ${quoteValue(`${property}: ${value}`)}`,
            why: 'a bracket, a quote or a character in it would end the declaration early',
            instead: 'Close what is open, or put it into the CSS of the entry.',
          })
        return isSafe
      })
      .map(([property, value]) => [scriptName(property), value]),
  )
}

/** Properties and values in CSS spelling, without unknown properties and empty values. */
export function cssDeclarations(
  declarations: Readonly<Record<string, unknown>> = {},
  omit?: TakeOmission,
): [property: string, value: string][] {
  const written: [string, string][] = []
  for (const name of Object.keys(declarations)) {
    const property = propertyName(name)
    const value = cssValue(name, declarations[name])
    if (property && value) written.push([property, withOwnFonts(property, value)])
    else if (omit && !isAbsent(declarations[name])) omit(notCss(name, declarations[name]))
  }
  return written
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === false || value === ''
}

function noStyles(value: unknown): Omission {
  return {
    what: `the style ${quoteValue(value)}`,
    why: 'styles are an object of properties and values',
    instead: 'Write {"color": "red"} for a red text.',
  }
}

function notCss(name: string, value: unknown): Omission {
  return {
    what: `the style ${quoteValue(name)}`,
    why: propertyName(name) ? `its value is ${quoteValue(value)}` : 'CSS has no such property',
    instead: propertyName(name) ? 'Use a text or a number.' : 'Correct its name, or remove it.',
  }
}

/** Converts a CSS property to its name in scripts: `margin-top` to `marginTop`. */
export function scriptName(property: string): string {
  return property.startsWith('--') ? property : toCamelCase(property)
}

/** Converts a name to a CSS property: `marginTop` to `margin-top`. `null` if it is not one. */
export const propertyName = memoize((name: string): string | null => {
  if (/^--[\w-]+$/.test(name)) return name
  const kebab = toKebabCase(name)
  const spelled = /^(?:webkit|moz|ms)-/.test(kebab) ? `-${kebab}` : kebab
  return /^-?[a-z][a-z-]*$/.test(spelled) ? spelled : null
})

/** The value in CSS spelling; empty if there is none. */
export function cssValue(name: string, value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return value === 0 || name.startsWith('--') || unitless[name] === 1 ? String(value) : `${value}px`
}

/** Whether quotes and brackets are balanced, and nothing ends the declaration early. */
function isContained(value: string): boolean {
  if (SIMPLE_VALUE.test(value)) return !value.includes('/*')
  // The end of another function's name: its argument is not an address.
  if (/[^\s,(]url\(/i.test(value)) return false
  const rest = value.replace(QUOTED, ' ')
  if (/["'\\;{}[\]<>@]|\/\*|url\(/i.test(rest)) return false
  let depth = 0
  for (const bracket of rest.match(/[()]/g) ?? []) {
    depth += bracket === '(' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

/** Quotes an address for CSS. Characters that could end the string are encoded. */
export function cssAddress(address: string): string {
  return `"${address.trim().replace(/["\\\n\r\f]/g, encodeURIComponent)}"`
}
