import { useState } from 'react'
import { renderedIds } from '../../frame/pageBlocks'
import { usePlayground } from '../../shell/PlaygroundContext'
import { TextButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import styles from './Stranger.module.css'

type Outcome =
  | { readonly state: 'waiting' }
  | { readonly state: 'refused' | 'obeyed'; readonly origin: string; readonly blocks: number }
  | { readonly state: 'lost'; readonly message: string }

/** Sends an editor's message from a foreign origin and shows that the page ignores it. */
export function Stranger() {
  const { preview, entry, editor } = usePlayground()
  const [outcome, setOutcome] = useState<Outcome>()

  async function send() {
    const page = preview.frame.current?.contentWindow
    if (!page || !entry) return
    setOutcome({ state: 'waiting' })
    const before = renderedIds(preview.frame.current)
    const data = { key: entry.id, data: { id: entry.id, data: { blocks: [] } } }
    try {
      const origin = await sendFromStranger(page, { type: 'builder.contentUpdate', data })
      await rendered(page)
      const after = renderedIds(preview.frame.current)
      editor.noteStranger('contentUpdate', data)
      const state = after.join() === before.join() ? 'refused' : 'obeyed'
      setOutcome({ state, origin, blocks: after.length })
    } catch (error) {
      setOutcome({ state: 'lost', message: (error as Error).message })
    }
  }

  return (
    <details className={styles.stranger}>
      <summary>Whom the page obeys</summary>
      <p>
        A page obeys the window and the origin of its visual editor only. This has a frame of
        another origin send a <code>contentUpdate</code> that would empty the page.
      </p>
      <TextButton
        onClick={send}
        disabled={preview.status.phase !== 'ready' || outcome?.state === 'waiting'}
      >
        Send from another origin
      </TextButton>
      <p className={styles.outcome} role="status" data-state={outcome?.state}>
        {outcome?.state === 'refused' && (
          <>
            <Icon name="check" />
            Refused. It arrived from origin “{outcome.origin}”, and all {outcome.blocks} blocks are
            as they were.
          </>
        )}
        {outcome?.state === 'obeyed' && (
          <>
            <Icon name="alert" />
            The page changed: {outcome.blocks} blocks are left. Reload it.
          </>
        )}
        {outcome?.state === 'lost' && (
          <>
            <Icon name="alert" />
            {outcome.message} Try again.
          </>
        )}
        {outcome?.state === 'waiting' && 'Sending…'}
      </p>
    </details>
  )
}

/** Waits two frames, enough for React to render the effect of a message. */
function rendered(page: Window): Promise<unknown> {
  return new Promise((resolve) =>
    page.requestAnimationFrame(() => page.requestAnimationFrame(resolve)),
  )
}

const PATIENCE_MS = 5000

/** Page that forwards a message to the frame with the given index. */
const STRANGER = `<script>
  addEventListener('message', ({ data }) => parent.frames[data.index].postMessage(data.message, '*'))
</script>`

/**
 * Sends `message` to the page from a frame of another origin.
 *
 * @returns The origin that the page received. Rejects when the message does not arrive.
 */
async function sendFromStranger(page: Window, message: unknown): Promise<string> {
  const stranger = document.createElement('iframe')
  // A sandbox without `allow-same-origin` has an opaque origin.
  stranger.sandbox.add('allow-scripts')
  stranger.title = 'Stranger'
  stranger.hidden = true
  stranger.srcdoc = STRANGER
  const loaded = new Promise((resolve) => stranger.addEventListener('load', resolve))
  document.body.append(stranger)
  try {
    await loaded
    const origin = nextForeignOrigin(page)
    const index = [...Array(window.length).keys()].find((frame) => window[frame] === page)
    stranger.contentWindow?.postMessage({ index, message }, '*')
    return await origin
  } finally {
    stranger.remove()
  }
}

function nextForeignOrigin(page: Window): Promise<string> {
  return new Promise((resolve, reject) => {
    const events = new AbortController()
    const late = setTimeout(() => {
      events.abort()
      reject(new Error('The message did not arrive.'))
    }, PATIENCE_MS)
    page.addEventListener(
      'message',
      ({ origin }) => {
        if (origin === location.origin) return
        clearTimeout(late)
        events.abort()
        resolve(origin)
      },
      { signal: events.signal },
    )
  })
}
