import type { Page } from 'playwright/test'

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
