import type { PointerEvent } from 'react'
import styles from './PanelHandle.module.css'

const LEAST = 20
const MOST = 85
const STEP = 5

/** Direction in which each arrow key moves the edge. */
const DIRECTIONS: { readonly [key: string]: number | undefined } = { ArrowUp: 1, ArrowDown: -1 }

interface PanelHandleProps {
  /** Height of the panel as a percentage; the preview gets the rest. */
  share: number
  onShare(share: number): void
}

/** Resize handle at the panel's upper edge: drag it, or press arrow keys. */
export function PanelHandle({ share, onShare }: PanelHandleProps) {
  const set = (next: number) => onShare(Math.round(Math.min(MOST, Math.max(LEAST, next))))

  function drag({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) {
    const panel = currentTarget.parentElement
    const top = document.querySelector('main')?.getBoundingClientRect().top
    if (!panel || top === undefined || !currentTarget.hasPointerCapture(pointerId)) return
    const { bottom } = panel.getBoundingClientRect()
    set((100 * (bottom - clientY)) / (bottom - top))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an `hr` cannot be moved
    <div
      className={styles.handle}
      role="separator"
      tabIndex={0}
      aria-label="Height of the panel"
      aria-orientation="horizontal"
      aria-valuenow={share}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const direction = DIRECTIONS[event.key]
        if (!direction) return
        event.preventDefault()
        set(share + direction * STEP)
      }}
    />
  )
}
