import { Collapsible } from '@base-ui/react/collapsible'
import { usePlayground } from '../../context/PlaygroundContext'
import type { LoggedMessage } from '../../context/VisualEditor'
import { TextButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { formatClock } from '../../utils/format'
import styles from './MessageLog.module.css'

/** Lists messages between the visual editor and the page, newest first. */
export function MessageLog() {
  const { log, count, clear } = usePlayground().editor
  return (
    <section aria-label="Message log">
      <div className={styles.head}>
        <p className={styles.title}>
          {log.length < count ? `The last ${log.length} of ${count}` : 'All messages'}, newest first
        </p>
        <TextButton onClick={clear} disabled={log.length === 0}>
          Clear
        </TextButton>
      </div>
      {log.length === 0 ? (
        <p className={styles.none}>
          Messages between the visual editor and the page will appear here. Change a block under
          Content to send one.
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

const DIRECTIONS = {
  'to page': { icon: 'send', words: 'To the page' },
  'from page': { icon: 'arrive', words: 'From the page' },
} as const

/** Messages may contain whole pages, so longer ones are cut off. */
const SHOWN_LENGTH = 20_000

/** One message, which expands to show its data. */
function MessageRow({ message }: { message: LoggedMessage }) {
  const { direction, name, time, data } = message
  const { icon, words } = DIRECTIONS[direction]
  return (
    <Collapsible.Root>
      <Collapsible.Trigger className={styles.row} data-direction={direction}>
        <Icon name={icon} />
        <span className="visually-hidden">{words}: </span>
        <span className={styles.name} title={words}>
          {name}
        </span>
        <time className={styles.time}>{formatClock(time, Date.now())}</time>
      </Collapsible.Trigger>
      <Collapsible.Panel>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
        <pre className={styles.data} tabIndex={0}>
          {write(data)}
        </pre>
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}

function write(data: unknown): string {
  const text = JSON.stringify(data, null, 2) ?? 'No data'
  if (text.length <= SHOWN_LENGTH) return text
  return `${text.slice(0, SHOWN_LENGTH)}\n… ${text.length - SHOWN_LENGTH} more characters`
}
