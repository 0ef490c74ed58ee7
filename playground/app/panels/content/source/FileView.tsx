import { usePlayground } from '../../../context/PlaygroundContext'
import { readEntryFile } from '../../../data/entryFile'
import { ownJson } from '../../../source/useSource'
import { fitsAddress } from '../../../state/source'
import { useAttempt } from '../entry/useAttempt'
import styles from './FileView.module.css'

/** Session storage holds about 5 million characters, shared with other keys. */
const MAX_BYTES = 4_000_000

/** Shows the entry in a chosen or dropped JSON file. The file is not uploaded anywhere. */
export function FileView() {
  const { state, update } = usePlayground()
  const { attempt, problem } = useAttempt()
  const { name, text = '' } = ownJson(state.source) ?? {}

  async function take(file: File) {
    if (file.size > MAX_BYTES) throw new Error(`${file.name} is larger than the 4 MB of a tab.`)
    const entry = readEntryFile(file.name, await file.text())
    const written = JSON.stringify(entry, null, 2)
    update({ source: { kind: 'file', name: file.name, text: written }, block: undefined })
  }

  return (
    <div className={styles.view}>
      <label className={styles.drop}>
        <span className={styles.name}>{name ?? 'Choose a JSON file, or drop it here'}</span>
        <span className={styles.quiet}>
          {name
            ? 'Choose another one, or drop it here.'
            : 'An entry, an answer of a content API, or blocks alone.'}
        </span>
        <input
          className={styles.input}
          type="file"
          accept=".json,application/json"
          aria-label="JSON file"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void attempt(() => take(file))
          }}
        />
      </label>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={styles.quiet}>
        {text && !fitsAddress(text)
          ? 'It is too long for the address, so it stays in this tab: a link shows it nowhere else.'
          : 'It goes to no server. A link to this page carries it along.'}
      </p>
    </div>
  )
}
