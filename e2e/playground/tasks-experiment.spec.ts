import { HOME_HEADLINE } from '../support/content/homeHeadline'
import { KEYBOARD } from '../support/workbench/hands'
import { expect } from '../support/workbench/playground'
import { test } from '../support/workbench/SnippetPage'

const DEFAULT = 'Coffee worth standing still for.'
const VARIATION = 'Roasted by the lock, in no hurry.'

test.use({ hand: KEYBOARD })

test('a site owner creates, edits and reads an experiment without JSON', async ({
  content,
  page,
  playground,
  snippets,
}) => {
  test.slow()
  const { tool, preview } = playground
  await playground.open('')
  await expect(preview.getByRole('heading', { name: HOME_HEADLINE })).toBeVisible()

  await test.step('a third headline is added to the home page', async () => {
    await playground.openStep('Behaviour', 'Test')
    await playground.pressButton('Edit In no hurry')
    await expect(preview.getByRole('heading', { name: VARIATION })).toBeVisible()
    await playground.openStep('Behaviour', 'Test')
    const counted = async () => (await content.events('impression')).length
    const before = await counted()
    await playground.pressButton('New visitor')
    await expect(tool.getByText('It was picked just now')).toBeVisible()
    await expect.poll(counted).toBeGreaterThan(before)
    await playground.pressButton('Add a variation')
    await tool.getByRole('textbox', { name: 'Name of Variation 1' }).fill('Question')
    await expect(tool.getByRole('textbox', { name: 'Share of Question' })).toHaveValue('25')
    await playground.pressButton('Edit Question')
  })

  await test.step('that variation’s block is chosen and edited', async () => {
    const heroes = tool.getByRole('treeitem', { name: 'Hero' })
    await tool.getByRole('treeitem', { name: 'Variation Question' }).press('ArrowRight')
    await expect(heroes).toHaveCount(2)
    await heroes.last().focus()
    for (let level = 0; level < 6; level++) await page.keyboard.press('ArrowRight')
    await playground.press(tool.getByRole('treeitem', { name: DEFAULT }).last())
    await expect(page).toHaveURL(/block=variations\./)
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/block=/)
    await preview.getByRole('heading', { name: DEFAULT }).click()
    await expect(page).toHaveURL(/block=variations\./)
    const form = tool.getByRole('region', { name: /^Options of/ })
    const text = form.getByRole('textbox', { name: /^Text/ })
    await text.fill('Fancy a coffee?')
    await expect(preview.getByRole('heading', { name: 'Fancy a coffee?' })).toBeVisible()
  })

  await test.step('the default has not changed', async () => {
    await playground.openStep('Behaviour', 'Test')
    await playground.pressButton('Edit default')
    await expect(preview.getByRole('heading', { name: DEFAULT })).toBeVisible()
  })

  await test.step('new visitors get one by chance, and are compared by what they did', async () => {
    await playground.pressButton('Discard')
    await playground.openStep('Behaviour', 'Test')
    const heading = preview.getByRole('heading', { level: 1 })
    const visitors = (name: string) => tool.getByRole('row', { name }).getByRole('cell').first()
    const count = async () =>
      Number(await visitors('In no hurry').textContent()) +
      Number(await visitors('Default').textContent())
    await expect(async () => {
      const before = await count()
      await playground.pressButton('New visitor')
      await expect(tool.getByText(/It was picked just now/)).toBeVisible()
      await expect.poll(count).toBeGreaterThan(before)
      for (const name of ['In no hurry', 'Default']) {
        await expect(visitors(name)).not.toHaveText('0', { timeout: 1 })
      }
    }).toPass()
    const picked = (await heading.textContent()) === VARIATION ? 'In no hurry' : 'Default'
    const reached = (name: string) => tool.getByRole('row', { name }).getByRole('cell').nth(1)
    await playground.pressButton('Convert as visitor')
    await expect(reached(picked)).toHaveText('1')
    await expect(reached(picked === 'Default' ? 'In no hurry' : 'Default')).toHaveText('0')
    await expect(tool.getByRole('row', { name: picked })).toContainText(/\d+ %\d+ to \d+ %/)
    await expect(tool.getByText(/nothing to compare|No difference shows|is ahead/)).toBeVisible()
    expect(await playground.faults()).toEqual([])
    await playground.press(tool.getByRole('button', { name: 'Clicks' }))
    await expect(reached(picked)).toHaveText('0')
    await heading.click()
    await expect(reached(picked)).toHaveText('1')
  })

  await test.step('on their site, visitors are shared out likewise and their goal is counted', async () => {
    await playground.press(tool.getByRole('button', { name: 'Conversions' }))
    await playground.pressButton('Copy the call')
    const call = await page.evaluate(() => navigator.clipboard.readText())
    await playground.openStep('Install')
    const { body } = await snippets.follow('HTML')
    await snippets.paste({ body: `${body}<button onclick="${call}">Buy</button>` })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_HEADLINE)
    await page.getByRole('button', { name: 'Buy' }).click()
    await expect.poll(async () => (await content.events('conversion')).length).toBe(2)
  })
})
