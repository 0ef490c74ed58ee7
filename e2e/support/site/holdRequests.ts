import type { Page } from 'playwright/test'

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
