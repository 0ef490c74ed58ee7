import { Button } from '../../ui/Button'
import styles from './MessageLog.module.css'
import { MessageRow } from './MessageRow'
import type { Editor } from './useEditor'

/** What the editor and the page said to each other, newest first. */
export function MessageLog({ editor }: { editor: Editor }) {
  const { log, count, clearLog } = editor
  return (
    <section aria-label="Message log">
      <div className={styles.head}>
        <p className={styles.title}>
          {log.length < count ? `The last ${log.length} of ${count}` : 'All messages'}, newest first
        </p>
        <Button onClick={clearLog} disabled={log.length === 0}>
          Clear
        </Button>
      </div>
      {log.length === 0 ? (
        <p className={styles.none}>
          Messages between the editor and the page will appear here. Change a block to send one.
        </p>
      ) : (
        <ol className={styles.list}>
          {log.map((message) => (
            <li key={message.number}>
              <MessageRow message={message} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
