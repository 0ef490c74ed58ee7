import { expect, test } from '../support/workbench/playground'

test('the page’s own blocks render, respond and can be edited like built-in ones', async ({
  page,
  playground,
}) => {
  const { preview, tool } = playground
  const profile = preview.getByRole('img', { name: '4 of 5' })
  await playground.open(
    'entry=5b1d7f0c2a6e4e3f9c8d0a417be2c65d&view=blocks&block=builder-notes-ratio-block',
  )
  await expect(preview.getByRole('heading', { name: 'Kingfisher, measured' })).toBeVisible()

  await test.step('blocks in React, in plain DOM and as a custom element work', async () => {
    await expect(preview.getByText('31 g of coffee')).toBeVisible()
    await preview.getByRole('slider', { name: '2 cups' }).press('ArrowRight')
    await expect(preview.getByText('47 g of coffee')).toBeVisible()
    await expect(preview.getByRole('slider', { name: '3 cups' })).toBeFocused()
    await expect(preview.getByRole('img', { name: /^Roast curve: 10 minutes/ })).toBeVisible()
    await expect(profile).toBeVisible()
  })

  await test.step('a changed option reaches the block without resetting its state', async () => {
    await tool.getByRole('spinbutton', { name: 'Ratio' }).fill('10')
    await expect(preview.getByText('75 g of coffee')).toBeVisible()
    await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible()
  })

  await test.step('they work under a strict policy and in hostile CSS', async () => {
    await playground.open(
      'entry=5b1d7f0c2a6e4e3f9c8d0a417be2c65d&page=hostile&policy=trusted-types',
    )
    await expect(preview.getByText('50 g of coffee')).toBeVisible()
    await expect(profile).toBeVisible()
    await expect(page.getByLabel('Status').getByText('Nothing refused')).toBeVisible()
  })
})
