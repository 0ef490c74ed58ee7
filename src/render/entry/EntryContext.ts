import { createContext, useContext } from 'react'
import type { ContentContextValue } from './ContentContext'
import { readContextWith } from './useContentContext'

/** Gives the blocks of an entry their context in React. */
export const EntryContext = createContext<ContentContextValue | null>(null)

readContextWith(() => useContext(EntryContext))
