import type { ReactNode } from 'react'
import { usePlayground } from '../shell/PlaygroundContext'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import styles from './Frame.module.css'
import type { FrameSize } from './frameSize'
import type { PreviewPage } from './usePreview'
import type { Site } from './useSite'

interface FrameProps {
  preview: PreviewPage
  site: Site
  size: FrameSize
}

/** The page itself, and above it what has to be said about it. */
export function Frame({ preview, site, size }: FrameProps) {
  const { state } = usePlayground()
  const { status, load, loaded, frame } = preview
  return (
    <div className={styles.window}>
      <FrameMessage preview={preview} site={site} />
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
  'The content host has nothing for this page and this visitor. Check targeting and dates of the entry.'

const HELD_BACK =
  'The link asks to run scripts of the content. They can do all that this page can: run them only if you trust where the link and the content come from.'

/** Says above the page why it shows no content, or less than was asked for. */
function FrameMessage({ preview, site }: { preview: PreviewPage; site: Site }) {
  const { status, reload, isHeldBack, allowScripts } = preview
  return (
    <>
      {isHeldBack && (
        <Line text={HELD_BACK}>
          <Button onClick={allowScripts}>Run scripts</Button>
        </Line>
      )}
      {(status.phase === 'failed' || status.phase === 'empty') && (
        <Line failed={status.phase === 'failed'} text={status.message ?? NOTHING_FITS}>
          <Button onClick={reload}>Try again</Button>
        </Line>
      )}
      {site.heldBack && (
        <Line text={site.heldBack}>
          <Button onClick={site.forget}>Close</Button>
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
