import { type RefObject, useEffect } from 'react'

/** Frames whose players make a sound. */
const PLAYERS = 'iframe:is([allow*=autoplay],[src*=youtube],[src*=vimeo])'

/**
 * Pauses what plays in an element when it is no longer shown. What has played by itself goes on
 * when it is shown again; players of other hosts are loaded again.
 */
export function usePauseWhenHidden(element: RefObject<Element | null>, isShown: boolean): void {
  useEffect(() => {
    const { current: shown } = element
    if (!isShown || !shown) return undefined
    const media = (): Iterable<HTMLMediaElement> => shown.querySelectorAll('video,audio')
    for (const it of media()) {
      // Browsers may refuse.
      if (it.autoplay && it.played.length) it.play().catch(() => {})
    }
    return () => {
      for (const it of media()) it.pause()
      for (const frame of shown.querySelectorAll(PLAYERS)) frame.replaceWith(frame)
    }
  }, [element, isShown])
}
