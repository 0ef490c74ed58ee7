import { type RefCallback, useCallback, useState } from 'react'
import { usePlayground } from '../shell/PlaygroundContext'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { Frame } from './Frame'
import { FrameToolbar } from './FrameToolbar'
import { frameSize } from './frameSize'
import styles from './Preview.module.css'
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

/** The inner width of an element in whole pixels, for as long as it is there. */
function useElementWidth(): [number | undefined, RefCallback<HTMLElement>] {
  const [width, setWidth] = useState<number>()
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [width, measure]
}

const MISSING = {
  space: 'As soon as your space is connected under Content, its entry shows here.',
  file: 'As soon as a file is chosen under Content, its entry shows here.',
  pasted: 'As soon as there is an entry in the editor under Content, it shows here.',
} as const

/** Stands where the page would be, as long as there is no entry to show. */
function NoPreview() {
  const { entries, reloadEntries, state, update } = usePlayground()
  if (state.source.kind !== 'sample') {
    return <Notice title="Nothing to show yet">{MISSING[state.source.kind]}</Notice>
  }
  if (entries.status === 'loading') return null
  if (entries.status === 'failed') {
    return (
      <Notice
        title="Nothing to show yet"
        actions={<Button onClick={reloadEntries}>Try again</Button>}
      >
        The content host does not give the list of entries, so there is none to choose.
      </Notice>
    )
  }
  if (entries.value.length > 0) {
    return (
      <Notice
        title="This entry is not there"
        actions={<Button onClick={() => update({ entry: undefined })}>Show the first entry</Button>}
      >
        The link asks for “{state.entry}”, and the content host has no such entry. Choose another
        one under Content.
      </Notice>
    )
  }
  return (
    <Notice title="Nothing to show yet">
      As soon as the content host has an entry, it shows here on a plain page.
    </Notice>
  )
}
