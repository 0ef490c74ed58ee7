import type { Locator, Page } from 'playwright/test'
import { controlsOf } from '../../../tools/kit/servers/contentHostControls'
import { test as base, expect } from '../../fixtures'
import { axeFindings } from '../checks/axeFindings'
import { watch } from '../checks/watch'
import { box, type ContentBlock } from '../content/contentBlocks'
import type { HostPage } from './HostPage'
import { mountHere } from './mountEntry'

/** A plain text block, or a link if it has an address. */
export const plainBlock = (id: string, text: string, properties: object = {}): ContentBlock =>
  box(id, {
    tagName: 'href' in properties ? 'a' : 'div',
    properties: { text, ...properties },
  })

/** A tall page that contains only mounted content. */
export class BlockPage {
  readonly page: Page
  readonly widget: Locator
  private seen: Awaited<ReturnType<typeof watch>> | undefined

  constructor(readonly host: HostPage) {
    this.page = host.page
    this.widget = host.page.locator('#app')
  }

  /**
   * Opens the page and mounts blocks on it.
   *
   * Records `siteblocks:change` events and layout shifts from the start.
   */
  async show(blocks: readonly ContentBlock[], { dir }: { dir?: 'rtl' } = {}): Promise<void> {
    this.seen = await watch(this.page)
    await this.page.addInitScript(noteChanges)
    await this.host.open('/blocks')
    if (dir)
      await this.page.evaluate((given) => document.documentElement.setAttribute('dir', given), dir)
    await mountHere(this.host, { data: { blocks } })
  }

  /** Indexes reported by `siteblocks:change` so far. */
  changes(): Promise<string> {
    return this.page.evaluate(() => document.documentElement.dataset.changes ?? '')
  }

  /** Cumulative Layout Shift so far. */
  async layoutShift(): Promise<number> {
    return (await this.seen?.())?.shift ?? 0
  }

  /** Presses Tab through the page and returns the text or label of each stop. */
  async tabStops(): Promise<string[]> {
    const stops: string[] = []
    await this.page.locator('body').evaluate((body) => {
      body.tabIndex = -1
      body.focus()
    })
    for (let count = 0; count < 100; count++) {
      await this.page.keyboard.press('Tab')
      const stop = await this.widget.evaluate(({ shadowRoot }) => {
        const focused = shadowRoot?.activeElement
        return focused && (focused.getAttribute('aria-label') ?? focused.textContent)
      })
      if (stop !== null && stop !== undefined) stops.push(stop)
      else if (stops.length > 0) break
    }
    return stops
  }

  /** Fails if axe finds a problem in the widget. */
  async expectAccessible(): Promise<void> {
    expect(await axeFindings(this.page, '#app')).toEqual([])
  }
}

function noteChanges(): void {
  document.addEventListener('siteblocks:change', (event) => {
    const { dataset } = document.documentElement
    const { index } = (event as CustomEvent<{ index: number }>).detail
    dataset.changes = `${dataset.changes ?? ''}${index} `
  })
}

/** Tests of blocks with inline content: there is a site, but no content host. */
export const blockTest = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  content: async ({}, use) => {
    await use(controlsOf(''))
  },
})
