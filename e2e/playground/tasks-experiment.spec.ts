import { HOME_HEADLINE } from '../support/homeHeadline'
import { expect, test } from '../support/playground'

const DEFAULT = 'Coffee worth standing still for.'
const VARIATION = 'Roasted by the lock, in no hurry.'

test('an experiment can be created, edited and read without JSON', async ({ playground, page }) => {
  test.slow()
  const { tool, preview } = playground
  await playground.open('')
  await expect(preview.getByRole('heading', { name: HOME_HEADLINE })).toBeVisible()

  await test.step('a third headline is added to the home page', async () => {
    await playground.openStep('Watch')
    await tool.getByRole('tab', { name: 'Audience' }).click()
    await tool.getByRole('button', { name: 'Edit In no hurry' }).click()
    await expect(preview.getByRole('heading', { name: VARIATION })).toBeVisible()
    await playground.openStep('Watch')
    await tool.getByRole('tab', { name: 'Audience' }).click()
    await tool.getByRole('button', { name: 'Add a variation' }).click()
    await tool.getByRole('textbox', { name: 'Name of Variation 1' }).fill('Question')
    await expect(tool.getByRole('slider', { name: 'Share of Question' })).toHaveValue('25')
    await tool.getByRole('button', { name: 'Edit Question' }).click()
  })

  await test.step('a click on the page selects that variation’s block', async () => {
    await preview.getByRole('heading', { name: DEFAULT }).click()
    await expect(page).toHaveURL(/block=variations\./)
    const form = tool.getByRole('region', { name: /^Options of/ })
    const text = form.getByRole('textbox', { name: /^Text/ })
    await text.fill('Fancy a coffee?')
    await expect(preview.getByRole('heading', { name: 'Fancy a coffee?' })).toBeVisible()
  })

  await test.step('the default has not changed', async () => {
    await playground.openStep('Watch')
    await tool.getByRole('tab', { name: 'Audience' }).click()
    await tool.getByRole('button', { name: 'Edit default' }).click()
    await expect(preview.getByRole('heading', { name: DEFAULT })).toBeVisible()
  })

  await test.step('what visitors do is counted for the variation that they saw', async () => {
    await tool.getByRole('button', { name: 'Discard' }).click()
    await playground.openStep('Watch')
    await tool.getByRole('tab', { name: 'Audience' }).click()
    await tool.getByRole('combobox', { name: 'Shown variation' }).click()
    await page.getByRole('option', { name: 'As it is picked' }).click()
    await expect(tool.getByText(/It was picked/)).toBeVisible()
    const heading = await preview.getByRole('heading', { level: 1 }).textContent()
    await tool.getByRole('tab', { name: 'Events' }).click()
    await tool.getByRole('button', { name: /^Conversions/ }).click()
    await tool.getByRole('button', { name: 'Convert as visitor' }).click()
    await tool.getByRole('tab', { name: 'Audience' }).click()
    const [picked = '', other = ''] =
      heading === VARIATION ? ['In no hurry', 'Default'] : ['Default', 'In no hurry']
    const conversions = (name: string) => tool.getByRole('row', { name }).getByRole('cell').last()
    await expect(conversions(picked)).toHaveText('1')
    await expect(conversions(other)).toHaveText('0')
  })
})
