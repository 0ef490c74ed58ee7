import { readFileSync } from 'node:fs'
import { type Browser, test as base, type Page } from 'playwright/test'
import type { Exercise } from '../lean/exercise'
import { leanBuilds, type React } from './leanBuilds'

declare global {
  interface Window {
    readonly exercise: Exercise
  }
}

const ORIGIN = 'http://exercise.test'

/** One text or list for each build. */
export type Both<T> = Readonly<Record<React, T>>

/** A page with one of the builds. */
export interface LeanPage {
  readonly page: Page
  /** What the console said. */
  readonly problems: readonly string[]
}

/** What a build did: the transcripts of scenarios by their names, and what the console said. */
interface Performance {
  readonly transcripts: Readonly<Record<string, readonly string[]>>
  readonly problems: readonly string[]
}

interface LeanWorker {
  readonly files: Both<string>
  /** Every scenario, played one after the other. */
  readonly performances: Both<Performance>
}

/** Opens a page with one of the builds. `search` is its address's. */
export async function openLean(
  browser: Browser,
  file: string,
  { search = '', policy = '' } = {},
): Promise<LeanPage> {
  const context = await browser.newContext()
  const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {}
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/exercise.js') {
      const body = readFileSync(file, 'utf8')
      return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body })
    }
    if (pathname !== '/') return route.fulfill({ status: 204 })
    return route.fulfill({
      headers,
      contentType: 'text/html',
      body: '<!doctype html><title>Exercise</title><script src="/exercise.js" defer></script>',
    })
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  await page.goto(`${ORIGIN}/${search}`)
  return { page, problems }
}

async function perform(browser: Browser, file: string): Promise<Performance> {
  const { page, problems } = await openLean(browser, file)
  const transcripts = await page.evaluate(() => window.exercise.play())
  await page.context().close()
  return { transcripts, problems }
}

export const test = base.extend<object, { lean: LeanWorker }>({
  lean: [
    async ({ browser }, use) => {
      const files = await leanBuilds()
      const [whole, lean] = await Promise.all([
        perform(browser, files.whole),
        perform(browser, files.lean),
      ])
      await use({ files, performances: { whole, lean } })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
