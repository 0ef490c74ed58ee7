import type { ReactNode } from 'react'
import styles from './FigureRow.module.css'
import { judge, type Measure, VERDICT_WORDS, type Verdict } from './judge'

interface FigureRowProps {
  measure: Measure
  /** Absent while it is not known. */
  value: number | undefined
  /** Whether it is on its way. */
  waits: boolean
  /** Said after what the figure means. */
  more?: ReactNode
}

/** A figure, what it means, and how good it is. */
export function FigureRow({ measure, value, waits, more }: FigureRowProps) {
  const { name, meaning, good, format } = measure
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {value === undefined ? (
          <span className={styles.missing}>{waits ? 'Measuring…' : 'Not measured'}</span>
        ) : (
          <>
            {format(value)} <VerdictMark verdict={judge(measure, value)} />
          </>
        )}
      </dd>
      <dd className={styles.meaning}>
        {meaning} {more} Good up to {format(good)}.
      </dd>
    </div>
  )
}

/** How good something is, in a word and a colour. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={styles.mark} data-verdict={verdict}>
      {VERDICT_WORDS[verdict]}
    </span>
  )
}
