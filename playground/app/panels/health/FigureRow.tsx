import type { ReactNode } from 'react'
import styles from './FigureRow.module.css'
import { judge, type Measure, VERDICT_WORDS, type Verdict } from './measures'

interface FigureRowProps {
  measure: Measure
  /** `undefined` until it has been measured. */
  value: number | undefined
  /** Whether the measurement is still running. */
  waits: boolean
  /** Shown after the explanation of the figure. */
  more?: ReactNode
}

/** A figure with its meaning and verdict. */
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

/** A verdict as a word and a colour. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={styles.mark} data-verdict={verdict}>
      {VERDICT_WORDS[verdict]}
    </span>
  )
}
