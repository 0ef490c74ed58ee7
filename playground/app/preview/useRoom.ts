import { useEffect, useState } from 'react'
import type { Room } from '../install/SnippetOptions'
import { type PreviewedPage, postPage } from './previewedPage'
import { statusIn } from './previewStatus'
import { previewContent } from './previewWidget'

const PHONE_PX = 390
const DESKTOP_PX = 1280

/** Typing would load a page for each letter. */
const PAUSE_MS = 200

/** The height of a page's content, as far as it has been measured. */
interface Measured {
  /** `undefined` for a page without content. */
  readonly room: Room | undefined
  /** Whether nothing has been measured for this entry yet. */
  readonly isPending: boolean
}

/**
 * Measures the content of a page, without what reserves its height, again after each change.
 *
 * @param page - `undefined` if no height is wanted.
 * @param version - Changes with the saved content.
 */
export function useRoom(page: PreviewedPage | undefined, entry = '', version = 0): Measured {
  const [known, setKnown] = useState<{ entry: string; room: Room | undefined }>()
  // The visitor consents to nothing while the page is only measured.
  const text = page && JSON.stringify({ ...page, played: measured(page) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has another height
  useEffect(() => {
    if (text === undefined) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      measureRoom(JSON.parse(text), controller.signal).then(
        (room) => setKnown({ entry, room }),
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, entry, version])

  if (text === undefined) return { room: undefined, isPending: false }
  return {
    room: known?.entry === entry ? known.room : undefined,
    isPending: known?.entry !== entry,
  }
}

const measured = ({ played }: PreviewedPage) => ({
  ...played,
  options: { ...played.options, canTrack: false, loading: 'eager' },
})

/** Loads a page in a frame of its own, and measures its content at several widths. */
async function measureRoom(page: PreviewedPage, signal: AbortSignal): Promise<Room | undefined> {
  const frame = document.createElement('iframe')
  frame.name = 'siteblocks-room'
  frame.title = 'Measures the content'
  frame.inert = true
  frame.style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${DESKTOP_PX}px; height: 800px; opacity: 0`
  document.body.append(frame)
  try {
    const shown = whenShown(frame, signal)
    postPage(page, frame.name)
    if (!(await shown)) return undefined
    await frame.contentDocument?.fonts.ready
    return findRoom((width) => {
      frame.style.width = `${width}px`
      return Math.ceil(previewContent(frame)?.getBoundingClientRect().height ?? 0)
    })
  } finally {
    frame.remove()
  }
}

/** Finds the heights on a phone and a desktop, and the width that separates them. */
export function findRoom(heightAt: (width: number) => number): Room {
  const phone = heightAt(PHONE_PX)
  const desktop = heightAt(DESKTOP_PX)
  let narrow = PHONE_PX
  let from = DESKTOP_PX
  while (phone !== desktop && from - narrow > 1) {
    const width = Math.floor((narrow + from) / 2)
    if (heightAt(width) === desktop) from = width
    else narrow = width
  }
  return { phone, desktop, from }
}

/** Whether the page shows content, once it has loaded. */
async function whenShown(frame: HTMLIFrameElement, signal: AbortSignal): Promise<boolean> {
  const told = new Promise<boolean>((resolve, reject) => {
    function receive({ source, data }: MessageEvent) {
      const phase = source === frame.contentWindow && statusIn(data)?.phase
      if (phase && phase !== 'loading') resolve(phase === 'ready')
    }
    window.addEventListener('message', receive, { signal })
    signal.addEventListener('abort', () => reject(signal.reason))
    // The browser's own page about a failure is of another origin.
    frame.addEventListener('load', () => frame.contentDocument ?? resolve(false))
  })
  const isShown = await told
  if (isShown && frame.contentDocument?.readyState !== 'complete') {
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  }
  return isShown
}
