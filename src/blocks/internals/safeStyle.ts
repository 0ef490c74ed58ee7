import type { CSSProperties } from 'react'
import { cssDeclarations, isContained, scriptName } from '../../render/styles/cssValue'
import { isRecord } from '../../utils/isRecord'

/**
 * Inline styles out of declarations of content.
 *
 * A value that could reach beyond its own declaration is left out, as is what names no property.
 */
export function safeStyle(declarations: unknown): CSSProperties {
  return Object.fromEntries(
    cssDeclarations(isRecord(declarations) ? declarations : {})
      .filter(([, value]) => isContained(value))
      .map(([property, value]) => [scriptName(property), value]),
  )
}
