import { usePlayground } from '../../context/PlaygroundContext'
import { optionLine } from '../../install/SnippetOptions'
import { SAMPLE_FUNCTION } from '../../state/options'
import styles from './Configure.module.css'
import { reasonFor } from './recipes'

/** Lists options that differ from their defaults, with the reason. Renders nothing when none do. */
export function ChangedOptions() {
  const { state } = usePlayground()
  const changed = Object.entries(state.options)
  if (changed.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="options-changed">
      <h3 id="options-changed" className={styles.title}>
        Changed
      </h3>
      <ul className={styles.changes}>
        {changed.map(([name, value]) => (
          <li key={name}>
            <code>{value === SAMPLE_FUNCTION ? name : optionLine(name, value)}</code>{' '}
            <span>{reasonFor(name, value) ?? 'set by you'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
