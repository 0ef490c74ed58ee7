import { chromium } from 'playwright'
import { findChromium } from '../../.ci/findChromium.mjs'

/** `HeadlessChrome` counts as a bot. */
export const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Flags of a browser that reaches only this machine and does nothing on its own. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-breakpad',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
  '--window-size=1280,800',
  `--user-agent=${DESKTOP}`,
]

/** Launches a browser with an inspector, for counts rather than timings. */
export const launch = async () =>
  chromium.launch({ executablePath: await findChromium(), args: FLAGS })

/** Opens a page as a new visitor. */
export async function newVisitor(browser, { phone = false } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    userAgent: phone ? PHONE : DESKTOP,
  })
  return { page: await context.newPage(), context }
}
