import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { AlertIcon } from '../ui/icons'
import styles from './FrameMessage.module.css'
import type { PreviewPage } from './usePreview'

const NOTHING_FITS =
  'The content host has nothing that fits this page. Check the targeting and the dates of the entry.'

const HELD_BACK =
  'The link asks to run scripts of the content. They can do all that this page can: run them only if you trust where the link and the content come from.'

/** Says above the page why it shows no content, or less than was asked for. */
export function FrameMessage({ preview }: { preview: PreviewPage }) {
  const { status, reload, isHeldBack, allowScripts } = preview
  return (
    <>
      {isHeldBack && (
        <Line text={HELD_BACK}>
          <Button onClick={allowScripts}>Run scripts</Button>
        </Line>
      )}
      {(status.phase === 'failed' || status.phase === 'empty') && (
        <Line
          failed={status.phase === 'failed'}
          text={status.phase === 'failed' ? status.message : NOTHING_FITS}
        >
          <Button onClick={reload}>Try again</Button>
        </Line>
      )}
    </>
  )
}

function Line(props: { failed?: boolean; text: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.message} role="alert">
      <AlertIcon className={props.failed ? styles.failed : styles.empty} />
      <p className={styles.text}>{props.text}</p>
      {props.children}
    </div>
  )
}
