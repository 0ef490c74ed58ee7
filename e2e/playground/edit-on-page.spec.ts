import { expect, test } from '../support/workbench/playground'

test('on the first page, links, buttons and forms do what they do for visitors', async ({
  page,
  playground,
}) => {
  const { preview, tool } = playground
  await playground.open('')
  await expect(tool.getByText('Its links, buttons and forms work')).toBeVisible()
  await preview.getByRole('link', { name: 'Come to a class' }).click()
  await expect(page.getByRole('textbox', { name: 'Address of the page' })).toHaveValue('/school')
  const entries = tool.getByRole('button', { name: 'Entries' })
  await expect(entries).toHaveAttribute('aria-pressed', 'true')

  await playground.open('entry=1193081bb5204223c225fb96a140f0aa')
  const field = preview.getByRole('textbox').first()
  await field.click()
  await field.pressSequentially('Maren')
  await expect(field).toHaveValue('Maren')
  await expect(entries).toHaveAttribute('aria-pressed', 'true')
})
