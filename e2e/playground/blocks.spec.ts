import { expect, test } from '../support/playground'

test('own blocks of the page are rendered, used, and changed like any other', async ({
  page,
  playground,
}) => {
  const { preview, tool } = playground
  const profile = preview.getByRole('img', { name: '4 of 5' })
  await playground.open(
    'entry=5b1d7f0c2a6e4e3f9c8d0a417be2c65d&view=blocks&block=builder-notes-ratio-block',
  )
  await expect(preview.getByRole('heading', { name: 'Kingfisher, measured' })).toBeVisible()

  await test.step('one in React, one in plain DOM, one as a custom element', async () => {
    await expect(preview.getByText('31 g of coffee')).toBeVisible()
    await preview.getByRole('slider', { name: '2 cups' }).press('ArrowRight')
    await expect(preview.getByText('47 g of coffee')).toBeVisible()
    await expect(preview.getByRole('slider', { name: '3 cups' })).toBeFocused()
    await expect(preview.getByRole('img', { name: /^Roast curve: 10 minutes/ })).toBeVisible()
    await expect(profile).toBeVisible()
  })

  await test.step('an option that changes reaches the block, which keeps what was done in it', async () => {
    await tool.getByRole('spinbutton', { name: 'Ratio' }).fill('10')
    await expect(preview.getByText('75 g of coffee')).toBeVisible()
    await expect(page.getByLabel('Status').getByText('Shown')).toBeVisible()
  })

  await test.step('under a strict policy and in hostile CSS as well', async () => {
    await playground.open(
      'entry=5b1d7f0c2a6e4e3f9c8d0a417be2c65d&page=hostile&policy=trusted-types',
    )
    await expect(preview.getByText('50 g of coffee')).toBeVisible()
    await expect(profile).toBeVisible()
    await expect(page.getByLabel('Status').getByText('Nothing refused')).toBeVisible()
  })
})
