import { useMemo } from 'react'
import type { ContentEntry } from '../../../../src/content/types'
import { usePlayground } from '../../shell/PlaygroundContext'

/** The entry that the preview shows, with all its variations; `undefined` while there is none. */
export function useShownEntry(): ContentEntry | undefined {
  const { entry, draft } = usePlayground()
  const id = entry?.id
  return useMemo(() => {
    const found: Partial<ContentEntry> | undefined = draft.entry
    return id !== undefined && found ? { ...found, id, data: found.data ?? {} } : undefined
  }, [id, draft.entry])
}
