import { usePlayground } from '../../context/PlaygroundContext'
import { previewWidget } from '../../preview/previewWidget'
import styles from '../audience/AudiencePanel.module.css'
import { SaveBar } from '../content/entry/SaveBar'
import { NewVisitor } from '../NewVisitor'
import { PanelFrame } from '../PanelFrame'
import { PanelSection } from '../PanelSection'
import { RequireReadable } from '../RequireEntry'
import { useVisit } from '../useVisit'
import { Goal } from './Goal'
import { Results } from './Results'
import { VariationList } from './VariationList'
import { VariationReport } from './VariationReport'
import { variationsOf } from './variations'

/** Sets up a test of variations, and shows who got which and what they did. */
export function TestPanel() {
  const { connection, draft, entry, preview } = usePlayground()
  const visit = useVisit(preview)
  const client = previewWidget(preview.frame.current)?.client
  const isShown = preview.status.phase === 'ready' && visit && client
  return (
    <PanelFrame title="Test" actions={<NewVisitor />} foot={entry && <SaveBar />}>
      <div className={styles.parts}>
        <RequireReadable>
          {(shown) => (
            <>
              {draft.entry && <VariationList entry={draft.entry} />}
              {variationsOf(shown).length > 0 && (
                <>
                  <Goal entry={shown} />
                  <PanelSection title="Shown to this visitor">
                    {isShown ? (
                      <VariationReport entry={shown} visit={visit} allowed={client.canTrack} />
                    ) : (
                      <p>The preview shows no content, so there is nothing to explain.</p>
                    )}
                  </PanelSection>
                  {!connection && <Results entry={shown} />}
                </>
              )}
            </>
          )}
        </RequireReadable>
      </div>
    </PanelFrame>
  )
}
