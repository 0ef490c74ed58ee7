import { type BrowserContext, expect, type Page } from 'playwright/test'
import type { HostPage } from '../pageObjects/HostPage'
import { type RenderedContent, type ServedPage, serve, serverModule } from './servedPage'

/** Options that the site's server passes to the widget. */
export function widgetOptions(host: HostPage) {
  return { apiKey: 'roastery-demo', model: 'page', host: host.contentHost }
}

interface ServedEntry extends ServedPage {
  /** Options of the rendering besides {@link widgetOptions}. */
  readonly options?: object
}

/** Renders an entry on the server into the page `/served`. */
export async function serveEntry(
  host: HostPage,
  entry: object,
  { options, ...page }: ServedEntry = {},
): Promise<RenderedContent> {
  const { renderToHtml } = await serverModule()
  const rendered = renderToHtml(entry, { ...widgetOptions(host), ...options })
  serve(host.site, '/served', rendered, page)
  return rendered
}

/** Renders an entry on the server and opens its page. */
export async function openServed(
  host: HostPage,
  entry: object,
  { search = '', ...served }: ServedEntry & { readonly search?: string } = {},
): Promise<RenderedContent> {
  const rendered = await serveEntry(host, entry, served)
  await host.open(`/served${search}`)
  return rendered
}

/** Waits until the widget has taken over the server's markup. Only its styles may stay beside it. */
export async function expectHydrated(page: Page): Promise<void> {
  const besides = (element: Element): number =>
    Array.from(element.shadowRoot?.children ?? []).filter((one) => !one.matches('style, link'))
      .length
  await expect.poll(() => page.locator('site-blocks').evaluate(besides)).toBe(1)
}

/** Makes `Math.random()` return `value` on pages opened from now on. */
export async function fixRandom(page: Page, value: number): Promise<void> {
  await page.addInitScript((fixed) => {
    Math.random = () => fixed
  }, value)
}

/** Opens a page with JavaScript disabled. */
export async function withoutScripts(context: BrowserContext, use: (page: Page) => Promise<void>) {
  const own = await context.browser()?.newContext({ javaScriptEnabled: false })
  const page = await own?.newPage()
  if (page) await use(page)
  await own?.close()
}

export async function contentRequests(host: HostPage): Promise<number> {
  const page = host.page.context().pages()[0]
  return (await page?.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/v3/'))
        .length,
  )) as number
}
