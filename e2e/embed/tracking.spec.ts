import { expect, test } from '../fixtures'
import { mountEntry } from '../support/pageObjects/mountEntry'

test.describe('a visit', () => {
  test('records one impression and every click, with the visitor’s ids', async ({
    host,
    page,
    content,
  }) => {
    await host.open('/landing')
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => content.events('click')).toHaveLength(1)
    await page.mouse.wheel(0, 3_000)
    await page.mouse.wheel(0, -3_000)
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => content.events('click')).toHaveLength(2)

    await expect.poll(() => content.events('impression')).toHaveLength(1)
    const [impression] = await content.events('impression')
    expect(impression?.data).toMatchObject({
      contentId: expect.stringMatching(/^[0-9a-f]{32}$/),
      ownerId: 'roastery-demo',
      visitorId: expect.stringMatching(/^[0-9a-f]{32}$/),
      sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      metadata: { url: `${host.site.url}/landing` },
      userAttributes: { urlPath: '/landing', device: 'desktop' },
    })
    const clicks = (await content.events('click')).map(({ data }) => data)
    expect(clicks.map(({ unique }) => unique).sort()).toEqual([false, true])
    expect(clicks[0]).toMatchObject({
      targetBuilderElement: 'builder-landing-hero-title',
      metadata: { targetOffset: { x: expect.any(Number), y: expect.any(Number) } },
    })
  })

  test('without consent causes no cookie, storage or request until consent is given', async ({
    host,
    page,
    content,
    context,
  }) => {
    await mountEntry(host, { options: { url: '/' } })
    await page.evaluate(() => {
      window.SiteBlocks.setUserAttributes({ plan: 'pro' })
      window.SiteBlocks.track('custom', { a: 1 })
      window.SiteBlocks.trackConversion(10)
    })
    await page.getByRole('heading', { level: 1 }).click()

    const traces = async () => ({
      cookies: (await context.cookies()).length,
      stored: await page.evaluate(() => localStorage.length + sessionStorage.length),
      requests: (await content.requests('/api/v1/track')).length,
    })
    // A later request of the page shows that nothing was merely delayed.
    await page.evaluate(() => fetch('/sri.json'))
    expect(await traces()).toEqual({ cookies: 0, stored: 0, requests: 0 })

    await page.evaluate(() => window.SiteBlocks.setConsent(true))
    await expect
      .poll(async () => (await content.events()).map(({ type }) => type).sort())
      .toEqual(['click', 'conversion', 'custom', 'impression'])
    expect(await traces()).toMatchObject({ cookies: expect.any(Number), stored: 1 })
    expect((await context.cookies()).map(({ name }) => name)).toContain('builderSessionId')
    await host.expectProblems([expect.stringContaining('a conversion names no entry')])
  })
})
