import { type PointerEvent, type RefCallback, useCallback, useRef, useState } from 'react'
import { usePlayground } from '../context/PlaygroundContext'
import { clampWidth, MAX_FRAME_WIDTH, MIN_FRAME_WIDTH } from '../state/urlState'
import { TextButton } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { CodePanel } from './CodePanel'
import { FrameToolbar } from './FrameToolbar'
import { type FrameSize, frameSize } from './frameSize'
import styles from './Preview.module.css'
import { PreviewFrame } from './PreviewFrame'
import { findTool } from './tools'
import { useClickedBlock } from './useClickedBlock'
import { useSite } from './useSite'

/** Shows the chosen entry on a sample page at the chosen width. */
export function Preview() {
  const { state, preview } = usePlayground()
  const site = useSite()
  useClickedBlock()
  const [roomWidth, measure] = useElementWidth()
  const size = roomWidth ? frameSize(state.width, roomWidth) : undefined
  return (
    <main className={styles.preview} aria-label="Preview">
      <FrameToolbar site={site} size={size} />
      <div className={styles.stage}>
        <div className={styles.room} ref={measure}>
          {preview.open && roomWidth && size && (
            <div className={styles.frame} style={{ width: size.width * size.scale }}>
              <PreviewFrame site={site} size={size} />
              <WidthHandle size={size} roomWidth={roomWidth} />
            </div>
          )}
          {!preview.open && <NoPreview />}
        </div>
      </div>
      <CodePanel isElsewhere={findTool(state)?.step.id === 'install'} />
    </main>
  )
}

/** Tracks the inner width of an element in whole pixels. */
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
  sample: 'As soon as the content host has an entry, it shows here on a plain page.',
  space: 'As soon as your space is connected under Content, its entry shows here.',
  file: 'As soon as a file is chosen under Content, its entry shows here.',
  pasted: 'As soon as there is an entry in the editor under Content, it shows here.',
  failed: 'The content host does not give the list of entries, so there is none to choose.',
} as const

/** Replaces the page while there is no entry to show. */
function NoPreview() {
  const { entries, reloadEntries, state, update } = usePlayground()
  const { kind } = state.source
  const list = kind === 'sample' ? entries : undefined
  if (list?.status === 'loading') return null
  if (list?.status === 'ready' && list.value.length > 0) {
    return (
      <Notice
        title="This entry is not there"
        actions={
          <TextButton onClick={() => update({ entry: undefined, address: undefined })}>
            Show the first entry
          </TextButton>
        }
      >
        The link asks for “{state.entry}”, and the content host has no such entry. Choose another
        one under Content.
      </Notice>
    )
  }
  const hasFailed = list?.status === 'failed'
  return (
    <Notice
      title="Nothing to show yet"
      actions={hasFailed && <TextButton onClick={reloadEntries}>Try again</TextButton>}
    >
      {MISSING[hasFailed ? 'failed' : kind]}
    </Notice>
  )
}

const STEP_PX = 10

interface WidthHandleProps {
  size: FrameSize
  roomWidth: number
}

/**
 * Handle at the frame's right edge: drag it, press arrow keys, or double-click to fill the
 * available width.
 *
 * Keyboard and screen readers use the range input underneath.
 */
function WidthHandle({ size: { width, scale }, roomWidth }: WidthHandleProps) {
  const { update } = usePlayground()
  const setWidth = (next: number) => update({ width: clampWidth(next) })
  const range = useRef<HTMLInputElement>(null)
  const start = useRef({ x: 0, shownWidth: 0 })

  function grab(event: PointerEvent<HTMLElement>) {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, shownWidth: width * scale }
    range.current?.focus()
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    // The frame is centred, so its width changes by twice the drag distance.
    const dragged = start.current.shownWidth + 2 * (event.clientX - start.current.x)
    if (event.clientX !== start.current.x) setWidth(Math.min(dragged, roomWidth))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer support for the range input inside
    <div
      className={styles.handle}
      onPointerDown={grab}
      onPointerMove={drag}
      onDoubleClick={() => update({ width: 'fit' })}
    >
      <input
        ref={range}
        className={styles.range}
        type="range"
        aria-label="Width of the preview"
        aria-valuetext={`${Math.round(width)} pixels`}
        min={MIN_FRAME_WIDTH}
        max={MAX_FRAME_WIDTH}
        step={STEP_PX}
        value={width}
        onChange={(event) => setWidth(event.target.valueAsNumber)}
      />
      <span className={styles.grip} />
    </div>
  )
}
