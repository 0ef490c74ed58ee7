import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import styles from './FindingList.module.css'
import type { Finding } from './findings'
import { flashBlock } from './flashBlock'

/** One broken rule: where, and how to mend it. */
export function FindingCard({ finding }: { finding: Finding }) {
  const { preview } = usePlayground()
  const { rule, impact, help, helpUrl, places } = finding
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
            {block && (
              <Button onClick={() => flashBlock(preview.frame.current?.contentWindow, block)}>
                Show
              </Button>
            )}
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
