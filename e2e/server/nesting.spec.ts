import { expect, test } from '../fixtures'
import { watch } from '../support/checks/watch'
import { block, box, text } from '../support/content/contentBlocks'
import { openServed } from '../support/served/servedHost'

/** A linked box with a link and a button in it, after a column of the same kind. */
const cards = {
  id: 'cards',
  data: {
    state: { clicks: 0 },
    blocks: [
      box('builder-card', {
        linkUrl: '#card',
        responsiveStyles: { large: { padding: '40px', overflow: 'hidden' } },
        children: [
          text('tea', '<h2>Tea</h2><p>from <a href="#place">Assam</a></p>', {
            responsiveStyles: { large: { transform: 'translateX(0)' } },
          }),
          block('add', 'Core:Button', { text: 'Add' }, { actions: { click: 'state.clicks++' } }),
        ],
      }),
      text('clicks', 'Clicks: {{state.clicks}}'),
      block('columns', 'Columns', {
        columns: [
          {
            link: '#column',
            blocks: [
              text('cup', 'Cup'),
              block('buy', 'Core:Button', { text: 'Buy', link: '#buy' }),
            ],
          },
          { link: '#plain', blocks: [text('pot', 'Pot')] },
        ],
      }),
    ],
  },
}

/** The box's content lets clicks through to its link, which Playwright mistakes for an obstacle. */
const THROUGH = { force: true }

test('a link around links covers its box, whether rendered by server or browser', async ({
  host,
  page,
  context,
}) => {
  const hash = (): Promise<string> => page.evaluate(() => location.hash)
  const seen = await watch(page)
  await openServed(host, cards)
  const add = page.getByRole('button', { name: 'Add' })
  await add.click()
  await expect(page.getByText('Clicks: 1')).toBeVisible()
  // As in the builder's clients, an action that prevents nothing leaves the link to be followed.
  await expect.poll(hash).toBe('#card')
  await page.getByRole('link', { name: 'Assam', exact: true }).click()
  await expect.poll(hash).toBe('#place')
  await page.getByRole('heading', { name: 'Tea' }).click(THROUGH)
  await expect.poll(hash).toBe('#card')
  await page.goBack()
  await expect.poll(hash).toBe('#place')
  await page.getByRole('link', { name: 'Tea from Assam Add' }).press('Enter')
  await expect.poll(hash).toBe('#card')
  await page.getByText('Cup').click(THROUGH)
  await expect.poll(hash).toBe('#column')
  await page.getByRole('link', { name: 'Buy', exact: true }).click()
  await expect.poll(hash).toBe('#buy')
  const opened = context.waitForEvent('page')
  await page.getByText('Cup').click({ ...THROUGH, button: 'middle' })
  const other = await opened
  await expect(other).toHaveURL(/#column$/)
  await other.close()
  await expect(page.locator('a a, a button')).toHaveCount(0)
  await expect(page.locator('a.builder-column')).toHaveText('Pot')
  expect((await seen()).violations).toEqual([])
})
