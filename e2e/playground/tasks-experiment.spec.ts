import { HOME_HEADLINE } from '../support/content/homeHeadline'
import { HANDS, MOUSE } from '../support/workbench/hands'
import { expect, test } from '../support/workbench/playground'

const DEFAULT = 'Coffee worth standing still for.'
const VARIATION = 'Roasted by the lock, in no hurry.'

for (const hand of HANDS) {
  test.describe(`a site owner, ${hand.way}`, () => {
    test.use({ hand })

    test('creates, edits and reads an experiment without JSON', async ({ playground, page }) => {
      test.slow()
      const { tool, preview } = playground
      await playground.open('')
      await expect(preview.getByRole('heading', { name: HOME_HEADLINE })).toBeVisible()

      await test.step('a third headline is added to the home page', async () => {
        await playground.openStep('Watch', 'Audience')
        await playground.pressButton('Edit In no hurry')
        await expect(preview.getByRole('heading', { name: VARIATION })).toBeVisible()
        await playground.openStep('Watch', 'Audience')
        await playground.pressButton('Add a variation')
        await tool.getByRole('textbox', { name: 'Name of Variation 1' }).fill('Question')
        await expect(tool.getByRole('slider', { name: 'Share of Question' })).toHaveValue('25')
        await playground.pressButton('Edit Question')
      })

      await test.step('that variation’s block is chosen and edited', async () => {
        if (hand === MOUSE) await preview.getByRole('heading', { name: DEFAULT }).click()
        else {
          const heroes = tool.getByRole('treeitem', { name: 'Hero' })
          await tool.getByRole('treeitem', { name: 'Variation Question' }).press('ArrowRight')
          await expect(heroes).toHaveCount(2)
          await heroes.last().focus()
          for (let level = 0; level < 6; level++) await page.keyboard.press('ArrowRight')
          await playground.press(tool.getByRole('treeitem', { name: DEFAULT }).last())
        }
        await expect(page).toHaveURL(/block=variations\./)
        const form = tool.getByRole('region', { name: /^Options of/ })
        const text = form.getByRole('textbox', { name: /^Text/ })
        await text.fill('Fancy a coffee?')
        await expect(preview.getByRole('heading', { name: 'Fancy a coffee?' })).toBeVisible()
      })

      await test.step('the default has not changed', async () => {
        await playground.openStep('Watch', 'Audience')
        await playground.pressButton('Edit default')
        await expect(preview.getByRole('heading', { name: DEFAULT })).toBeVisible()
      })

      await test.step('what visitors do is counted for the variation that they saw', async () => {
        await playground.pressButton('Discard')
        await playground.openStep('Watch', 'Audience')
        await playground.choose('Shown variation', 'As it is picked')
        await expect(tool.getByText(/It was picked/)).toBeVisible()
        const heading = await preview.getByRole('heading', { level: 1 }).textContent()
        await playground.press(tool.getByRole('tab', { name: 'Events' }))
        await playground.pressButton(/^Conversions/)
        await playground.pressButton('Convert as visitor')
        await playground.press(tool.getByRole('tab', { name: 'Audience' }))
        const [picked = '', other = ''] =
          heading === VARIATION ? ['In no hurry', 'Default'] : ['Default', 'In no hurry']
        const conversions = (name: string) =>
          tool.getByRole('row', { name }).getByRole('cell').last()
        await expect(conversions(picked)).toHaveText('1')
        await expect(conversions(other)).toHaveText('0')
      })
    })
  })
}
