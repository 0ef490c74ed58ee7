import type { Route } from 'playwright/test'
import type { ContentHostControls } from '../../tools/kit/servers/contentHostControls'
import { expect, test } from '../fixtures'
import { text } from '../support/content/contentBlocks'
import type { HostPage } from '../support/pageObjects/HostPage'
import { htmlPage } from '../support/site/htmlPage'

/** When a consent manager's script arrives, relative to the content. */
type Order = 'before' | 'after' | 'late' | 'never'

/** An entry whose variation every consenting visitor sees. */
const ENTRY = {
  id: 'managed',
  name: 'Managed',
  published: 'published',
  data: { blocks: [text('words', 'The default')] },
  variations: {
    bold: { id: 'bold', name: 'Bold', testRatio: 1, data: { blocks: [text('words', 'Bold')] } },
  },
}

/**
 * A page whose consent manager is simulated by `playground/pages/managers/NAME.js`, which arrives
 * when the test says.
 */
class ManagedPage {
  readonly #held: Route[] = []

  constructor(
    readonly host: HostPage,
    readonly content: ContentHostControls,
    readonly name: string,
    readonly manager: string,
  ) {}

  /** Holds the content host's answers until the test releases them. */
  async prepare(): Promise<void> {
    await this.content.save('managed', ENTRY)
    await this.host.page.route('**/api/v3/content/managed?**', (route) => {
      this.#held.push(route)
    })
    for (const order of ['late', 'in-time'] as const) {
      this.host.site.answer(`/${order}`, { html: this.#html(order === 'late' ? 1 : 60_000) })
    }
  }

  /** One page view, until content is on screen. */
  async visit(order: Order, whileAwaited = async (): Promise<void> => {}): Promise<void> {
    const { host } = this
    const isInTime = order === 'before' || order === 'after'
    await host.open(isInTime ? '/in-time' : '/late')
    await expect.poll(() => this.#held.length).toBe(1)
    if (order === 'before') await this.loadManager()
    const answered = host.page.waitForResponse('**/api/v3/content/managed?**')
    for (const route of this.#held.splice(0)) await route.continue()
    await answered
    if (order === 'after') {
      await whileAwaited()
      await this.loadManager()
    }
    await expect(host.widget).toContainText(/Bold|default/)
    if (order === 'late') await this.loadManager()
  }

  async loadManager(): Promise<void> {
    await this.host.page.addScriptTag({ url: `/managers/${this.name}.js` })
  }

  async choose(answer: 'Accept' | 'Refuse'): Promise<void> {
    await this.host.page.getByRole('button', { name: answer }).click()
  }

  /** The visible content, the variations that tools received, and the names of all stored data. */
  async seen() {
    const cookies = await this.host.page.context().cookies()
    const [shown, told, visitorId] = await this.host.page.evaluate(() => [
      document.querySelector('site-blocks')?.shadowRoot?.textContent ?? '',
      (window as unknown as { dataLayer?: { exp_variant_string?: string }[] }).dataLayer?.flatMap(
        ({ exp_variant_string: variant = [] }) => variant,
      ) ?? [],
      localStorage.getItem('builderVisitorId'),
    ])
    const stored = cookies.map(({ name }) => name).filter((name) => name.startsWith('builder'))
    return { shown, told, visitorId, stored: stored.sort() }
  }

  /** The variations of all impressions so far. */
  async impressions(): Promise<unknown[]> {
    const events = await this.content.events('impression')
    return events.map(({ data }) => data.variationId ?? 'the default').sort()
  }

  #html(consentWait: number): string {
    const hasStub = this.name !== 'usercentrics-2'
    const stub = hasStub ? `<script src="/managers/${this.name}.stub.js"></script>` : ''
    return htmlPage(`<title>A page with a consent manager</title>
      ${stub}
      <script async src="/embed.js"></script>
      <script async src="/connect.js" data-consent="${this.manager}"></script>
      <site-blocks api-key="roastery-demo" model="managed" host="${this.host.contentHost}"
        analytics="dataLayer" consent-wait="${consentWait}">Placeholder</site-blocks>
      <button type="button" onclick="choose(true)">Accept</button>
      <button type="button" onclick="choose(false)">Refuse</button>`)
  }
}

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
