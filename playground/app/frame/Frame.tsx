import { ownJson } from '../data/useSource'
import { usePlayground } from '../shell/PlaygroundContext'
import { IconButton } from '../ui/IconButton'
import { OpenIcon, ReloadIcon } from '../ui/icons'
import { Tip } from '../ui/Tip'
import { BlockOutline } from './BlockOutline'
import styles from './Frame.module.css'
import { FrameMessage } from './FrameMessage'
import type { FrameSize } from './frameSize'
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
          icon={ReloadIcon}
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
              <OpenIcon />
            </a>
          </Tip>
        )}
      </div>
      <FrameMessage preview={preview} />
      <div className={styles.page}>
        {status.phase === 'loading' && <div className={styles.progress} />}
        <BlockOutline preview={preview} scale={size.scale} />
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
