import { createContext } from 'react'

/** The tool of a panel; `undefined` outside the workbench. */
export const ToolContext = createContext<{ readonly label: string; readonly guide: string } | null>(
  null,
)
