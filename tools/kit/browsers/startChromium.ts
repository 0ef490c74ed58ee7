import { chromium } from 'playwright/test'
import { CHROMIUM, USER_AGENT } from './chromium.mjs'
import type { Engine } from './Engine'

/**
 * Chromium, driven by Playwright.
 *
 * @param keepsPages - Whether left pages go into the back/forward cache, which Playwright disables.
 */
export async function startChromium(executablePath: string, keepsPages = false): Promise<Engine> {
  const args = [...CHROMIUM.args, `--user-agent=${USER_AGENT}`]
  const browser = await chromium.launch({
    args,
    executablePath,
    ...(keepsPages && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
  return {
    async openWindow() {
      const context = await browser.newContext()
      let page = await context.newPage()
      return {
        async goTo(address) {
          await page.goto(address)
        },
        evaluate: (expression) => page.evaluate<string>(expression),
        movePointer: (x, y) => page.mouse.move(x, y),
        pressPointer: () => page.mouse.down(),
        releasePointer: () => page.mouse.up(),
        pressKey: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewportSize({ width, height }),
        async closePage() {
          const closed = page
          page = await context.newPage()
          await closed.close()
        },
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
