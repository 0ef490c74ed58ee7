import { expect, test } from '../fixtures'
import type { HostPage } from '../support/pageObjects/HostPage'

const PATTERN = `(window.SiteBlocks ||= { q: [] }).q.push`

function answerThanks(host: HostPage, body = ''): void {
  host.site.answer('/thanks', {
    html: `<!doctype html><html lang="en"><head><title>Thank you</title></head><body>
      <script>${PATTERN}((SiteBlocks) => SiteBlocks.trackConversion(99, 'offer'))</script>${body}
      <script async src="/embed.js" data-host="${host.contentHost}" data-api-key="roastery-demo"></script>
      </body></html>`,
  })
}

test('a page without a widget sends its events to the script’s space, even if it is left at once', async ({
  host,
  page,
  content,
}) => {
  const amounts = async () => (await content.events('conversion')).map(({ data }) => data.amount)
  answerThanks(host)
  await host.open('/thanks')
  await expect.poll(amounts).toEqual([99])
  host.site.answer('/next', { html: '<!doctype html><title>Next</title>' })
  answerThanks(
    host,
    `<script>${PATTERN}((SiteBlocks) => { SiteBlocks.trackConversion(1); location.href = '/next' })</script>`,
  )
  await host.open('/thanks')
  await page.waitForURL('**/next')
  await expect.poll(async () => (await amounts()).sort()).toEqual([1, 99, 99])
  const [sent] = await content.events('conversion')
  expect(sent?.data).toMatchObject({ ownerId: 'roastery-demo', contentId: 'offer' })
})
