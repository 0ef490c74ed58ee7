import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { type ContentHost, startContentHost } from '../playground/server/startContentHost'
import { type ContentHostControls, controlsOf } from './support/contentHostControls'
import { FormPage } from './support/FormPage'
import { forwardPort } from './support/forwardPort'
import { type ScriptForm, type Site, startSite } from './support/startSite'

/** A page of a site, as a visitor opens it. */
export class HostPage {
  /** The first element that content is mounted on. */
  readonly widget: Locator
  /**
   * Console messages, and requests that the page's policy refused. A test that expects some takes
   * it out.
   */
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
  {
    scriptForm: ScriptForm
    content: ContentHostControls
    site: Site
    host: HostPage
    visitor: FormPage
  },
  { contentHost: ContentHost }
>({
  contentHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const contentHost = await startContentHost({ port: 0, hostname: 'localhost', admin: true })
      await use(contentHost)
      await contentHost.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  scriptForm: ['whole', { option: true }],
  // Each story has an address of its own: what its pages send as they close reaches no other story.
  content: async ({ contentHost }, use) => {
    const { url, close } = await forwardPort(contentHost.url)
    await use(controlsOf(url))
    await close()
    await controlsOf(contentHost.url).reset()
  },
  site: async ({ content, scriptForm }, use) => {
    const site = await startSite(content.url, '', scriptForm)
    await use(site)
    await site.close()
  },
  host: async ({ page, site, content }, use) => {
    const host = new HostPage(page, site, content.url)
    await use(host)
    expect(host.problems, 'unexpected console messages').toEqual([])
  },
  visitor: async ({ host, page }, use) => {
    await use(new FormPage(host, page))
  },
})

export { expect }
