import type { ReactNode } from 'react'
import type { BlockProps } from '../../render/block/BlockDefinition'

/** Children without an element around them. */
export function Fragment({ children }: BlockProps): ReactNode {
  return children
}
