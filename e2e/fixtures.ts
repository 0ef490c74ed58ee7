import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { startContentHost } from '../playground/server/startContentHost'
import { type ContentHostControls, controlsOf } from './support/contentHostControls'
import { FormPage } from './support/FormPage'
import { type Site, startSite } from './support/startSite'

/** A page of a site, as a visitor opens it. */
export class HostPage {
  /** The first element that content is mounted on. */
  readonly widget: Locator
  /** What the console said, and what the page's policy refused. A test that expects some takes it out. */
  readonly problems: string[] = []

  constructor(
    readonly page: Page,
    readonly site: Site,
    /** Origin of the content host. */
    readonly contentHost: string,
  ) {
    this.widget = page.locator('site-blocks, [data-siteblocks], #app').first()
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.problems.push(`${message.type()}: ${message.text()}`)
      }
    })
    page.on('pageerror', (error) => this.problems.push(`uncaught: ${error.message}`))
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.site.url + path)
  }

  /** The problems so far, which the test thereby expects. */
  takeProblems(): string[] {
    return this.problems.splice(0)
  }

  computed(locator: Locator, property: string): Promise<string> {
    return locator
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  }
}

export const test = base.extend<
  { host: HostPage; content: ContentHostControls; visitor: FormPage },
  { services: { site: Site; controls: ContentHostControls } }
>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const contentHost = await startContentHost({ port: 0, hostname: 'localhost', admin: true })
      const site = await startSite(contentHost.url)
      await use({ site, controls: controlsOf(contentHost.url) })
      await site.close()
      await contentHost.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  content: async ({ services }, use) => {
    await use(services.controls)
    await services.controls.reset()
  },
  host: async ({ page, services, content }, use) => {
    const host = new HostPage(page, services.site, content.url)
    await use(host)
    expect(host.problems, 'unexpected console messages').toEqual([])
  },
  visitor: async ({ host, page }, use) => {
    await use(new FormPage(host, page))
  },
})

export { expect }
