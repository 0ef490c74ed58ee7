import { useEffect, useRef } from 'react'
import styles from './BlockOutline.module.css'
import type { PreviewPage } from './usePreview'

/** With less of it in sight, the page scrolls to the block. */
const MIN_SEEN_PX = 80

interface BlockOutlineProps {
  preview: PreviewPage
  /** How much smaller the page is drawn. */
  scale: number
}

/** Outlines the highlighted block over the page, and follows it while the page scrolls and changes. */
export function BlockOutline({ preview: { frame, highlighted, load }, scale }: BlockOutlineProps) {
  const outline = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => {
    if (highlighted === undefined) return
    let request = 0
    let scrolled = false
    const follow = () => {
      request = requestAnimationFrame(follow)
      const block = findBlock(frame.current, highlighted)
      const box = block?.getBoundingClientRect()
      const drawn = outline.current
      if (!drawn) return
      drawn.hidden = !box
      if (!block || !box) return
      if (!scrolled) {
        scrolled = true
        const height = frame.current?.contentWindow?.innerHeight ?? 0
        if (box.bottom < MIN_SEEN_PX || box.top > height - MIN_SEEN_PX)
          block.scrollIntoView({ block: 'center' })
      }
      drawn.style.transform = `translate(${box.left * scale}px, ${box.top * scale}px)`
      drawn.style.width = `${box.width * scale}px`
      drawn.style.height = `${box.height * scale}px`
    }
    follow()
    return () => cancelAnimationFrame(request)
  }, [highlighted, load, scale, frame])

  if (highlighted === undefined) return null
  return <div ref={outline} className={styles.outline} data-highlighted={highlighted} hidden />
}

function findBlock(frame: HTMLIFrameElement | null, id: string): Element | null {
  const content = frame?.contentDocument?.getElementById('content')
  const root = content?.shadowRoot ?? content
  return root?.querySelector(`[builder-id="${CSS.escape(id)}"]`) ?? null
}
