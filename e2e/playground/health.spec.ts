import embedSize from '../../bench/embedSize.json' with { type: 'json' }
import { block } from '../support/contentBlocks'
import { expect, test } from '../support/playground'

test('the health panel shows the page’s costs and accessibility problems', async ({
  playground,
  content,
}) => {
  const page = (code: string) => ({
    id: 'gallery-1',
    name: 'Gallery',
    published: 'published',
    data: { blocks: [block('builder-photo', 'Custom Code', { code })] },
  })
  const picture = 'src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="'
  await content.save('gallery', page(`<p>Pictures of herons</p><img ${picture}>`))
  const { tool } = playground
  await playground.open('panel=health&entry=gallery-1')

  const finding = tool.getByRole('article', { name: /alternative text/ })
  await expect(finding).toContainText('builder-photo')
  await expect(finding).toContainText(/alt attribute/)
  await expect(tool.getByText('One rule is broken')).toBeVisible()
  await finding.getByRole('button', { name: 'Show' }).click()

  const figure = (name: string) =>
    tool
      .locator('dl > div')
      .filter({ has: tool.page().getByRole('term').filter({ hasText: name }) })
  await expect(figure('Size of embed.js')).toContainText(/1\d\d\.\d kB (Good|Fair|Needs work)/)
  await expect(tool.getByText(/kB with Brotli/)).toBeVisible()
  await expect(tool.getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`of ${(embedSize.limit / 1000).toFixed(1)} kB`),
  )
  for (const name of ['First paint', 'Largest paint', 'Content on screen', 'Blocked']) {
    await expect(figure(name)).toContainText(/\d (ms|s) (Good|Fair|Needs work)/)
  }
  await expect(figure('Layout shift')).toContainText(/0(\.\d+)? Good/)
  const requests = tool.getByRole('region', { name: /Requests/ })
  await expect(requests.getByRole('listitem').filter({ hasText: '/embed.js' })).toContainText(
    /\d m?s/,
  )
  await expect(requests.getByRole('listitem').filter({ hasText: 'gallery' })).toContainText(
    /\d m?s/,
  )
  await expect(requests).not.toContainText('axe')
  expect(await playground.findingsInBothThemes()).toEqual([])

  await content.save('gallery', page(`<p>Pictures of herons</p><img alt="A heron" ${picture}>`))
  await tool.getByRole('button', { name: 'Measure again' }).click()
  await expect(tool.getByText(/axe found nothing: \d+ rules are kept/)).toBeVisible()
  await expect(finding).toHaveCount(0)
})
