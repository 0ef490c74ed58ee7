import { expect, test } from '../fixtures'
import type { HostPage } from '../support/HostPage'

const PATTERN = `(window.SiteBlocks ||= { q: [] }).q.push`

function answerThanks(host: HostPage, attributes: string, body = ''): void {
  host.site.answer('/thanks', {
    html: `<!doctype html><html lang="en"><head><title>Thank you</title></head><body>
      <script>${PATTERN}((SiteBlocks) => SiteBlocks.trackConversion(99, 'offer'))</script>${body}
      <script async src="/embed.js" data-host="${host.contentHost}" ${attributes}></script>
      </body></html>`,
  })
}

test('a page without a widget sends its events to the script’s space', async ({
  host,
  page,
  content,
  context,
}) => {
  const amounts = async () => (await content.events('conversion')).map(({ data }) => data.amount)

  await test.step('with consent, even if the page is left at once', async () => {
    answerThanks(host, 'data-api-key="roastery-demo"')
    await host.open('/thanks')
    await expect.poll(amounts).toEqual([99])
    host.site.answer('/next', { html: '<!doctype html><title>Next</title>' })
    answerThanks(
      host,
      'data-api-key="roastery-demo"',
      `<script>${PATTERN}((SiteBlocks) => { SiteBlocks.trackConversion(1); location.href = '/next' })</script>`,
    )
    await host.open('/thanks')
    await page.waitForURL('**/next')
    await expect.poll(async () => (await amounts()).sort()).toEqual([1, 99, 99])
    const [sent] = await content.events('conversion')
    expect(sent?.data).toMatchObject({ ownerId: 'roastery-demo', contentId: 'offer' })
  })

  await test.step('without consent, not before it is given', async () => {
    await page.evaluate(() => localStorage.clear())
    await context.clearCookies()
    answerThanks(host, 'data-api-key="roastery-demo" data-can-track="false"')
    await host.open('/thanks')
    await page.evaluate(() => fetch('/sri.json'))
    expect(await context.cookies()).toEqual([])
    expect(await amounts()).toHaveLength(3)
    await page.evaluate(() => window.SiteBlocks.setConsent(true))
    await expect.poll(amounts).toHaveLength(4)
  })
})
