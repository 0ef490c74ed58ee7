import { HOME_HEADLINE } from '../support/homeHeadline'
import { overflowingElements } from '../support/panelFaults'
import { expect, type PlaygroundPage } from '../support/playground'
import { type SnippetPage, test } from '../support/SnippetPage'

/** Chooses a recipe on the start page. */
async function choose({ tool, ...playground }: PlaygroundPage, recipe: string): Promise<void> {
  await playground.page.goto(`${playground.url}/?panel=behaviour`)
  const button = tool.getByRole('button', { name: recipe, exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

/** Follows a recipe to Install, and copies its code. */
async function follow(snippets: SnippetPage, recipe: string): Promise<string> {
  await choose(snippets.playground, recipe)
  await snippets.playground.tool.getByRole('button', { name: 'Install it' }).click()
  return snippets.copy()
}

test.describe('the code of a recipe, on another origin', () => {
  test('shows each visitor one variation, and analytics which one', async ({ snippets, page }) => {
    await snippets.paste({ body: await follow(snippets, 'A/B test') })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(HOME_HEADLINE)
    const picked = (await heading.textContent()) ?? ''
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object(window).dataLayer)))
      .toContain('"exp_variant_string":"SB-')
    await page.reload()
    await expect(heading).toHaveText(picked)
  })

  for (const [recipe, offer, named, others] of [
    ['Only for a country', 'A kilo crosses the North Sea', '"DE"', '"FR"'],
    ['Returning visitors', 'Your next bag is on Thursday’s bench', /\s+user-att.*/, ''],
  ] as const) {
    test(`shows an offer to those whom the server names: ${recipe}`, async ({
      snippets,
      page,
      playground,
    }) => {
      const body = await follow(snippets, recipe)
      await expect(playground.preview.getByRole('heading', { name: offer })).toBeVisible()
      await snippets.paste({ body })
      await expect(page.getByRole('heading', { name: offer })).toBeVisible()
      await snippets.paste({ body: body.replace(named, others) })
      await expect(page.getByRole('heading', { name: 'The first bag is on us' })).toBeVisible()
    })
  }

  test('stores and sends nothing before the consent manager says so', async ({
    snippets,
    playground,
    page,
  }) => {
    await choose(playground, 'Consent manager')
    await playground.tool.getByRole('combobox', { name: 'Consent manager' }).click()
    await page.getByRole('option', { name: 'Cookiebot' }).click()
    await playground.tool.getByRole('button', { name: 'Install it' }).click()
    const body = await snippets.copy()
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/track') && sent.push(request.url()))
    await snippets.paste({
      head: '<script src="/consent/cookiebot.js"></script>',
      body: `<button type="button" onclick="choose(true)">Accept</button>${body}`,
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_HEADLINE)
    const stored = () => page.evaluate(() => localStorage.getItem('builderVisitorId'))
    expect(await stored()).toBeNull()
    expect(sent).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    expect(await stored()).not.toBeNull()
  })

  test('sends a form to the inbox that it names', async ({ snippets, page, content }) => {
    await snippets.paste({ body: await follow(snippets, 'A form to my inbox') })
    await page.getByRole('textbox', { name: 'Your name' }).fill('Noor')
    await page.getByRole('textbox', { name: 'Email' }).fill('noor@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('Is the kettle on?')
    await page.getByRole('button', { name: 'Send the note' }).click()
    await expect(page.getByText('Thank you, it is here.')).toBeVisible()
    const { kind, recipient, fields } = await content.submission()
    expect({ kind, recipient }).toEqual({ kind: 'email', recipient: 'hello@heronlock.example' })
    expect(fields).toMatchObject({ name: 'Noor', message: 'Is the kettle on?' })
  })

  test('runs under the strict policy that comes with it', async ({ snippets, page }) => {
    const body = await follow(snippets, 'Strict policy')
    expect(body).toContain('integrity="sha384-')
    const policy = await snippets.copyPolicy()
    expect(policy).toContain("require-trusted-types-for 'script'")
    await snippets.paste({ body }, policy)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_HEADLINE)
    const picture = page.locator('img').first()
    await expect
      .poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0)
    expect(await page.context().cookies(page.url())).toEqual([])
  })

  test('shows content by the module build, chosen by keyboard on a phone', async ({
    snippets,
    playground,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await playground.open('panel=behaviour')
    const { tool } = playground
    await tool.getByRole('button', { name: 'Fastest' }).press('Enter')
    await expect(tool.getByText('Content shows with a third of the bytes')).toBeInViewport()
    await expect(tool.getByRole('button', { name: 'Fastest' })).toBeFocused()
    expect(await overflowingElements(page)).toEqual([])
    expect(await playground.findingsInBothThemes()).toEqual([])
    await tool.getByRole('button', { name: 'Install it' }).press('Enter')
    const body = await snippets.copy()
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await snippets.paste({ body })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_HEADLINE)
    expect(loaded).toContain('/modules/siteblocks.js')
    expect(loaded).not.toContain('/embed.js')
  })
})
