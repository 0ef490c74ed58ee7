import type { CSSProperties } from 'react'
import { cssText, cssValue, propertyName } from '../../render/styles/cssValue'
import { isRecord } from '../../utils/isRecord'

/**
 * Inline styles out of declarations of content.
 *
 * A value that could reach beyond its own declaration is left out, as is what names no property.
 */
export function safeStyle(declarations: unknown): CSSProperties {
  const style: Record<string, string> = {}
  if (!isRecord(declarations)) return style
  for (const name of Object.keys(declarations)) {
    const property = propertyName(name)
    const value = cssValue(name, declarations[name])
    if (property && value && cssText({ [name]: value }).risky.length === 0) {
      style[reactName(property)] = value
    }
  }
  return style
}

function reactName(property: string): string {
  if (property.startsWith('--')) return property
  return property
    .replace(/^-ms-/, 'ms-')
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
