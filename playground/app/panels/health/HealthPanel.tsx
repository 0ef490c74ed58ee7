import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import { ReloadIcon } from '../../ui/icons'
import { Notice } from '../../ui/Notice'
import { Health } from './Health'

/** What the page in the preview costs its visitors, and whom it leaves out. */
export function HealthPanel() {
  const { entry, preview } = usePlayground()
  return (
    <PanelFrame
      still
      title="Health"
      actions={
        entry && (
          <Button onClick={preview.reload} disabled={preview.status.phase === 'loading'}>
            <ReloadIcon />
            Measure again
          </Button>
        )
      }
    >
      {entry ? (
        <Health key={preview.load} />
      ) : (
        <Notice title="Nothing to measure">
          Sizes, times and what axe finds will appear here. Choose an entry under Content.
        </Notice>
      )}
    </PanelFrame>
  )
}
