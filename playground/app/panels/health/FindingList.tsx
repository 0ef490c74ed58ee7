import type { Loaded } from '../../data/useLoaded'
import { usePlayground } from '../../shell/PlaygroundContext'
import { TextButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { VerdictMark } from './FigureRow'
import styles from './FindingList.module.css'
import type { Finding, Findings } from './useHealth'

/** Lists accessibility problems that axe found in the content. */
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
      <Icon name="check" />
      <span>
        axe found nothing: {passed} rules are kept.
        {undecidedNote}
      </span>
    </p>
  )
}

const FLASH_MS = 1600

/** One violated rule, where it occurs, and how to fix it. */
function FindingCard({ finding }: { finding: Finding }) {
  const { highlight } = usePlayground().preview
  const { rule, impact, help, helpUrl, places } = finding

  function flash(block: string) {
    highlight(block)
    setTimeout(() => highlight(undefined), FLASH_MS)
  }

  return (
    <article className={styles.card} aria-label={help}>
      <p className={styles.help}>{help}</p>
      <p className={styles.rule}>
        {impact} ·{' '}
        <a href={helpUrl} target="_blank" rel="noreferrer">
          {rule}
        </a>
      </p>
      {places.map(({ block, html, mend }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity, and never change
        <div key={index} className={styles.place}>
          <div className={styles.where}>
            <p className={styles.block}>{block ?? 'Outside of blocks'}</p>
            {block && <TextButton onClick={() => flash(block)}>Show</TextButton>}
          </div>
          <ul className={styles.mend}>
            {mend.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <p className={styles.html} title={html}>
            {html}
          </p>
        </div>
      ))}
    </article>
  )
}
