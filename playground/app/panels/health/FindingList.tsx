import type { Loaded } from '../../data/useLoaded'
import { CheckIcon } from '../../ui/icons'
import { FindingCard } from './FindingCard'
import styles from './FindingList.module.css'
import type { Findings } from './findings'
import { VerdictMark } from './VerdictMark'

/** What axe found in the content. */
export function FindingList({ findings }: { findings: Loaded<Findings> }) {
  return (
    <section aria-labelledby="health-axe">
      <h3 id="health-axe" className={styles.title}>
        Accessibility
        {findings.status === 'ready' && (
          <VerdictMark verdict={findings.value.list.length === 0 ? 'good' : 'poor'} />
        )}
      </h3>
      <div role="status">
        {findings.status === 'loading' && (
          <p className={styles.quiet}>axe looks through the content…</p>
        )}
        {findings.status === 'ready' && <Summary findings={findings.value} />}
      </div>
      {findings.status === 'failed' && (
        <p className={styles.failed} role="alert">
          {findings.error.message}
        </p>
      )}
      {findings.status === 'ready' && (
        <ul className={styles.list}>
          {findings.value.list.map((finding) => (
            <li key={finding.rule}>
              <FindingCard finding={finding} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Summary({ findings }: { findings: Findings }) {
  const { list, passed, undecided } = findings
  const undecidedNote =
    undecided > 0 &&
    ` ${undecided === 1 ? 'One rule needs' : `${undecided} rules need`} a person to decide.`
  if (list.length > 0) {
    return (
      <p className={styles.quiet}>
        {list.length === 1 ? 'One rule is broken' : `${list.length} rules are broken`}, {passed} are
        kept.
        {undecidedNote}
      </p>
    )
  }
  return (
    <p className={styles.clean}>
      <CheckIcon />
      <span>
        axe found nothing: {passed} rules are kept.
        {undecidedNote}
      </span>
    </p>
  )
}
