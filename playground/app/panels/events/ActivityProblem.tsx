import { AlertIcon, PauseIcon } from '../../ui/icons'
import styles from './ActivityProblem.module.css'

interface ActivityProblemProps {
  problem: Error | undefined
  paused: boolean
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
