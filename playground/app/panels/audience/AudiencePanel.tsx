import type { ContentEntry } from '../../../../src/content/types'
import { usePlayground } from '../../context/PlaygroundContext'
import { previewWidget } from '../../preview/previewWidget'
import { SaveBar } from '../content/entry/SaveBar'
import { NewVisitor } from '../NewVisitor'
import { PanelFrame } from '../PanelFrame'
import { PanelSection } from '../PanelSection'
import { RequireReadable } from '../RequireEntry'
import { useVisit } from '../useVisit'
import styles from './AudiencePanel.module.css'
import { MissingSupplies, Supplies } from './Supplies'
import { Targeting } from './Targeting'
import { VariantReport } from './VariantReport'
import { VisitorForm } from './VisitorForm'

/** Configures the previewed visitor, and explains which content is for them. */
export function AudiencePanel() {
  const { draft, entry } = usePlayground()
  return (
    <PanelFrame
      title="Audience"
      actions={<NewVisitor />}
      foot={
        entry && (
          <>
            <MissingSupplies />
            <SaveBar />
          </>
        )
      }
    >
      <div className={styles.parts}>
        <VisitorForm />
        <RequireReadable>{(shown) => <ShownVariants entry={shown} />}</RequireReadable>
        {draft.entry && <Targeting entry={draft.entry} />}
        <Supplies />
      </div>
    </PanelFrame>
  )
}

/** Shows which variants this visitor sees, and why. */
export function ShownVariants({ entry }: { entry: ContentEntry }) {
  const { preview } = usePlayground()
  const visit = useVisit(preview)
  const client = previewWidget(preview.frame.current)?.client
  if (preview.status.phase !== 'ready' || !visit?.variants.length || !client) return null
  return (
    <PanelSection title="Shown to this visitor">
      <VariantReport entry={entry} visit={visit} attributes={client.getUserAttributes()} />
    </PanelSection>
  )
}
