import { usePlayground } from '../../shell/PlaygroundContext'
import type { OptionRow } from '../../state/options'
import { Button } from '../../ui/Button'
import styles from './Configure.module.css'

interface SourceValuesProps {
  rows: readonly OptionRow[]
  /** Whether those that are not set are wanted too. */
  all: boolean
}

/** Options that come with the content that is shown. Draws nothing without any. */
export function SourceValues({ rows, all }: SourceValuesProps) {
  const { config, entry, update } = usePlayground()
  const values: { readonly [name: string]: string | undefined } = {
    apiKey: config.apiKey,
    host: config.contentHost,
    model: entry?.model,
    entry: entry?.id,
  }
  if (rows.length === 0) return null
  return (
    <div className={styles.source}>
      <dl className={styles.values}>
        {rows
          .filter(({ name }) => all || values[name] !== undefined)
          .map(({ name }) => (
            <div key={name} className={styles.value} data-unset={!values[name] || undefined}>
              <dt className={styles.name}>{name}</dt>
              <dd>{values[name] ?? 'not set'}</dd>
            </div>
          ))}
      </dl>
      <Button className={styles.small} onClick={() => update({ panel: 'content' })}>
        Choose under Content
      </Button>
    </div>
  )
}
