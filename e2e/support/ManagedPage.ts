import type { Route } from 'playwright/test'
import { expect } from '../fixtures'
import { text } from './contentBlocks'
import type { ContentHostControls } from './contentHostControls'
import type { HostPage } from './HostPage'
import { htmlPage } from './htmlPage'

/** When a consent manager's script arrives, relative to the content. */
export type Order = 'before' | 'after' | 'late' | 'never'

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

/** Managers that pages prepare with a stub. */
const WITH_STUB = ['tcf', 'consent-mode', 'shopify']

/**
 * A page whose consent manager is simulated by `playground/pages/managers/NAME.js`, which arrives when the
 * test says.
 */
export class ManagedPage {
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
    const stub = WITH_STUB.includes(this.name)
      ? `<script src="/managers/${this.name}.stub.js"></script>`
      : ''
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
