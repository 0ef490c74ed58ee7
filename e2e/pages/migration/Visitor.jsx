import { createContext } from 'react'

/** Who is signed in. */
export const Visitor = createContext('stranger')
