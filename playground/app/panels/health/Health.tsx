import { useLoaded } from '../../data/useLoaded'
import { usePlayground } from '../../shell/PlaygroundContext'
import { EmbedSize } from './EmbedSize'
import { FigureRow } from './FigureRow'
import { FindingList } from './FindingList'
import styles from './Health.module.css'
import { MEASURES } from './judge'
import { loadEmbedSizes } from './loadEmbedSizes'
import { RequestList } from './RequestList'
import { useHealth } from './useHealth'

/** The figures of one load of the page. */
export function Health() {
  const { preview } = usePlayground()
  const { figures, findings } = useHealth()
  const [sizes] = useLoaded(loadEmbedSizes)
  const isLoading = preview.status.phase === 'loading'
  return (
    <div className={styles.health}>
      <section aria-labelledby="health-size">
        <h3 id="health-size" className={styles.title}>
          Weight
        </h3>
        <EmbedSize sizes={sizes} />
      </section>
      <section aria-labelledby="health-times">
        <h3 id="health-times" className={styles.title}>
          Speed
        </h3>
        <dl>
          <FigureRow measure={MEASURES.firstPaint} value={figures.firstPaint} waits={isLoading} />
          <FigureRow
            measure={MEASURES.largestPaint}
            value={figures.largestPaint}
            waits={isLoading}
          />
          <FigureRow
            measure={MEASURES.contentShown}
            value={figures.contentShown}
            waits={isLoading}
          />
          <FigureRow
            measure={MEASURES.layoutShift}
            value={isLoading ? undefined : figures.layoutShift}
            waits={isLoading}
          />
          <FigureRow
            measure={MEASURES.blocked}
            value={isLoading ? undefined : figures.blocked}
            waits={isLoading}
            more={figures.longTasks === 1 ? 'One long task.' : `${figures.longTasks} long tasks.`}
          />
        </dl>
      </section>
      <FindingList findings={findings} />
      <RequestList requests={figures.requests} />
    </div>
  )
}
