import { sourceOptions } from '../../data/sourceOptions'
import { usePlayground } from '../../shell/PlaygroundContext'
import type { OptionRow, OptionValues } from '../../state/options'
import { Button } from '../../ui/Button'
import styles from './Configure.module.css'

interface SourceValuesProps {
  rows: readonly OptionRow[]
  /** Whether those that are not set are wanted too. */
  all: boolean
}

/** Options that come with the content that is shown. Draws nothing without any. */
export function SourceValues({ rows, all }: SourceValuesProps) {
  const { config, entry, state, update } = usePlayground()
  if (rows.length === 0 || !entry) return null
  const values: OptionValues = {
    ...sourceOptions(config, entry, state.source),
    host: config.contentHost,
  }
  return (
    <div className={styles.source}>
      <dl className={styles.values}>
        {rows
          .filter(({ name }) => all || values[name] !== undefined)
          .map(({ name }) => (
            <div key={name} className={styles.value} data-unset={!values[name] || undefined}>
              <dt className={styles.name}>{name}</dt>
              <dd>{String(values[name] ?? 'not set')}</dd>
            </div>
          ))}
      </dl>
      <Button className={styles.small} onClick={() => update({ panel: 'content' })}>
        Choose under Content
      </Button>
    </div>
  )
}
