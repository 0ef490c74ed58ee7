import { MANAGER_LABELS } from '../../playground/app/panels/configure/managerLabels'
import { HOME_HEADLINE } from '../support/content/homeHeadline'
import { KEYBOARD } from '../support/workbench/hands'
import { expect } from '../support/workbench/playground'
import { type SnippetPage, test } from '../support/workbench/SnippetPage'

/** Begins on the first page and chooses a recipe. */
async function choose({ playground }: SnippetPage, recipe: string): Promise<void> {
  await playground.open('')
  await playground.chooseRecipe(recipe)
}

async function copyCode(snippets: SnippetPage): Promise<string> {
  await snippets.playground.pressButton('Install it')
  return snippets.copy()
}

async function follow(snippets: SnippetPage, recipe: string): Promise<string> {
  await choose(snippets, recipe)
  return copyCode(snippets)
}

test.describe('the code of a recipe, chosen by mouse, on another origin', () => {
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

  test('shows content by the module build', async ({ snippets, page }) => {
    await choose(snippets, 'Fastest')
    const { tool } = snippets.playground
    await expect(tool.getByText('Content shows with a third of the bytes')).toBeInViewport()
    expect(await snippets.playground.faults()).toEqual([])
    const body = await copyCode(snippets)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await snippets.paste({ body })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_HEADLINE)
    expect(loaded).toContain('/modules/siteblocks.js')
    expect(loaded).not.toContain('/embed.js')
  })
})

test.describe('by keyboard on a phone', () => {
  test.use({ hand: KEYBOARD })

  test('the code of a recipe stores and sends nothing before the consent manager says so', async ({
    snippets,
    page,
  }) => {
    await choose(snippets, 'Consent manager')
    await snippets.playground.choose('Consent manager', 'Cookiebot')
    const body = await copyCode(snippets)
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/track') && sent.push(request.url()))
    await snippets.paste({
      head: '<script src="/managers/cookiebot.js"></script>',
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

  test('the code of a recipe sends a form to the inbox that it names', async ({
    snippets,
    page,
    content,
  }) => {
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

  test('the code of a recipe runs under the strict policy that comes with it', async ({
    snippets,
    page,
  }) => {
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

  test('each consent manager asks in the preview', async ({ snippets, page }) => {
    const { playground } = snippets
    const { preview } = playground
    const question = preview.getByRole('dialog', { name: /^May this site remember you/ })
    const stored = () => page.evaluate(() => localStorage.getItem('builderVisitorId'))
    await choose(snippets, 'Consent manager')
    for (const name of Object.values(MANAGER_LABELS)) {
      await playground.choose('Consent manager', name)
      await expect(question).toBeVisible()
      expect(await stored()).toBeNull()
      await playground.press(question.getByRole('button', { name: 'Accept' }))
      await expect(question).toBeHidden()
      await expect.poll(stored).not.toBeNull()
    }
    await playground.pressButton('Watch the events')
    await expect(playground.tool.getByRole('switch', { name: 'Visitor consents' })).toBeChecked()
    await page.reload()
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(HOME_HEADLINE)
    await expect(question).toBeHidden()
  })
})
