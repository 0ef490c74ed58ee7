import { createContext } from 'react'

/** The tool that a panel belongs to; none outside of the workbench. */
export const ToolContext = createContext<{ readonly label: string; readonly guide: string } | null>(
  null,
)
