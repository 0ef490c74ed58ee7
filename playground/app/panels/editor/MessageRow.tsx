import { Collapsible } from '@base-ui/react/collapsible'
import { AlertIcon, ArriveIcon, SendIcon } from '../../ui/icons'
import type { LoggedMessage } from './editorState'
import styles from './MessageLog.module.css'

const DIRECTIONS = {
  'to page': { icon: SendIcon, words: 'To the page' },
  'from page': { icon: ArriveIcon, words: 'From the page' },
  stranger: { icon: AlertIcon, words: 'From another origin, refused' },
} as const

/** Whole pages are told of: more than this nobody reads here. */
const SHOWN_LENGTH = 20_000

const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/** One message; opened, with what it carries. */
export function MessageRow({ message }: { message: LoggedMessage }) {
  const { direction, name, time, data } = message
  const { icon: Drawing, words } = DIRECTIONS[direction]
  return (
    <Collapsible.Root>
      <Collapsible.Trigger className={styles.row} data-direction={direction}>
        <Drawing />
        <span className="visually-hidden">{words}: </span>
        <span className={styles.name} title={words}>
          {name}
        </span>
        <time className={styles.time}>{new Date(time).toLocaleTimeString('en', TIME)}</time>
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
