import type { Page } from 'playwright/test'
import { expect } from '../fixtures'
import { test } from '../support/SnippetPage'

const SPOT = 'Where the content belongs'
const WELCOME = 'entry=f21b68c3e3e8614ff4e8fc3d37330447'
const MEMBER = `visitor=${encodeURIComponent('{"attributes":{"plan":"member"}}')}`
const TITLE = 'Your next bag is on Thursday’s bench'

/** Keeps the script away until it is released. */
async function holdEmbed(page: Page): Promise<() => void> {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/embed.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test.describe('a copied snippet, in an empty page with the copied policy', () => {
  for (const kind of ['Element', 'Div', 'JavaScript']) {
    test(`shows the entry to the visitor of the preview: ${kind}`, async ({ snippets, page }) => {
      await snippets.open(`${WELCOME}&${MEMBER}&policy=trusted-types`)
      await snippets.turnOn('Always this entry')
      await snippets.turnOn('Only this build')
      await snippets.choose(kind)
      const body = await snippets.copy(SPOT)
      const policy = await snippets.copyPolicy()
      expect(body).toContain('integrity="sha384-')
      expect(policy).toContain('trusted-types siteblocks')
      await snippets.paste({ body }, policy)
      await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
      const image = page.locator('img')
      await expect
        .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
        .toBeGreaterThan(0)
    })
  }

  test('asks for the content before the script is there: Loader', async ({
    snippets,
    page,
    content,
  }) => {
    await snippets.open(WELCOME)
    await snippets.turnOn('Only this build')
    await snippets.choose('Loader')
    const head = await snippets.copy('In the head')
    const body = await snippets.copy(SPOT)
    const policy = await snippets.copyPolicy()
    const asked = async () =>
      (await content.requests()).filter(({ url }) => url.startsWith('/api/v3/content/welcome'))
    const before = (await asked()).length
    const release = await holdEmbed(page)
    await snippets.paste({ head, body }, policy)
    await expect.poll(async () => (await asked()).length).toBe(before + 1)
    release()
    await expect(page.getByRole('heading', { name: 'The first bag is on us' })).toBeVisible()
    expect(await asked()).toHaveLength(before + 1)
  })

  test('is rendered by a server, and taken over: Server', async ({ snippets, page }) => {
    await snippets.open(`${WELCOME}&${MEMBER}&policy=trusted-types`)
    await snippets.turnOn('Only this build')
    await snippets.choose('Server')
    const release = await holdEmbed(page)
    await snippets.serve(await snippets.copy('On your server'))
    const title = page.getByRole('heading', { name: TITLE })
    await expect(title).toBeVisible()
    const element = await title.elementHandle()
    release()
    await expect
      .poll(() => page.locator('site-blocks').evaluate((it) => it.shadowRoot?.childNodes.length))
      .toBe(1)
    expect(await element?.evaluate((it) => it.isConnected)).toBe(true)
  })

  test('is refused where the script is another one than that of its hash', async ({
    snippets,
    page,
    host,
  }) => {
    await snippets.open(WELCOME)
    await snippets.turnOn('Only this build')
    const body = await snippets.copy(SPOT)
    await page.route('**/embed.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};` })
    })
    await snippets.paste({ body }, await snippets.copyPolicy())
    await expect.poll(() => host.problems.join()).toContain('integrity')
    await expect(page.getByRole('heading')).toHaveCount(0)
    host.takeProblems()
  })
})

test('the snippets put nothing in the way of anybody, light and dark, down to 360 px', async ({
  snippets,
  page,
}) => {
  for (const [kind, theme, width] of [
    ['Loader', 'light', 1440],
    ['Server', 'dark', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await snippets.open(`${WELCOME}&theme=${theme}`)
    await snippets.choose(kind)
    await snippets.turnOn('Only this build')
    expect(await snippets.playground.findings(theme)).toEqual([])
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBe(width)
  }
  await page.getByRole('tab', { name: 'Server', exact: true }).press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'React', exact: true })).toBeFocused()
})
