import { overflowingElements } from '../support/workbench/panelFaults'
import { expect, test } from '../support/workbench/playground'

const SPOT = 'Paste this where the content belongs'

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`every step has the code in view or one tap away, at ${size.width} px`, async ({
    page,
    playground,
  }) => {
    const { tool } = playground
    const panel = page.getByRole('region', { name: 'Code' })
    const toggle = panel.getByRole('button', { name: 'Code for your site' })
    const isWide = size.width > 900
    const preview = page.locator('iframe[title="Preview page"]')
    await page.setViewportSize(size)
    await playground.open('panel=behaviour')
    await expect(toggle).toHaveAttribute('aria-expanded', String(isWide))
    if (!isWide) await toggle.press('Enter')
    await expect(panel.getByRole('code')).toBeInViewport()
    await expect(panel.locator('mark')).toHaveCount(0)
    expect((await preview.boundingBox())?.height).toBeGreaterThan(isWide ? 360 : 64)

    const changed = [/reload-on-route/, /update-metadata/]
    await tool.getByRole('button', { name: 'Single-page app' }).click()
    await expect(panel.locator('mark')).toHaveText(changed)
    await expect(panel.locator('mark').first()).toBeInViewport()
    expect(await overflowingElements(page)).toEqual([])
    expect(await playground.findingsInBothThemes()).toEqual([])

    await playground.openStep('Install')
    await expect(panel).toHaveCount(0)
    const step = tool.getByRole('region', { name: SPOT })
    await expect(step.locator('mark')).toHaveText(changed)
    await expect(step.getByText('Marked: the last change.')).toBeVisible()

    await playground.openStep('Watch')
    await toggle.click()
    await expect(panel.getByRole('code')).toHaveCount(0)
    await expect(page).toHaveURL(/panel=watch/)
    await page.reload()
    await expect(toggle).toHaveAttribute('aria-expanded', String(isWide))
  })
}

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
