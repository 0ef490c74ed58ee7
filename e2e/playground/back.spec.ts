import { expect, test } from '../support/workbench/playground'

test('a site owner goes back step by step, and keeps what was set on the way', async ({
  page,
  playground,
}) => {
  const { tool } = playground
  const current = tool.locator('[aria-current=true]')
  const option = tool.getByRole('switch', { name: 'updateMetadata' }).first()
  await playground.open('')
  await playground.openStep('Content')
  await playground.press(tool.getByRole('link', { name: /^About page/ }))
  await playground.openStep('Behaviour')
  await playground.press(option)
  await expect(option).toBeChecked()
  await playground.openStep('Install')
  await playground.openStep('Watch')
  await playground.openStep('Behaviour', 'Audience')
  await expect(page).toHaveURL(/panel=audience/)

  for (const [step, panel] of [
    ['Behaviour', 'configure'],
    ['Watch', 'watch'],
    ['Install', 'install'],
    ['Behaviour', 'behaviour'],
  ] as const) {
    await page.goBack()
    await expect(page.getByRole('tab', { name: step })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(new RegExp(`panel=${panel}.*updateMetadata=true`))
  }
  await expect(option).toBeChecked()
  await page.goBack()
  await expect(current).toContainText('About')
  await expect(page).toHaveURL(/updateMetadata=true/)
  await page.goForward()
  await expect(option).toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(current).toContainText('Home')
})
