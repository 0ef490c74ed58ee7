import styles from './EntrySkeleton.module.css'

/** Widths of the bars that stand for names, so that they look like names. */
const NAME_WIDTHS = ['58%', '42%', '66%', '50%', '36%', '61%']

/** The list, before it is there. */
export function EntrySkeleton({ label = 'Loading entries' }: { label?: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {NAME_WIDTHS.map((width) => (
        <div key={width} className={styles.row}>
          <span className={styles.bar} style={{ width }} />
          <span className={styles.bar} style={{ width: '24%' }} />
        </div>
      ))}
    </div>
  )
}
