import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { useContentContext } from '../../render/block/useContentContext'

const MAX_DEPTH = 20

const DepthContext = createContext(0)

/** Renders blocks that may contain themselves, such as symbols, to a maximum depth of 20. */
export function NestingLimit({ children }: { readonly children: ReactNode }): ReactElement | null {
  const { currentEntry, reportOmission } = useContentContext()
  const depth = useContext(DepthContext) + 1
  if (depth > MAX_DEPTH) {
    reportOmission(`entry "${currentEntry().id}"`, {
      what: 'a symbol or slot',
      why: `symbols and slots are nested more than ${MAX_DEPTH} deep`,
      instead: 'Find the one that contains itself.',
      isMistake: true,
    })
    return null
  }
  return <DepthContext value={depth}>{children}</DepthContext>
}
