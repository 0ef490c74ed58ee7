import { type ReactNode, useEffect } from 'react'
import { usePlayground } from '../context/PlaygroundContext'
import { TextButton } from '../ui/Button'
import { Icon } from '../ui/Icon'
import type { FrameSize } from './frameSize'
import styles from './PreviewFrame.module.css'
import type { Site } from './useSite'

interface PreviewFrameProps {
  site: Site
  size: FrameSize
}

/** The page in its frame, with messages above it. */
export function PreviewFrame({ site, size }: PreviewFrameProps) {
  const { status, load, frame, open, isReady, fail } = usePlayground().preview
  const isOpen = open !== undefined && isReady

  // biome-ignore lint/correctness/useExhaustiveDependencies: each load has a frame of its own
  useEffect(() => {
    if (isOpen && frame.current) open(frame.current.name)
  }, [isOpen, open, frame, load])

  return (
    <div className={styles.window}>
      <FrameMessage site={site} />
      <div className={styles.page}>
        {status.phase === 'loading' && <div className={styles.progress} />}
        <iframe
          key={load}
          ref={frame}
          className={styles.frame}
          title="Preview page"
          name="siteblocks-preview"
          // The browser's own page about a failure is of another origin.
          onLoad={({ currentTarget }) => currentTarget.contentDocument ?? fail(GONE)}
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

const GONE =
  'The playground does not answer: it is not running. Start it again with “npm start”. Your changes are still here.'

const NOTHING_FITS =
  'The content host has nothing for this page and this visitor. Check targeting and dates of the entry.'

const HELD_BACK =
  'The link asks to run scripts of the content. They can do all that this page can: run them only if you trust where the link and the content come from.'

/** Explains above the page why content is missing or incomplete. */
function FrameMessage({ site }: { site: Site }) {
  const { code, preview } = usePlayground()
  const { status, reload } = preview
  return (
    <>
      {code?.isHeldBack && (
        <Line text={HELD_BACK}>
          <TextButton onClick={code.allowScripts}>Run scripts</TextButton>
        </Line>
      )}
      {(status.phase === 'failed' || status.phase === 'empty') && (
        <Line failed={status.phase === 'failed'} text={status.message ?? NOTHING_FITS}>
          <TextButton onClick={reload}>Try again</TextButton>
        </Line>
      )}
      {site.heldBack && (
        <Line text={site.heldBack}>
          <TextButton onClick={site.forget}>Close</TextButton>
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
