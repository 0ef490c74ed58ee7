import { expect, test } from '../fixtures'
import { openConsent } from '../support/connectPages'

/** What plays a manager, and how the page names it where that is not the same. */
const MANAGERS = [
  ['tcf'],
  ['consent-mode'],
  ['onetrust'],
  ['cookiebot'],
  ['usercentrics'],
  ['usercentrics-2', 'usercentrics functional'],
  ['shopify'],
] as const

for (const [name, manager] of MANAGERS) {
  test(`the consent manager "${name}" is believed, now and on the next page`, async ({
    host,
    page,
    content,
    context,
  }) => {
    test.slow()
    const impressions = async (): Promise<number> => (await content.events('impression')).length
    await openConsent(host, name, manager)
    await page.waitForLoadState('load')
    await expect(host.widget).toContainText(/\w/)
    await page.evaluate(() => fetch('/sri.json'))
    expect(await context.cookies()).toEqual([])
    expect(await impressions()).toBe(0)

    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(impressions).toBe(1)
    const visitorId = (): Promise<string | null> =>
      page.evaluate(() => localStorage.getItem('builderVisitorId'))
    const before = await visitorId()
    await openConsent(host, name, manager)
    await expect.poll(impressions).toBe(2)
    // A manager that is still loading has not refused anything.
    expect(await visitorId()).toBe(before)

    const tab = await context.newPage()
    await tab.goto(page.url())
    await expect.poll(impressions).toBe(3)
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect.poll(() => context.cookies()).toEqual([])
    const canTrack = `document.querySelector('site-blocks').widget.client.canTrack`
    await expect.poll(() => tab.evaluate(canTrack)).toBe(false)
    await openConsent(host, name, manager)
    await expect(host.widget).toContainText(/\w/)
    await page.evaluate(() => fetch('/sri.json'))
    expect(await context.cookies()).toEqual([])
    expect(await impressions()).toBe(3)
  })
}

test('a consent manager that nobody knows is named', async ({ host, page }) => {
  await host.open('/api')
  await page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), { src: '/connect.js' })
    script.dataset.consent = 'cookiebar'
    document.body.append(script)
  })
  await expect
    .poll(() => host.takeProblems().join())
    .toContain('data-consent="cookiebar" is not a known consent manager. Use one of tcf,')
})
