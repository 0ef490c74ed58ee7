import { test as base } from 'playwright/test'
import { type ContentHost, startContentHost } from '../../../playground/server/startContentHost'

/** Stories with a content host, which those of one worker share. */
export const hostTest = base.extend<object, { contentHost: ContentHost }>({
  contentHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const contentHost = await startContentHost({
        port: 0,
        hostname: 'localhost',
        admin: true,
        formsPerMinute: 10_000,
      })
      await use(contentHost)
      await contentHost.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
