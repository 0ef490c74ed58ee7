import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { EntrySkeleton } from '../content/EntrySkeleton'

/** Stands where the blocks will be, and says why they are not there. */
export function EditorWaiting() {
  const { preview } = usePlayground()
  const { phase, message } = preview.status
  if (phase === 'loading') return <EntrySkeleton />
  return (
    <Notice
      kind={phase === 'failed' ? 'failure' : 'empty'}
      title={phase === 'failed' ? 'The page shows no content' : 'The page has told of no blocks'}
      actions={<Button onClick={preview.reload}>Reload the page</Button>}
    >
      {message ?? 'An editor can change what the page shows. Reload it to begin.'}
    </Notice>
  )
}
