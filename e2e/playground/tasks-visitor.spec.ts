import { expect } from '../support/workbench/playground'
import { test } from '../support/workbench/SnippetPage'

/** A visitor who is played in the preview stays out of the snippet. */
test('a site owner asks for consent first, tries it as a visitor and installs what asks first', async ({
  playground,
  snippets,
  page,
}) => {
  const { tool } = playground
  const consents = tool.getByRole('switch', { name: 'Visitor consents' })
  await playground.open('')
  await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible()

  await test.step('the recipe begins with a visitor of whom nothing is stored', async () => {
    await playground.chooseRecipe('Consent manager')
    await playground.choose('Consent manager', 'Two buttons of my own')
    await playground.openStep('Watch')
    await expect(tool.getByText('this visitor has not answered')).toBeVisible()
    await expect(consents).not.toBeChecked()
    await expect(tool.getByText('Nothing of SiteBlocks is stored')).toBeVisible()
    await expect(tool.getByText('No tracking request arrived')).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
  })

  await test.step('a visitor who agrees is remembered', async () => {
    await playground.press(consents)
    await expect(tool.getByText('Ids are kept, and events are sent.')).toBeVisible()
    await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0)
  })

  await test.step('the snippet still asks first, and names what answers', async () => {
    await playground.openStep('Install')
    const snippet = await snippets.copy()
    expect(snippet).toContain('can-track="false"')
    expect(snippet).toContain('consent-wait="500"')
    await expect(tool.getByText('SiteBlocks.setConsent(true)')).toBeVisible()
  })
})
