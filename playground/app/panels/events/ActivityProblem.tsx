import { usePlayground } from '../../shell/PlaygroundContext'
import { AlertIcon, PauseIcon } from '../../ui/icons'
import styles from './ActivityProblem.module.css'

interface ActivityProblemProps {
  problem: Error | undefined
  paused: boolean
}

/** What to do about a reason of the widget. */
const ADVICE: readonly (readonly [reason: RegExp, advice: string])[] = [
  [/^consent/, 'Turn on “Visitor consents” below.'],
  [/^canTrack/, 'Turn the option on, or “Visitor consents” below.'],
  [
    /^Global Privacy/,
    'The browser asks sites not to track. The option “ignoreGpc” passes over it.',
  ],
  [/bot/, 'Robots are not counted as visitors. Use a browser that does not call itself one.'],
  [/preview/, 'A chosen variation and the editor make previews. Choose what chance says.'],
  [/^autoTrack/, 'For a space of your own, it is turned on under Content, More.'],
  [/^cookies/, 'Allow cookies for this address.'],
  [/^apiKey/, 'Give the key of a space under Content.'],
]

/** Says why events of the preview are not recorded. Draws nothing when they are. */
export function Unrecorded() {
  const { unrecorded } = usePlayground().preview.status
  if (!unrecorded) return null
  const { count, event, reason } = unrecorded
  const advice = ADVICE.find(([pattern]) => pattern.test(reason))?.[1]
  return (
    <p className={styles.line} role="status">
      <AlertIcon className={styles.waiting} />
      <span>
        {count === 1 ? `1 event is` : `${count} events are`} not recorded, the last a {event}:{' '}
        {reason}. {advice}
      </span>
    </p>
  )
}

/** Says above a list why it stands still. Draws nothing when it does not. */
export function ActivityProblem({ problem, paused }: ActivityProblemProps) {
  if (paused) {
    return (
      <p className={styles.line} role="status">
        <PauseIcon />
        Paused. What arrives meanwhile shows when you resume.
      </p>
    )
  }
  if (!problem) return null
  return (
    <p className={styles.line} role="alert">
      <AlertIcon className={styles.waiting} />
      <span>
        {problem.message} The list goes on by itself as soon as it does; <code>npm start</code>{' '}
        starts it.
      </span>
    </p>
  )
}
