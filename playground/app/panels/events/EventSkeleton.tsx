import styles from './EventSkeleton.module.css'

/** Widths of the bars that stand for events, so that they look like events. */
const WIDTHS = ['52%', '38%', '60%', '45%', '34%', '56%']

/** The list, before it is there. */
export function EventSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading events">
      {WIDTHS.map((width) => (
        <div key={width} className={styles.row}>
          <span className={styles.dot} />
          <span className={styles.bar} style={{ width }} />
        </div>
      ))}
    </div>
  )
}
