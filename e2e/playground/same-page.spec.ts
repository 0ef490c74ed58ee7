import type { Page } from 'playwright/test'
import { KEYBOARD } from '../support/workbench/hands'
import { expect } from '../support/workbench/playground'
import { test } from '../support/workbench/SnippetPage'

const HELLO = '12758f9e5017b785f637c3371b4715ec'

/** How much later script and content come than the HTML. */
const LATE_MS = 800

/** Answers requests late, as on a phone. */
async function slowDown(page: Page): Promise<void> {
  for (const address of ['**/embed.js', '**/api/v3/**']) {
    await page.route(address, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    })
  }
}

/** The tops of the page's own content and its layout shift, from the first frame on. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves = { tops: [] as number[], shift: 0 }
    Object.assign(window, { moves })
    const look = () => {
      const own = document.querySelector('main.own')
      const top = own && Math.round(own.getBoundingClientRect().top)
      if (top !== null && moves.tops.at(-1) !== top) moves.tops.push(top)
      requestAnimationFrame(look)
    }
    look()
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.shift += Object(entry).value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

test.describe('a site owner, by mouse', () => {
  test('has the language of the site in the preview, whoever looks', async ({
    playground,
    snippets,
    host,
  }) => {
    const { tool, preview } = playground
    await playground.open(`panel=audience&entry=${HELLO}`)
    const heading = preview.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await tool.getByRole('textbox', { name: 'Language' }).fill('ar')
    await tool.getByRole('textbox', { name: 'Language' }).press('Enter')
    await expect(heading).toHaveText(/\p{Script=Arabic}/u)
    await playground.openStep('Behaviour', 'Configure')
    await tool.getByRole('textbox', { name: 'locale', exact: true }).fill('de')
    await expect(heading).toHaveText(/^[^\p{Script=Arabic}]+$/u)
    const shown = (await heading.textContent()) ?? ''
    await playground.openStep('Install')
    await snippets.paste(await snippets.follow('HTML'))
    await expect(snippets.page.getByRole('heading', { level: 1 })).toHaveText(shown)
    // Before a language was chosen, the widget has asked for one.
    host.takeProblems()
  })

  test('sees which blocks their page has to register', async ({ playground }) => {
    await playground.open('entry=5b1d7f0c2a6e4e3f9c8d0a417be2c65d&panel=install')
    await expect(playground.tool.getByText(/“Brew ratio”.*your page has to register/)).toBeVisible()
  })

  test('combines recipes, and sees when one needs other content', async ({
    playground,
    snippets,
  }) => {
    const { tool, preview } = playground
    await playground.open('entry=0a40792e208851ce5797e6d358afaa0f')
    await expect(preview.getByRole('heading').first()).toBeVisible()
    await playground.chooseRecipe('Strict policy')
    await playground.chooseRecipe('Consent manager')
    for (const name of ['Strict policy', 'Consent manager']) {
      await expect(tool.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    }
    await playground.chooseRecipe('A form to my inbox')
    await expect(tool.getByText(/“.*” has made way for a sample/)).toBeVisible()
    await playground.pressButton('Install it')
    const code = await snippets.copy()
    expect(code).toContain('integrity="sha384-')
    expect(code).toContain('data-consent="onetrust"')
  })
})

test.describe('a site owner, by keyboard on a phone', () => {
  test.use({ hand: KEYBOARD })

  test('has a bar on their site that does not move the page', async ({
    snippets,
    playground,
    page,
    context,
  }) => {
    test.slow()
    await playground.open('')
    await playground.chooseRecipe('Announcement bar')
    await playground.chooseRecipe('Strict policy')
    const words = playground.preview.getByText('forty-one bags of it')
    await expect(words).toBeVisible()
    await expect(page.getByLabel('Status').getByText(/^Layout shift\s*0$/)).toBeVisible()
    await playground.pressButton('Install it')
    const body = `${await snippets.copy()}<main class="own">My shop</main>`
    expect(body).toMatch(/<style>[^<]*min-height: \d+px/)
    const policy = await snippets.copyPolicy()
    for (const width of [390, 1280]) {
      const visitor = await context.newPage()
      await visitor.setViewportSize({ width, height: 800 })
      await slowDown(visitor)
      await watchMoves(visitor)
      const site = snippets.host.site
      const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title><body>${body}`
      site.answer('/shop', { html, headers: { 'Content-Security-Policy': policy } })
      await visitor.goto(`${site.url}/shop`)
      await expect(visitor.getByText('forty-one bags of it')).toBeVisible()
      const { tops, shift } = await visitor.evaluate(() => Object(window).moves)
      expect(tops, `${width} px`).toHaveLength(1)
      expect(shift, `${width} px`).toBe(0)
      await visitor.close()
    }
  })

  test('has their own block on their site, pasted or packed, under the policy that goes with it', async ({
    playground,
    snippets,
    page,
    host,
  }) => {
    const { tool } = playground
    await playground.openOwnBlock()
    await playground.openStep('Install')
    await expect(tool.getByText('your page has to register')).toHaveCount(0)
    const files = await snippets.pack()
    await snippets.paste(await snippets.follow('HTML'), await snippets.copyPolicy())
    await expect(page.getByText('Price: gold')).toBeVisible()
    await snippets.publish(files)
    await expect(page.getByText('Price: gold')).toBeVisible()
    // Before it was typed, the block was not registered.
    host.takeProblems()
  })
})
