import { test as base, expect, type Page } from 'playwright/test'
import { type ContentHostControls, controlsOf } from '../e2e/support/contentHostControls'
import { startContentHost } from '../playground/server/startContentHost'
import { type Example, startExample } from './support/startExample'

const test = base.extend<object, { content: ContentHostControls }>({
  content: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const contentHost = await startContentHost({ port: 0, hostname: 'localhost', admin: true })
      await use(controlsOf(contentHost.url))
      await contentHost.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Opens the pages of an example one after the other, as a visitor does. */
async function visit(
  page: Page,
  url: string,
  arrived: (paths: readonly string[]) => Promise<void> = async () => {},
): Promise<void> {
  const paths: string[] = []
  const isAt = async (path: string): Promise<void> => {
    await expect(page).toHaveURL(url + path)
    await expect(page.locator('site-blocks')).toHaveAttribute('url', path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    paths.push(path)
    await arrived(paths)
  }
  await page.goto(url)
  await isAt('/')
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await isAt('/about')
  await page.goBack()
  await isAt('/')
  await page.goForward()
  await isAt('/about')
}

for (const { name, script } of [
  { name: 'next', script: 'start' },
  { name: 'next', script: 'dev' },
  { name: 'astro', script: 'start' },
  { name: 'nuxt', script: 'start' },
  { name: 'nuxt', script: 'dev' },
] as const) {
  test.describe(`examples/${name}, npm run ${script}`, () => {
    // The first visit of a development server compiles.
    test.setTimeout(120_000)
    let example: Example
    test.beforeAll(async ({ content }) => {
      test.setTimeout(600_000)
      await content.reset()
      example = await startExample(name, script, content.url)
    })
    test.afterAll(() => example.close())

    test('shows content before any script', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await visit(page, example.url)
      await context.close()
    })

    test('hydrates it without a warning, and counts each page view once', async ({
      page,
      content,
    }) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      const impressions = async (): Promise<string[]> =>
        (await content.events('impression')).map(
          ({ data }) => new URL((data.metadata as { url: string }).url).pathname,
        )
      await visit(page, example.url, (paths) =>
        expect.poll(async () => (await impressions()).sort()).toEqual([...paths].sort()),
      )
      expect(problems).toEqual([])
      const requests = (await content.requests()).map(({ url }) => url)
      expect(requests.filter((url) => url.includes('userAttributes'))).toEqual([])
    })
  })
}
