import { useCallback } from 'react'
import { useLoaded } from '../../data/useLoaded'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import styles from './AudiencePanel.module.css'
import { forgetVisitor } from './forgetVisitor'
import { loadEntry } from './loadEntry'
import { ShownReport } from './ShownReport'
import { SimulationReport } from './SimulationReport'
import { VisitorForm } from './VisitorForm'

/** Who looks at the preview, what they get and why, and what many others would get. */
export function AudiencePanel() {
  const { config, entry, preview } = usePlayground()
  const { model, id, lastUpdated } = entry ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed entry is loaded anew, another list is no reason
  const load = useCallback(
    async (signal: AbortSignal) => (entry ? loadEntry(config, entry, signal) : undefined),
    [config, model, id, lastUpdated],
  )
  const [loaded, reload] = useLoaded(load)

  function becomeNew() {
    forgetVisitor(preview.frame.current)
    preview.reload()
  }

  return (
    <PanelFrame title="Audience" actions={<Button onClick={becomeNew}>New visitor</Button>}>
      <div className={styles.parts}>
        <VisitorForm />
        {loaded.status === 'failed' && (
          <Notice
            kind="failure"
            title="The entry could not be loaded"
            actions={<Button onClick={reload}>Try again</Button>}
          >
            {loaded.error.message} Without it, nobody can say why it shows what it shows.
          </Notice>
        )}
        {loaded.status === 'loading' && (
          <p className={styles.waiting} role="status">
            Loading the entry…
          </p>
        )}
        {loaded.status === 'ready' && loaded.value && loaded.value.id === id && (
          <>
            <ShownReport entry={loaded.value} />
            <SimulationReport key={`${id} ${lastUpdated}`} entry={loaded.value} />
          </>
        )}
        {!entry && (
          <Notice title="No entry is shown">
            Choose one under Content. What its visitors get, and why, appears here.
          </Notice>
        )}
      </div>
    </PanelFrame>
  )
}
