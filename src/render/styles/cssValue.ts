import unitless from '@emotion/unitless'
import type { CssDeclarations } from '../../content/types'
import { hasOwn } from '../../utils/hasOwn'
import { toKebabCase } from '../../utils/letterCase'
import { wordSet } from '../../utils/wordSet'

/** A declaration whose value might disturb its neighbours if written as text. */
export interface RiskyDeclaration {
  readonly property: string
  readonly value: string
}

/** CSS text of a set of declarations, and what had to be left out of it. */
export interface CssText {
  readonly text: string
  readonly risky: readonly RiskyDeclaration[]
}

const EMPTY: CssText = { text: '', risky: [] }
const NO_RISK: readonly RiskyDeclaration[] = []

/** Words, numbers, colours, lists and calls without quotes or addresses: nearly every value there is. */
const SIMPLE_VALUE = /^[\w\s#%.,+*/-]*$/

/** Browsers that follow the specification late ask for the prefix as well. */
const PREFIXED = wordSet(
  'appearance backdrop-filter box-decoration-break hyphens mask-image mask-position mask-repeat mask-size text-size-adjust user-select',
)

const propertyNames = new Map<string, string | null>()

/**
 * Writes declarations as CSS text. Numbers are pixels where the property takes a length.
 *
 * A value that could end its rule or swallow what follows (an open quote, bracket, comment or `url(`) does not
 * enter the text: it comes back in `risky`, to be set through the CSSOM, which parses it by itself.
 */
export function cssText(declarations: CssDeclarations | undefined): CssText {
  if (!declarations) return EMPTY
  let text = ''
  let risky: RiskyDeclaration[] | undefined
  for (const name in declarations) {
    if (!hasOwn(declarations, name)) continue
    const property = propertyName(name)
    const value = cssValue(name, declarations[name])
    if (property === null || value === '') continue
    if (SIMPLE_VALUE.test(value) ? !value.includes('/*') : isContained(value)) {
      text += `${property}:${value};`
      if (PREFIXED.has(property)) text += `-webkit-${property}:${value};`
    } else {
      risky ??= []
      risky.push({ property, value })
    }
  }
  return text === '' && !risky ? EMPTY : { text, risky: risky ?? NO_RISK }
}

/** The name as CSS spells it, or `null` when it is none: `marginTop` is `margin-top`. */
export function propertyName(name: string): string | null {
  let property = propertyNames.get(name)
  if (property === undefined) {
    property = spell(name)
    propertyNames.set(name, property)
  }
  return property
}

function spell(name: string): string | null {
  if (/^--[\w-]+$/.test(name)) return name
  const kebab = toKebabCase(name)
  const spelled = /^(?:webkit|moz|ms)-/.test(kebab) ? `-${kebab}` : kebab
  return /^-?[a-z][a-z-]*$/.test(spelled) ? spelled : null
}

/** The value as CSS spells it; empty when there is none. */
export function cssValue(name: string, value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return value === 0 || name.startsWith('--') || unitless[name] === 1 ? String(value) : `${value}px`
}

/** Whether quotes and brackets close where they should, and nothing ends the declaration early. */
function isContained(value: string): boolean {
  let depth = 0
  let quote = ''
  for (let i = 0; i < value.length; i++) {
    const char = value.charAt(i)
    if (char === '\\' || char === '\n' || char === '\r' || char === '\f') return false
    if (quote) {
      if (char === quote) quote = ''
      continue
    }
    if (char === '"' || char === "'") quote = char
    else if (char === '(') {
      depth++
      const end = /^url$/i.test(value.slice(Math.max(i - 3, 0), i))
        ? unquotedUrlEnd(value, i + 1)
        : i
      if (end < 0) return false
      i = end
    } else if (char === ')') {
      if (--depth < 0) return false
    } else if (';{}[]<>@'.includes(char) || (char === '/' && value.charAt(i + 1) === '*'))
      return false
  }
  return depth === 0 && quote === ''
}

/** Where scanning goes on behind `url(`; -1 for an address that would make it a bad token. */
function unquotedUrlEnd(value: string, start: number): number {
  const match = /^\s*(?:["']|(?:[^\s"'()<>\\]+\s*)?(?=\)))/.exec(value.slice(start))
  if (!match) return -1
  const quoted = /["']$/.test(match[0])
  return start + match[0].length - (quoted ? 2 : 1)
}
