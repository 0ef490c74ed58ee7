import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import styles from './LivePanel.module.css'
import { OwnPageForm } from './OwnPageForm'
import { SiteReport } from './SiteReport'

/**
 * Checks a live site: waits for its first impression, and previews any page with the content in it.
 */
export function LivePanel() {
  const { connection } = usePlayground()
  return (
    <PanelFrame title="Live">
      <div className={styles.body}>
        {connection ? (
          <p className={styles.quiet}>
            Your space keeps its events to itself, so first impressions cannot be seen from here.
            Look at your page below.
          </p>
        ) : (
          <SiteReport />
        )}
        <OwnPageForm />
      </div>
    </PanelFrame>
  )
}
