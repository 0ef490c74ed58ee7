import { chromium } from 'playwright'
import { findChromium } from '../../.ci/findChromium.mjs'

/** `HeadlessChrome` counts as a bot. */
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** One browser for all runs, which reaches nothing but this machine. */
export async function launch() {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-sync',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
    ],
  })
}

/** A page of a visitor who has never been here. */
export async function newVisitor(browser, { phone = false } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    userAgent: phone ? PHONE : DESKTOP,
  })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message.slice(0, 300)))
  return { page, context, errors }
}

/** The empty page, with the helper in it. */
export async function openBlank(browser, origin) {
  const visitor = await newVisitor(browser)
  await visitor.page.goto(`${origin}/blank`)
  await visitor.page.addScriptTag({ url: '/script/bench.js' })
  const session = await visitor.context.newCDPSession(visitor.page)
  // Of the thread's own time, so that other programs of the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { ...visitor, session }
}

/** Milliseconds of the processor that tasks of the page's main thread have taken so far. */
export async function cpuTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
}

/** Bytes of the page's JavaScript heap, rubbish collected. */
export async function heapSize(session) {
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
