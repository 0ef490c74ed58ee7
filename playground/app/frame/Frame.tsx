import type { ReactNode } from 'react'
import { ownJson } from '../data/useSource'
import { usePlayground } from '../shell/PlaygroundContext'
import { Button, IconButton, Tip } from '../ui/Button'
import { Icon } from '../ui/Icon'
import styles from './Frame.module.css'
import type { FrameSize } from './Preview'
import type { PreviewPage } from './usePreview'

interface FrameProps {
  preview: PreviewPage
  address: string
  size: FrameSize
}

/** A plain browser window: address, reload, and the page itself. */
export function Frame({ preview, address, size }: FrameProps) {
  const { state } = usePlayground()
  const { status, load, loaded, frame, reload } = preview
  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <IconButton
          className={styles.control}
          label="Reload the page"
          icon="reload"
          onClick={reload}
        />
        <p className={styles.address}>
          {location.host}
          <span className={styles.path}>{address}</span>
        </p>
        {!ownJson(state.source) && (
          <Tip text="Open in a new tab">
            <a
              className={styles.control}
              href={address}
              target="_blank"
              rel="noreferrer"
              aria-label="Open in a new tab"
            >
              <Icon name="open" />
            </a>
          </Tip>
        )}
      </div>
      <FrameMessage preview={preview} />
      <div className={styles.page}>
        {status.phase === 'loading' && <div className={styles.progress} />}
        <iframe
          key={load}
          ref={frame}
          className={styles.frame}
          title="Preview page"
          data-consent={state.visitor.consent === false ? 'refused' : undefined}
          src={loaded}
          style={{
            width: size.width,
            height: `${100 / size.scale}%`,
            transform: `scale(${size.scale})`,
          }}
        />
      </div>
    </div>
  )
}

const NOTHING_FITS =
  'The content host has nothing that fits this page. Check the targeting and the dates of the entry.'

const HELD_BACK =
  'The link asks to run scripts of the content. They can do all that this page can: run them only if you trust where the link and the content come from.'

/** Says above the page why it shows no content, or less than was asked for. */
function FrameMessage({ preview }: { preview: PreviewPage }) {
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
      <Icon name="alert" className={props.failed ? styles.failed : styles.empty} />
      <p className={styles.text}>{props.text}</p>
      {props.children}
    </div>
  )
}
