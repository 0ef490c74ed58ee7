import { chromium } from 'playwright'
import { CHROMIUM, QUIET_FLAGS, USER_AGENT } from '../../kit/browsers/chromium.mjs'

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Flags of a browser that reaches only this machine. */
export const FLAGS = [
  '--headless',
  ...QUIET_FLAGS,
  '--disable-breakpad',
  '--ignore-certificate-errors',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
  '--window-size=1280,800',
  `--user-agent=${USER_AGENT}`,
]

/** Launches a browser with an inspector, for counts rather than timings. */
export const launch = () => chromium.launch({ ...CHROMIUM, args: FLAGS })

/** Opens a page as a new visitor. */
export async function newVisitor(browser, { phone = false } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    userAgent: phone ? PHONE : USER_AGENT,
  })
  return { page: await context.newPage(), context }
}
