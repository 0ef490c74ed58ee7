import { usePlayground } from '../context/PlaygroundContext'
import { TextButton } from '../ui/Button'
import { resetPreviewVisitor } from './useVisit'

/** Replaces the visitor in the preview by one of whom nothing is stored or decided yet. */
export function NewVisitor() {
  const { preview, state, update } = usePlayground()
  return (
    <TextButton
      onClick={() => {
        resetPreviewVisitor(preview.frame.current)
        const { consent: _, variation: __, isEdited: ___, ...visitor } = state.visitor
        update({ visitor })
        preview.reload()
      }}
    >
      New visitor
    </TextButton>
  )
}
