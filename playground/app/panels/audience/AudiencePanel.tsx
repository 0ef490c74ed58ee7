import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import styles from './AudiencePanel.module.css'
import { ShownReport } from './ShownReport'
import { SimulationReport } from './SimulationReport'
import { sharesOf } from './sharesOf'
import { forgetVisitor, useShownEntry } from './useVisit'
import { VisitorForm } from './VisitorForm'

/** Who looks at the preview, what they get and why, and what many others would get. */
export function AudiencePanel() {
  const { entry, preview, draft } = usePlayground()
  const shown = useShownEntry()

  function becomeNew() {
    forgetVisitor(preview.frame.current)
    preview.reload()
  }

  return (
    <PanelFrame title="Audience" actions={<Button onClick={becomeNew}>New visitor</Button>}>
      <div className={styles.parts}>
        <VisitorForm />
        {entry && draft.saved.status === 'failed' && (
          <Notice
            kind="failure"
            title="The entry could not be loaded"
            actions={<Button onClick={draft.reload}>Try again</Button>}
          >
            {draft.saved.error.message} Without it, nobody can say why it shows what it shows.
          </Notice>
        )}
        {entry && draft.saved.status === 'loading' && (
          <p className={styles.waiting} role="status">
            Loading the entry…
          </p>
        )}
        {entry && draft.saved.status === 'ready' && !shown && (
          <p className={styles.waiting}>
            The JSON under Content cannot be read. Mend it, and what visitors get is explained here.
          </p>
        )}
        {shown && <ShownReport entry={shown} />}
        {shown && <SimulationReport key={JSON.stringify(sharesOf(shown))} entry={shown} />}
        {!entry && (
          <Notice title="No entry is shown">
            Choose one under Content. What its visitors get, and why, appears here.
          </Notice>
        )}
      </div>
    </PanelFrame>
  )
}
