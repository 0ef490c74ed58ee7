import type { ContentEntry } from '../../../../src/content/types'
import { usePlayground } from '../../context/PlaygroundContext'
import { previewWidget } from '../../preview/previewWidget'
import { TextButton } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { PanelFrame } from '../PanelFrame'
import { resetPreviewVisitor, useShownEntry, useVisit } from '../useVisit'
import styles from './AudiencePanel.module.css'
import { PanelSection } from './PanelSection'
import { RecordedResults } from './RecordedResults'
import { Targeting } from './Targeting'
import { VariantReport } from './VariantReport'
import { VariationList } from './VariationList'
import { VariationReport } from './VariationReport'
import { VisitorForm } from './VisitorForm'

/** Configures the previewed visitor, and explains what they and others get. */
export function AudiencePanel() {
  const { connection, entry, preview, draft, state, update } = usePlayground()
  const shown = useShownEntry()

  function becomeNew() {
    resetPreviewVisitor(preview.frame.current)
    const { consent: _, variation: __, ...visitor } = state.visitor
    update({ visitor })
    preview.reload()
  }

  return (
    <PanelFrame title="Audience" actions={<TextButton onClick={becomeNew}>New visitor</TextButton>}>
      <div className={styles.parts}>
        <VisitorForm />
        {entry && draft.saved.status === 'failed' && (
          <Notice
            kind="failure"
            title="The entry could not be loaded"
            actions={<TextButton onClick={draft.reload}>Try again</TextButton>}
          >
            {draft.saved.error.message} Without it, this panel cannot explain what is shown.
          </Notice>
        )}
        {entry && draft.saved.status === 'loading' && (
          <p className={styles.waiting} role="status">
            Loading the entry…
          </p>
        )}
        {entry && draft.saved.status === 'ready' && !shown && (
          <p className={styles.waiting}>
            The JSON under Content cannot be read. Fix it, and what visitors get is explained here.
          </p>
        )}
        {shown && <ShownReport entry={shown} />}
        {shown && draft.entry && <Targeting entry={draft.entry} />}
        {shown && draft.entry && <VariationList entry={draft.entry} />}
        {shown && !connection && <RecordedResults entry={shown} />}
        {!entry && (
          <Notice title="No entry is shown">
            Choose one under Content. This panel then explains what its visitors get.
          </Notice>
        )}
      </div>
    </PanelFrame>
  )
}

/** Shows which version this visitor sees, and why. */
export function ShownReport({ entry }: { entry: ContentEntry }) {
  const { preview } = usePlayground()
  const visit = useVisit(preview)
  const client = previewWidget(preview.frame.current)?.client
  const isShown = preview.status.phase === 'ready' && visit && client
  if (!isShown) {
    return (
      <PanelSection title="Shown to this visitor">
        <p className={styles.waiting}>
          {preview.status.phase === 'loading'
            ? 'The preview is loading…'
            : 'The preview shows no content, so there is nothing to explain.'}
        </p>
      </PanelSection>
    )
  }
  return (
    <PanelSection title="Shown to this visitor">
      <VariationReport entry={entry} visit={visit} allowed={client.canTrack} />
      <VariantReport entry={entry} visit={visit} attributes={client.getUserAttributes()} />
    </PanelSection>
  )
}
