import type { CSSProperties } from 'react'
import { safeStyle } from '../internals/safeStyle'

/**
 * How the tabs share their row.
 *
 * Tabs in the middle or at the end that do not fit would begin where no scrolling leads; hence `safe`.
 */
export function headerStyle(tabHeaderLayout: unknown): CSSProperties {
  const isEven = tabHeaderLayout !== 'center' && tabHeaderLayout !== 'flex-end'
  return safeStyle({ justifyContent: isEven ? tabHeaderLayout : `safe ${tabHeaderLayout}` })
}
