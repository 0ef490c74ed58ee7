import { existsSync, readFileSync } from 'node:fs'
import type { Browser, Page, Route } from 'playwright/test'
import type { CodeBlock } from '../../../tools/docs/codeBlocks'
import { USER_AGENT } from '../../../tools/kit/browsers/chromium.mjs'
import { watchConsole } from '../../support/checks/consoleGuard'
import { insertedAt } from '../../support/site/insertedScripts'
import type { ReadersPage } from './readersPage'
import { STAND_INS } from './standIns'
import { withBuiltFiles } from './withBuiltFiles'

/** Addresses used in the guides. */
const SCRIPTS = 'https://cdn.example.com/'
const CONTENT = 'https://content.example.com/'
const SITE = 'https://www.example.com/'
const FRAMED = 'https://shop.example.com/'

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string }

/** Delay of scripts on pages that cannot finish parsing without them. */
const SCRIPT_DELAY_MS = 300

interface SentPage extends ReadersPage {
  /** Names of {@link STAND_INS}. */
  readonly standIns?: readonly string[]
  /** Tool that puts the scripts into the page, such as a tag manager. */
  readonly via?: 'tag-manager' | undefined
}

/** Options of a reader's page. */
export interface ReaderOptions extends SentPage {
  /** @default https://www.example.com/ */
  readonly address?: string | undefined
  /** Content host that stands in for `https://content.example.com`. */
  readonly contentHost: string
  /** Page served at `https://shop.example.com`. */
  readonly framed?: ReadersPage | undefined
  /** Entry that answers every content request. */
  readonly entry?: unknown
}

/**
 * Opens a page in a fresh browser context. `embed.js` and the other built files arrive at
 * `DOMContentLoaded`, or a moment later if the page cannot finish parsing without them.
 *
 * @param problems - Collects console messages, uncaught errors, and requests to addresses that no
 *   guide names.
 */
export async function openAsReader(
  browser: Browser,
  options: ReaderOptions,
  problems: string[],
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const { address = SITE, framed } = options
  const context = await browser.newContext({ userAgent: USER_AGENT })
  let isOpen = true
  const report = (problem: string): void => {
    if (isOpen) problems.push(problem)
  }
  try {
    const page = await context.newPage()
    watchConsole(page, report)
    const parsed = page.waitForEvent('domcontentloaded')
    // If the page never opens, this promise rejects unhandled.
    parsed.catch(() => {})
    await context.route('**/*', async (route) => {
      const url = route.request().url()
      try {
        if (url.startsWith(SCRIPTS)) await sendScript(route, parsed)
        else if (url.startsWith(CONTENT)) await sendContent(route, options)
        else if (url === address) await sendPage(route, options)
        else if (url.startsWith(FRAMED) && framed) await sendPage(route, framed)
        else if (url.endsWith('/favicon.ico')) await route.fulfill({ status: 204 })
        else {
          report(`asks for ${url}, which is no address of the guides`)
          await route.abort()
        }
      } catch (error) {
        // Requests in flight cannot be answered after the page closes.
        report(`no answer from ${url}: ${(error as Error).message}`)
      }
    })
    const visited = visit(page)
    await page.goto(address, { waitUntil: 'commit' })
    await visited
  } finally {
    isOpen = false
    await context.close()
  }
}

/** Names listed in `with=`. */
export function standInsOf({ values }: CodeBlock): readonly string[] {
  return values.get('with')?.split(',') ?? []
}

async function sendPage(route: Route, { body, headers, standIns = [], via }: SentPage) {
  const scripts = standIns.map((name) => {
    const code = STAND_INS[name]
    if (!code) throw new Error(`with=${name} is none of ${Object.keys(STAND_INS).join(', ')}`)
    return `<script>${code()}</script>`
  })
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Empty</title>${scripts.join('')}</head>
<body>
${via ? insertedAt('DOMContentLoaded', withBuiltFiles(body)) : withBuiltFiles(body)}
</body></html>`
  await route.fulfill({
    contentType: 'text/html; charset=utf-8',
    headers: { ...headers },
    body: html,
  })
}

async function sendScript(route: Route, parsed: Promise<unknown>): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const file = builtFile(pathname)
  if (!existsSync(file)) return route.fulfill({ status: 404, body: `no file for ${pathname}` })
  await Promise.race([parsed, new Promise((resolve) => setTimeout(resolve, SCRIPT_DELAY_MS))])
  await route.fulfill({
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body: readFileSync(file, 'utf8'),
  })
}

/** The built file at an address of the CDN, with or without a version or channel in the path. */
export function builtFile(pathname: string): URL {
  const [major] = version.split('.')
  const name = pathname.replace(`/${version}/`, '/').replace(`/v${major}/`, '/')
  return new URL(`../../../dist${name}`, import.meta.url)
}

async function sendContent(route: Route, { contentHost, entry }: ReaderOptions): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  if (route.request().resourceType() === 'image') {
    const body = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    return route.fulfill({ contentType: 'image/svg+xml', body })
  }
  if (entry && pathname.startsWith('/api/v3/content/')) {
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ json: { results: [entry] }, headers })
  }
  const url = `${contentHost}${pathname}${search.replace('YOUR_KEY', 'roastery-demo')}`
  const response = await route.fetch({ url })
  const body = (await response.text()).split(contentHost).join(CONTENT.slice(0, -1))
  await route.fulfill({ response, body })
}
