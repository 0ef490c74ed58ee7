import { createContext, useContext } from 'react'
import type { ContentContextValue } from './ContentContext'
import { setContextReader } from './useContentContext'

/** React context that provides an entry's context to its blocks. */
export const EntryContext = createContext<ContentContextValue | null>(null)

setContextReader(() => useContext(EntryContext))
