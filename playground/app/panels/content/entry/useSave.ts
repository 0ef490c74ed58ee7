import { usePlayground } from '../../../context/PlaygroundContext'
import { exportFile } from '../../../data/entryFile'
import { parseEntry } from '../../../draft/useDraft'

/** Saves unsaved changes, or opens what keeps them from being saved. */
export function useSave(): () => void {
  const { draft, update, entry, state } = usePlayground()
  const { changed, text, problems, work, isOvertaken } = draft
  return () => {
    if (!changed || work !== 'none') return
    if (state.source.kind !== 'sample') exportFile(entry?.name ?? 'entry', text)
    else if (!parseEntry(text) || problems.some(({ severity }) => severity === 'error'))
      update({ panel: 'content', view: 'json' })
    else if (isOvertaken) update({ panel: 'content' })
    else void draft.save()
  }
}
