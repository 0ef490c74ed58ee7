const PATIENCE_MS = 5000

/** Passes on what it is told to the frame with that number beside it. */
const STRANGER = `<script>
  addEventListener('message', ({ data }) => parent.frames[data.index].postMessage(data.message, '*'))
</script>`

/**
 * Has a frame of another origin send `message` to the page.
 *
 * @returns The origin that the page saw. Rejects when the message does not arrive.
 */
export async function sendFromStranger(page: Window, message: unknown): Promise<string> {
  const stranger = document.createElement('iframe')
  // In a sandbox, without `allow-same-origin`: an origin of its own, whatever this page's is.
  stranger.sandbox.add('allow-scripts')
  stranger.title = 'Stranger'
  stranger.hidden = true
  stranger.srcdoc = STRANGER
  const loaded = new Promise((resolve) => stranger.addEventListener('load', resolve))
  document.body.append(stranger)
  try {
    await loaded
    const heard = hearStranger(page)
    const index = [...Array(window.length).keys()].find((frame) => window[frame] === page)
    stranger.contentWindow?.postMessage({ index, message }, '*')
    return await heard
  } finally {
    stranger.remove()
  }
}

function hearStranger(page: Window): Promise<string> {
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
