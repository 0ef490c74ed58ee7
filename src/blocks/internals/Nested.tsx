import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { ContentContextValue } from '../../render/entry/ContentContext'
import { useContentContext } from '../../render/entry/useContentContext'

const MAX_DEPTH = 20

const DepthContext = createContext(0)

/** Renders blocks that may contain themselves, such as symbols, to a maximum depth of 20. */
export function Nested({ children }: { readonly children: ReactNode }): ReactElement | null {
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

/** Values that a symbol passes to its entry. */
export interface SymbolContextValue {
  /** `builder-id` of the symbol. */
  readonly id: string
  /** Path of the symbol in the entry around it. */
  readonly path: string
  /** Values of the symbol, including blocks for its slots. */
  readonly data: Readonly<Record<string, unknown>>
  /** Context of the content around the symbol, used to render the blocks in its slots. */
  readonly content: ContentContextValue
  /** The symbol around this one. */
  readonly outer: SymbolContextValue | null
}

export const SymbolContext = createContext<SymbolContextValue | null>(null)
