import { expect, test } from '../fixtures'
import { ManagedPage, type Order } from '../support/ManagedPage'

/** Simulated managers, their `data-consent`, and whether a cookie answers before the script. */
const MANAGERS = [
  { name: 'tcf', manager: 'tcf', hasCookie: true },
  { name: 'consent-mode', manager: 'consent-mode', hasCookie: false },
  { name: 'usercentrics-2', manager: 'usercentrics functional', hasCookie: false },
] as const

const STORED = ['builder.tests.managed', 'builderSessionId']

for (const { name, manager, hasCookie } of MANAGERS) {
  test(`the consent manager "${name}" is read even if its script loads after embed.js`, async ({
    host,
    page,
    content,
    context,
  }) => {
    const managed = new ManagedPage(host, content, name, manager)
    await managed.prepare()

    await test.step('nothing is stored or sent before the visitor decides', async () => {
      for (const order of ['never', 'late'] as const) {
        await managed.visit(order)
        const nothing = { shown: 'The default', told: [], visitorId: null, stored: [] }
        expect(await managed.seen()).toEqual(nothing)
      }
      expect(await managed.impressions()).toEqual([])
    })

    await test.step('late consent counts the content already seen', async () => {
      await managed.choose('Accept')
      await expect.poll(() => managed.impressions()).toEqual(['the default'])
      const { visitorId, ...seen } = await managed.seen()
      expect(seen).toEqual({ shown: 'The default', told: ['SB-managed-managed'], stored: STORED })
      expect(visitorId).toMatch(/^[\da-f]{32}$/)
    })
    const { visitorId } = await managed.seen()

    const counted = ['the default']
    for (const order of ['after', 'late', 'never'] satisfies Order[]) {
      await test.step(`the script loads ${order} on the next page`, async () => {
        const isInTime = hasCookie || (order !== 'late' && order !== 'never')
        const isKnown = hasCookie || order !== 'never'
        await managed.visit(order, async () => {
          await expect(host.widget).toContainText(hasCookie ? 'Bold' : 'Placeholder')
        })
        if (isKnown) counted.push(isInTime ? 'bold' : 'the default')
        await expect.poll(() => managed.impressions()).toEqual(counted.sort())
        expect(await managed.seen()).toEqual({
          shown: isInTime ? 'Bold' : 'The default',
          told: isKnown ? [isInTime ? 'SB-managed-bold' : 'SB-managed-managed'] : [],
          visitorId,
          stored: STORED,
        })
      })
    }

    await test.step('a refusal reaches other tabs and the next page', async () => {
      await managed.visit('before')
      counted.push('bold')
      await expect.poll(() => managed.impressions()).toEqual(counted.sort())
      const tab = await context.newPage()
      await tab.goto(`${host.site.url}/in-time`)
      await tab.addScriptTag({ url: `/managers/${name}.js` })
      const canTrack = `document.querySelector('site-blocks').widget?.client.canTrack`
      counted.push('bold')
      await expect.poll(() => managed.impressions()).toEqual(counted.sort())
      await managed.choose('Refuse')
      await expect.poll(() => tab.evaluate(canTrack)).toBe(false)
      await tab.close()
      const nothing = { told: [], visitorId: null, stored: [] }
      await expect.poll(() => managed.seen()).toMatchObject({ visitorId: null, stored: [] })
      await managed.visit('before')
      expect(await managed.seen()).toEqual({ shown: 'The default', ...nothing })
      await page.evaluate(() => fetch('/sri.json'))
      expect(await managed.impressions()).toEqual(counted.sort())
    })
  })
}

test('an unknown consent manager is named in the console', async ({ host, page }) => {
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
