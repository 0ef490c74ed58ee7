import { usePlayground } from '../shell/PlaygroundContext'
import { Frame } from './Frame'
import { FrameToolbar } from './FrameToolbar'
import { frameSize } from './frameSize'
import { NoPreview } from './NoPreview'
import styles from './Preview.module.css'
import { useElementWidth } from './useElementWidth'
import type { PreviewPage } from './usePreview'
import { WidthHandle } from './WidthHandle'

/** The chosen entry on a plain host page, as wide as wanted. */
export function Preview({ preview }: { preview: PreviewPage }) {
  const { state, update } = usePlayground()
  const [roomWidth, measure] = useElementWidth()
  const size = roomWidth ? frameSize(state.width, roomWidth) : undefined
  const setWidth = (width: typeof state.width) => update({ width })
  return (
    <main className={styles.preview} aria-label="Preview">
      <h1 className="visually-hidden">SiteBlocks playground</h1>
      <FrameToolbar
        width={state.width}
        size={size}
        onWidth={setWidth}
        page={state.page}
        onPage={(page) => update({ page })}
      />
      <div className={styles.stage}>
        <div className={styles.room} ref={measure}>
          {preview.address && roomWidth && size && (
            <div className={styles.frame} style={{ width: size.width * size.scale }}>
              <Frame preview={preview} address={preview.address} size={size} />
              <WidthHandle size={size} roomWidth={roomWidth} onWidth={setWidth} />
            </div>
          )}
          {!preview.address && <NoPreview />}
        </div>
      </div>
    </main>
  )
}
