import { usePlayground } from '../../context/PlaygroundContext'
import { PanelFrame } from '../PanelFrame'
import styles from './LivePanel.module.css'
import { SiteReport } from './SiteReport'

/** Waits for the first impression of a live site. */
export function LivePanel() {
  const { connection } = usePlayground()
  return (
    <PanelFrame title="Live">
      <div className={styles.body}>
        {connection ? (
          <p className={styles.quiet}>
            Your space keeps its events to itself, so first impressions cannot be seen from here.
            Open your page in the browser: the content shows where you pasted the snippet.
          </p>
        ) : (
          <SiteReport />
        )}
      </div>
    </PanelFrame>
  )
}
