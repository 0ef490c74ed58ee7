import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { CHROMIUM, QUIET_FLAGS, USER_AGENT } from '../../kit/browsers/chromium.mjs'

/** A trusted editor origin, which may frame the page. */
const ORIGIN = 'http://localhost'

// Replaces the network before the widget uses it. Each target sets `answer`.
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host page</title>
<p id="before">Before</p><div id="stage"></div><p id="after">After</p>
<script>
  window.answer = () => undefined
  window.onPost = () => {}
  window.corpus = undefined
  window.fuzz = undefined
  window.fetch = async (address, { body, method = 'GET' } = {}) => {
    if (method !== 'GET') window.onPost(String(address), body)
    const { status, body: text } = window.answer(String(address)) ?? { status: 404, body: '{}' }
    return new Response(status === 204 ? null : text, { status })
  }
  navigator.sendBeacon = () => true
  // Chromium opens about:blank for an unreadable address, without a request that could be answered.
  addEventListener('click', (event) => {
    const link = event.composedPath().find(({ localName }) => localName === 'a')
    if (link && link.protocol !== 'javascript:') event.preventDefault()
  })
</script>
<script src="/embed.js"></script>
<script type="module" src="/fuzz/run.js"></script>`

const EDITOR = `<!doctype html><meta charset="utf-8"><title>Editor</title>
<iframe title="Page" width="1000" height="700"></iframe>
<script>
  const frame = document.querySelector('iframe')
  let waiting = []
  addEventListener('message', ({ data }) => {
    if (data?.type !== 'builder.pong') return
    for (const resolve of waiting.splice(0)) resolve()
  })
  // The page calls this function, but the message's source is this window.
  window.post = (message) => frame.contentWindow.postMessage(message, '*')
  window.answered = () => new Promise((resolve) => {
    waiting.push(resolve)
    window.post({ type: 'builder.ping', data: {} })
  })
  frame.src = '/?builder.frameEditing=page'
</script>`

async function fulfill(route, embed) {
  const request = route.request()
  const { pathname, origin } = new URL(request.url())
  if (origin !== ORIGIN) return route.fulfill({ status: 204 })
  if (pathname === '/embed.js') {
    return route.fulfill({ contentType: 'text/javascript', body: embed })
  }
  if (/^\/fuzz\/(?:targets\/)?\w+\.js$/.test(pathname)) {
    const body = await readFile(new URL(pathname.replace('/fuzz', 'page'), import.meta.url), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body })
  }
  const frame = request.frame()
  const isOurs = !frame.parentFrame() || frame.parentFrame().url().endsWith('/editor')
  const isFirst = request.isNavigationRequest() && isOurs && frame.url() === 'about:blank'
  if (pathname === '/editor') return route.fulfill({ contentType: 'text/html', body: EDITOR })
  // A 204 keeps the page open when content follows links, submits forms or opens success URLs.
  if (!isFirst) return route.fulfill({ status: 204 })
  return route.fulfill({ contentType: 'text/html', body: PAGE })
}

/**
 * Opens a browser with the widget on a page that runs cases, optionally framed by an editor or with
 * a fault planted after `embed.js`.
 *
 * @returns `run`, which fails when the page hangs, `lastSeed` and `close`.
 */
export async function openPage({ corpus, framed = false, planted = '' }) {
  const embed = `${await readFile('dist/embed.js', 'utf8')}\n${planted}`
  const browser = await chromium.launch({
    ...CHROMIUM,
    args: [...QUIET_FLAGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
  const page = await browser.newPage({ userAgent: USER_AGENT })
  await page.route('**', (route) => fulfill(route, embed).catch(() => {}))
  let lastSeed = 0
  await page.exposeFunction('caseBegins', (seed) => {
    lastSeed = seed
  })
  await page.goto(`${ORIGIN}/${framed ? 'editor' : ''}`)
  const find = () => (framed ? page.frames().find((frame) => frame !== page.mainFrame()) : page)
  while (
    !(await find()
      ?.evaluate(() => Boolean(window.fuzz))
      .catch(() => false))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const frame = find()
  await frame.evaluate((given) => {
    window.corpus = given
  }, corpus)

  return {
    async run(options, limitMs) {
      let timer
      const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error('the page hangs')), limitMs)
      })
      try {
        return await Promise.race([
          frame.evaluate((given) => window.fuzz.run(given), options),
          late,
        ])
      } finally {
        clearTimeout(timer)
      }
    },
    /** Seed of the latest case. */
    lastSeed: () => lastSeed,
    close: () => browser.close(),
  }
}
