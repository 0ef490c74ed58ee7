import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright'
import type { ClientName } from '../clients/buildClients'
import type { Facts } from '../compare/Facts'
import type { Entry } from '../entries/Entry'
import type { Registration } from '../entries/Registration'

export const ORIGIN = 'https://site.test'
export const WIDTHS = [1280, 700, 375] as const
/** Names the file that answers requests of entries to other origins. */
export const ANSWER = 'answer'
/** A player may ask for its video again and again. */
const ANSWERED_MS = 10_000

const STYLE = `<style>html,body{margin:0;overflow-x:hidden;font:16px/1.4 sans-serif}
.entry{position:absolute;top:0;left:0;width:100%}</style>`
/** 3:2, whatever it is asked for. */
export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path fill="#69c" d="M0 0h300v200H0z"/></svg>'

/** Appearance of entries in a client, and the messages of its console meanwhile. */
export interface Showing {
  readonly facts: Record<string, Facts>
  readonly messages: readonly string[]
}

export interface OpenClient {
  show(entries: readonly Entry[]): Promise<Showing>
  registrations(): Promise<Registration[]>
}

/** A context whose pages reach nothing but what is given here. */
export async function newContext(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  width: number,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 1600 }, ...options })
  await context.route('**/*', (route) => answer(route, files))
  return context
}

async function answer(route: Route, files: ReadonlyMap<string, string>): Promise<void> {
  const { pathname, origin } = new URL(route.request().url())
  const script = origin === ORIGIN ? files.get(pathname) : undefined
  if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
  switch (route.request().resourceType()) {
    case 'document':
      return route.fulfill({ contentType: 'text/html', body: files.get(`page ${pathname}`) ?? '' })
    case 'image':
      return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
    case 'media':
    case 'font':
      return route.fulfill({ body: '' })
    default:
      return route.fulfill({
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: (origin !== ORIGIN && files.get(ANSWER)) || '{"results":[]}',
      })
  }
}

/** The document of a client's page. */
export function clientPage(client: ClientName): string {
  const script =
    client === 'modules'
      ? '<script type="module" src="/modules/siteblocks.js"></script>'
      : `<script src="/${client}.js"></script>`
  return `${documentStart}<script src="/harness.js"></script>${script}`
}

export const documentStart = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Beside</title><link rel="icon" href="data:,">${STYLE}<body>`

/** Opens a client's page, which shows entries over one another, each in a container of its own. */
export async function openClient(context: BrowserContext, client: ClientName): Promise<OpenClient> {
  const page = await context.newPage()
  const messages = listen(page)
  const settle = watchRequests(page)
  await page.goto(`${ORIGIN}/${client}`)
  await page.waitForFunction(() => window.client)
  return {
    async show(entries) {
      messages.length = 0
      const shown = entries.map(({ content, clicks }) => ({ id: content.id, content, clicks }))
      await page.evaluate((list) => window.beside.show(list), shown)
      if (shown.some(({ clicks }) => clicks.length > 0)) {
        await settle()
        await page.evaluate((list) => window.beside.click(list), shown)
      }
      const facts = await settle()
      await page.evaluate(() => window.beside.clear())
      return { facts, messages: [...messages] }
    },
    registrations: () =>
      page.evaluate(async () => {
        const client = window.client as unknown as { registrations(): Promise<Registration[]> }
        return JSON.parse(JSON.stringify(await client.registrations()))
      }),
  }
}

/** Returns what measures a page once it looks the same and has all that it has asked for. */
export function watchRequests(page: Page): () => Promise<Record<string, Facts>> {
  const counts = { request: 0, requestfinished: 0, requestfailed: 0 }
  page.on('request', () => counts.request++)
  page.on('requestfinished', () => counts.requestfinished++)
  page.on('requestfailed', () => counts.requestfailed++)
  return async () => {
    const until = Date.now() + ANSWERED_MS
    for (;;) {
      const before = counts.request
      const isAnswered = counts.requestfinished + counts.requestfailed >= before
      const facts = await page.evaluate(() => window.beside.facts())
      if ((isAnswered && counts.request === before) || Date.now() > until) return facts
    }
  }
}

/** Collects errors and warnings of a page. */
export function listen(page: Page): string[] {
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  return messages
}
