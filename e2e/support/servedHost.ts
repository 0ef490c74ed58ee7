import type { BrowserContext, Page } from 'playwright/test'
import type { HostPage } from './HostPage'

/** Options that the site's server passes to the widget. */
export function widgetOptions(host: HostPage) {
  return { apiKey: 'roastery-demo', model: 'page', host: host.contentHost }
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

/** Records layout shifts and policy violations. */
export async function watch(
  page: Page,
): Promise<() => Promise<{ shift: number; violations: string[] }>> {
  await page.addInitScript(() => {
    const seen = { shift: 0, violations: [] as string[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as never as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.violations.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return () =>
    page.evaluate(() => (window as never as { seen: { shift: number; violations: string[] } }).seen)
}
