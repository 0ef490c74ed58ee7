import { VERDICT_WORDS, type Verdict } from './judge'
import styles from './VerdictMark.module.css'

/** How good something is, in a word and a colour. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <span className={styles.mark} data-verdict={verdict}>
      {VERDICT_WORDS[verdict]}
    </span>
  )
}
