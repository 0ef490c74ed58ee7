import { HOME_HEADLINE } from '../support/content/homeHeadline'
import { KEYBOARD } from '../support/workbench/hands'
import { expect, test } from '../support/workbench/playground'

test.use({ hand: KEYBOARD })

test('a site owner learns why a click is not recorded, and that a server stores nothing', async ({
  page,
  playground,
  content,
}) => {
  const { tool, preview } = playground
  const headline = preview.getByRole('heading', { level: 1 })
  await playground.open('')
  await expect(headline).toHaveText(HOME_HEADLINE)
  await playground.openStep('Watch')
  await expect(tool.getByRole('button', { name: /^Impression Home/ })).toBeVisible()
  await headline.click()
  await expect(tool.getByRole('button', { name: /^Click Home/ })).toBeVisible()
  await expect(tool.getByRole('heading', { name: 'Events' })).toBeVisible()
  await expect(tool.getByRole('region', { name: /^Options of/ })).toHaveCount(0)
  expect(await content.events('click')).toHaveLength(1)

  await playground.press(tool.getByRole('switch', { name: 'Visitor consents' }))
  const stored = tool.getByText('Nothing of SiteBlocks is stored')
  await expect(stored).toBeVisible()
  await headline.click()
  await expect(
    tool.getByText(/not recorded, the last of type click: consent was refused/),
  ).toBeVisible()
  await expect(tool.getByText(/Turn on “Visitor consents” below/)).toBeVisible()
  // axe cannot decide the contrast of a line that the panel's edge cuts.
  await stored.evaluate((line) => line.scrollIntoView({ block: 'center' }))
  expect(await playground.faults()).toEqual([])

  await playground.press(page.getByRole('button', { name: /^Conditions/ }))
  const group = page.getByRole('group', { name: 'Rendered by' })
  await playground.press(group.getByRole('button', { name: 'Server' }))
  await expect(page.getByLabel('Status').getByText(/Rendered by\s*Server/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(headline).toHaveText(HOME_HEADLINE)
  expect(await page.context().cookies()).toEqual([])
  expect(await content.events('click')).toHaveLength(1)
})
