import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { findChromium } from '../../.ci/findChromium.mjs'

/** Trusted to edit, so that the page may be framed by it. */
const ORIGIN = 'http://localhost'

/** `HeadlessChrome` in the user agent counts as a bot, and bots are not tracked. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

// The network is replaced before the widget looks at it; `answer` is the target's.
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
  // A click on a link to an address that Chromium cannot read opens about:blank, without a request
  // to answer.
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
  // Called by the page, but from this window, which is then the source.
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
  // 204 opens nothing: links, forms and success URLs of the content leave the page where it is.
  if (!isFirst) return route.fulfill({ status: 204 })
  return route.fulfill({ contentType: 'text/html', body: PAGE })
}

/**
 * A browser of its own with the widget on a page, in which cases can be run; framed by an editor if
 * asked to, with a fault planted behind `embed.js` if there is one.
 *
 * @returns `run`, which fails when the page hangs, `lastSeed`, `covered` and `close`.
 */
export async function openPage({ corpus, framed = false, planted = '' }) {
  const embed = `${await readFile('dist/embed.js', 'utf8')}\n${planted}`
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-sync',
      '--disable-background-networking',
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
    ],
  })
  const page = await browser.newPage({ userAgent: USER_AGENT })
  await page.route('**', (route) => fulfill(route, embed).catch(() => {}))
  let lastSeed = 0
  await page.exposeFunction('caseBegins', (seed) => {
    lastSeed = seed
  })
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
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
    /** Seed of the case that began last. */
    lastSeed: () => lastSeed,
    covered: async () => {
      const entries = await page.coverage.stopJSCoverage()
      return entries.filter(({ url }) => url.endsWith('/embed.js'))
    },
    close: () => browser.close(),
  }
}
