import type { Locator } from 'playwright/test'
import { expect } from '../fixtures'
import { BlockPage, plainBlock } from './BlockPage'
import { blockOf, type ContentBlock } from './contentBlocks'
import type { HostPage } from './HostPage'

/** A tab with a text and a field under it. */
export const tabOf = (name: string): { label: ContentBlock[]; content: ContentBlock[] } => ({
  label: [
    blockOf(
      'Text',
      { text: name },
      { responsiveStyles: { large: { padding: '10px 20px', minWidth: '100px' } } },
    ),
  ],
  content: [
    plainBlock(`about-${name}`, `About ${name}`),
    blockOf('Form:Input', { type: 'text' }, { properties: { 'aria-label': `Note on ${name}` } }),
  ],
})

export const NAMES = ['Hours', 'Way', 'Parking']

/** Page object for tabs. */
export class TabsPage extends BlockPage {
  readonly row: Locator
  readonly tabs: Locator
  readonly panel: Locator

  constructor(host: HostPage) {
    super(host)
    this.row = this.widget.getByRole('tablist').first()
    this.tabs = this.row.getByRole('tab')
    this.panel = this.widget.getByRole('tabpanel')
  }

  /** Opens tabs named {@link NAMES}, unless `options` say otherwise. */
  async open(options: object = {}, page: Parameters<BlockPage['show']>[1] = {}): Promise<void> {
    const complete = {
      tabs: NAMES.map(tabOf),
      ...options,
    }
    await this.show([blockOf('Builder: Tabs', complete, { id: 'tabs' })], page)
    await expect(this.tabs.first()).toBeVisible()
  }

  tab(name: string): Locator {
    return this.row.getByRole('tab', { name, exact: true })
  }

  /** Position of a tab in the row: pixels between its sides and those of the row. */
  async gaps(name: string): Promise<{ left: number; right: number }> {
    const [row, tab] = [await this.row.boundingBox(), await this.tab(name).boundingBox()]
    if (!row || !tab) throw new Error(`the tab ${name} is not there`)
    return { left: tab.x - row.x, right: row.x + row.width - tab.x - tab.width }
  }
}
