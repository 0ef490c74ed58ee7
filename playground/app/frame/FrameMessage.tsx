import { Button } from '../ui/Button'
import { AlertIcon } from '../ui/icons'
import styles from './FrameMessage.module.css'
import type { PreviewStatus } from './previewStatus'

const NOTHING_FITS =
  'The content host has nothing that fits this page. Check the targeting and the dates of the entry.'

interface FrameMessageProps {
  status: PreviewStatus
  onRetry(): void
}

/** Says above the page why it shows no content. Draws nothing when it does. */
export function FrameMessage({ status: { phase, message }, onRetry }: FrameMessageProps) {
  if (phase !== 'failed' && phase !== 'empty') return null
  return (
    <div className={styles.message} role="alert">
      <AlertIcon className={phase === 'failed' ? styles.failed : styles.empty} />
      <p className={styles.text}>{phase === 'failed' ? message : NOTHING_FITS}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
