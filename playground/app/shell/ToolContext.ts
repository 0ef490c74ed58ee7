import { createContext } from 'react'

/** What a panel is told of the tool that it belongs to; none outside of the workbench. */
export const ToolContext = createContext<{ readonly label: string; readonly guide: string } | null>(
  null,
)
