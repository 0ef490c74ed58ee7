import { text } from '../support/contentBlocks'
import { expect, test } from '../support/playground'

const WELCOME = 'f21b68c3e3e8614ff4e8fc3d37330447'
const RATIOS = { short: 0.2, video: 0.3 }

test.describe('the Audience panel', () => {
  test('previews as another visitor and explains which variant they get', async ({
    playground,
    page,
  }) => {
    const { tool, preview } = playground
    const shown = tool.getByRole('region', { name: 'Shown to this visitor' })
    await playground.open(`panel=audience&entry=${WELCOME}`)
    await expect(shown).toContainText('No variant is for this visitor')

    await tool.getByRole('button', { name: 'Phone' }).click()
    await expect(preview.getByText('Standing on the towpath?')).toBeVisible()
    await expect(shown).toContainText('device is "mobile" (it is "mobile")')

    await tool.getByLabel('Date').fill('2026-12-10T10:00')
    await expect(preview.getByText('Until noon on Christmas Eve')).toBeVisible()
    await expect(shown).toContainText('One more was not asked.')

    await tool.getByRole('button', { name: 'Add attribute' }).click()
    await page.keyboard.type('plan')
    await page.keyboard.press('Enter')
    await tool.getByRole('textbox', { name: 'Value of plan' }).fill('member')
    await page.keyboard.press('Enter')
    await expect(preview.getByText('Long table, seat kept')).toBeVisible()
    await expect(shown).toContainText('plan is "member" (it is "member")')
    expect(await playground.findingsInBothThemes()).toEqual([])

    // The link reproduces the state.
    await expect(page).toHaveURL(/visitor=.*member/)
    await page.reload()
    await expect(preview.getByText('Long table, seat kept')).toBeVisible()
    await expect(tool.getByLabel('Date')).toHaveValue('2026-12-10T10:00')
    await tool.getByRole('button', { name: 'Back to now' }).click()
    await tool.getByRole('button', { name: 'Remove plan' }).click()
    await expect(preview.getByText('Standing on the towpath?')).toBeVisible()
  })

  test('explains why a variation is shown and simulates 10,000 visitors', async ({
    playground,
    page,
    content,
  }) => {
    const { tool, preview } = playground
    const shown = tool.getByRole('region', { name: 'Shown to this visitor' })
    await content.save('hero', experiment())
    await playground.open('panel=audience&entry=two-ways')
    const heading = preview.getByRole('heading')

    await test.step('a variation is picked, remembered, then forgotten', async () => {
      await expect(shown).toContainText('It was picked just now')
      const first = await heading.textContent()
      await page.getByRole('button', { name: 'Reload the page' }).click()
      await expect(shown).toContainText('the cookie remembers it')
      await expect(heading).toHaveText(first ?? '')
      await tool.getByRole('button', { name: 'New visitor' }).click()
      await expect(shown).toContainText('It was picked just now')
    })

    await test.step('a variation can be chosen', async () => {
      await tool.getByRole('combobox', { name: 'Shown variation' }).click()
      await page.getByRole('option', { name: 'Video' }).click()
      await expect(heading).toHaveText('video')
      await expect(shown).toContainText('The address of the page asks for it')
    })

    await test.step('10,000 visitors are simulated', async () => {
      await tool.getByRole('button', { name: 'Simulate visitors' }).click()
      await expect(tool.getByText(/Every share is as chance allows|left their band/)).toBeVisible()
      const chart = tool.getByRole('img', { name: /of 10000 simulated visitors/ })
      await expect(chart).toHaveAccessibleName(/Short: (1[89]|2[012])\.\d %, configured 20\.0 %/)
      expect(await playground.findingsInBothThemes()).toEqual([])
    })

    await test.step('the panel fits 360 px', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(page.getByRole('complementary', { name: 'Tool' })).toContainText(
        'Shown to this visitor',
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        360,
      )
    })
  })
})

/** An entry with two variations, each of which says its id. */
function experiment() {
  const saying = (words: string) => ({ blocks: [text('title', `<h2>${words}</h2>`)] })
  const variations = Object.entries(RATIOS).map(([id, testRatio]) => [
    id,
    { id, name: id === 'short' ? 'Short' : 'Video', testRatio, data: saying(id) },
  ])
  return {
    id: 'two-ways',
    name: 'Two ways',
    published: 'published',
    data: saying('default'),
    variations: Object.fromEntries(variations),
  }
}
