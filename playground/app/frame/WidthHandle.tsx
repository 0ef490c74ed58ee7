import { type PointerEvent, useRef } from 'react'
import { clampWidth, type FrameWidth, MAX_FRAME_WIDTH, MIN_FRAME_WIDTH } from '../state/urlState'
import type { FrameSize } from './frameSize'
import styles from './WidthHandle.module.css'

const STEP_PX = 10
const FINE_STEP_PX = 1

/** Which way an arrow key moves the edge. */
const DIRECTIONS: { readonly [key: string]: number | undefined } = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
}

interface WidthHandleProps {
  size: FrameSize
  roomWidth: number
  onWidth(width: FrameWidth): void
}

/**
 * The grip at the frame's right edge: drag it, use the arrow keys, or double-click to fill the room.
 *
 * The range input underneath is what the keyboard and screen readers use.
 */
export function WidthHandle({ size: { width, scale }, roomWidth, onWidth }: WidthHandleProps) {
  const range = useRef<HTMLInputElement>(null)
  const start = useRef({ x: 0, drawnWidth: 0 })

  function grab(event: PointerEvent<HTMLElement>) {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, drawnWidth: width * scale }
    range.current?.focus()
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    // The frame stands in the middle of its room, so it grows by twice the way of the grip.
    const dragged = start.current.drawnWidth + 2 * (event.clientX - start.current.x)
    if (event.clientX !== start.current.x) onWidth(clampWidth(Math.min(dragged, roomWidth)))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer's side of the range input inside
    <div
      className={styles.handle}
      onPointerDown={grab}
      onPointerMove={drag}
      onDoubleClick={() => onWidth('fit')}
    >
      <input
        ref={range}
        className={styles.range}
        type="range"
        aria-label="Width of the preview"
        aria-valuetext={`${Math.round(width)} pixels`}
        min={MIN_FRAME_WIDTH}
        max={MAX_FRAME_WIDTH}
        step="any"
        value={width}
        onChange={(event) => onWidth(clampWidth(event.target.valueAsNumber))}
        onKeyDown={(event) => {
          const direction = DIRECTIONS[event.key]
          if (!direction) return
          event.preventDefault()
          onWidth(clampWidth(width + direction * (event.shiftKey ? FINE_STEP_PX : STEP_PX)))
        }}
      />
      <span className={styles.grip} />
    </div>
  )
}
