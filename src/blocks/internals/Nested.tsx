import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { warnOnce } from '../../utils/warn'

const MAX_DEPTH = 20

const DepthContext = createContext(0)

/** Draws what may hold itself, such as a symbol in a symbol, down to a depth of 20. */
export function Nested({ children }: { readonly children: ReactNode }): ReactElement | null {
  const depth = useContext(DepthContext) + 1
  if (depth > MAX_DEPTH) {
    warnOnce(
      `symbols and slots are nested more than ${MAX_DEPTH} deep; the rest was left out. Does one of them contain itself?`,
    )
    return null
  }
  return <DepthContext value={depth}>{children}</DepthContext>
}
