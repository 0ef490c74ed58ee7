import { expect, test } from '../support/playground'

const SPOT = 'Paste this where the content belongs'

test('the code is in view on a phone and marks what changed', async ({ page, playground }) => {
  const { tool } = playground
  await page.setViewportSize({ width: 390, height: 844 })
  await playground.open('panel=install')
  const step = tool.getByRole('region', { name: SPOT })
  const marked = step.locator('mark')
  await expect(step.getByRole('code')).toBeInViewport()
  await expect(marked).toHaveCount(0)

  await playground.openStep('Behaviour')
  await tool.getByRole('button', { name: /^Consent first/ }).click()
  await playground.openStep('Install')
  await expect(marked).toHaveText([/can-track="false"/, /consent-wait="500"/])
  await expect(step.getByText('Marked: changed since you last looked.')).toBeVisible()
  expect(await playground.findingsInBothThemes()).toEqual([])
})

test('the platform is one choice, by keyboard too', async ({ page, playground }) => {
  const { tool } = playground
  await playground.open('panel=install')
  const platform = tool.getByRole('combobox', { name: 'Your site is made with' })
  await platform.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('shop')
  await page.keyboard.press('Enter')
  await expect(platform).toHaveText('Shopify')
  await expect(platform).toBeFocused()
  await expect(page).toHaveURL(/snippet=shopify/)
  await expect(tool.locator('mark')).toHaveCount(0)
})
