import type { EntrySummary } from '../../data/entries'
import { classes } from '../../ui/classes'
import styles from './EntryFacts.module.css'

interface EntryFactsProps {
  entry: EntrySummary
  className: string | undefined
}

/** What the preview shows, as the content host knows it. */
export function EntryFacts({ entry, className }: EntryFactsProps) {
  const { id, model, published, lastUpdated } = entry
  return (
    <section className={classes(styles.facts, className)} aria-label="Shown entry">
      <dl className={styles.list}>
        <Fact name="Entry" value={id} />
        <Fact name="Model" value={model} />
        {lastUpdated !== undefined && (
          <Fact name="Updated" value={new Date(lastUpdated).toLocaleString('en', UPDATED)} />
        )}
        <Fact
          name="Visitors"
          value={published ? 'See it where it fits' : 'Do not see this draft'}
        />
      </dl>
    </section>
  )
}

const UPDATED = { dateStyle: 'medium', timeStyle: 'short' } as const

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
