import { expect, test } from '../support/workbench/playground'

const WELCOME = 'f21b68c3e3e8614ff4e8fc3d37330447'

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

    await tool.getByLabel('Date').fill('2025-12-10T10:00')
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
    await expect(tool.getByLabel('Date')).toHaveValue('2025-12-10T10:00')
    await tool.getByRole('button', { name: 'Back to now' }).click()
    await tool.getByRole('button', { name: 'Remove plan' }).click()
    await expect(preview.getByText('Standing on the towpath?')).toBeVisible()
  })
})
