import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import { mistake } from '../../utils/problems/Omission'

const MAX_DEPTH = 20

const DepthContext = createContext(0)

/** Renders blocks that may contain themselves, such as symbols, to a maximum depth of 20. */
export function NestingLimit({ children }: { readonly children: ReactNode }): ReactElement | null {
  const { currentEntry, reportOmission } = useContentContext()
  const depth = useContext(DepthContext) + 1
  if (depth > MAX_DEPTH) {
    const why = `symbols and slots are nested more than ${MAX_DEPTH} deep`
    reportOmission(
      `entry "${currentEntry().id}"`,
      mistake('a symbol or slot', why, 'Find the one that contains itself.'),
    )
    return null
  }
  return <DepthContext value={depth}>{children}</DepthContext>
}
