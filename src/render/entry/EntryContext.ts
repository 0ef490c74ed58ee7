import { createContext, useContext } from 'react'
import type { ContentContextValue } from './ContentContext'
import { readContextWith } from './useContentContext'

/** React context that provides an entry's context to its blocks. */
export const EntryContext = createContext<ContentContextValue | null>(null)

readContextWith(() => useContext(EntryContext))
