import type { Locator } from 'playwright/test'
import { expect } from '../fixtures'
import { BlockPage, plainBlock } from './BlockPage'
import { blockOf, type ContentBlock } from './contentBlocks'
import type { HostPage } from './HostPage'

/** An item with this name: a title, and a detail with a link. */
export const itemOf = (name: string): { title: ContentBlock[]; detail: ContentBlock[] } => ({
  title: [
    blockOf(
      'Text',
      { text: name },
      { id: `title-${name}`, responsiveStyles: { large: { padding: '12px' } } },
    ),
  ],
  detail: [
    blockOf('Text', { text: `<p>All about ${name}.</p>` }, { id: `text-${name}` }),
    plainBlock(`link-${name}`, `More on ${name}`, { href: `#${name}` }),
  ],
})

export const NAMES = ['Beans', 'Water', 'Milk', 'Sugar', 'Cake']

/** Page object for an accordion. */
export class AccordionPage extends BlockPage {
  readonly root: Locator
  readonly buttons: Locator
  readonly details: Locator

  constructor(host: HostPage) {
    super(host)
    this.root = this.widget.locator('.builder-accordion').first()
    this.buttons = this.root.getByRole('heading').getByRole('button')
    this.details = this.widget.getByRole('region')
  }

  /** Opens an accordion of items named {@link NAMES}, unless `options` say otherwise. */
  async open(options: object = {}, page: Parameters<BlockPage['show']>[1] = {}): Promise<void> {
    const complete = { items: NAMES.map(itemOf), ...options }
    await this.show([blockOf('Builder:Accordion', complete, { id: 'questions' })], page)
    await expect(this.root).toBeAttached()
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true })
  }

  /** Expects exactly these items to be open, both visually and for screen readers. */
  async expectOpen(...names: string[]): Promise<void> {
    await expect(this.root.getByRole('button', { expanded: true })).toHaveText(names)
    await expect(this.root.locator('.builder-accordion-title-open')).toHaveText(names)
    await expect(this.details).toHaveText(names.map((name) => new RegExp(`All about ${name}.`)))
    for (const [index, name] of names.entries()) {
      await expect(this.details.nth(index)).toBeVisible()
      await expect(this.details.nth(index)).toHaveAccessibleName(name)
    }
  }

  /**
   * The visible titles and the open detail in visual order, row by row in reading direction: `Beans
   * Water / detail / Milk`.
   */
  rows(): Promise<string> {
    return this.root.evaluate((root) => {
      const isRtl = getComputedStyle(root).direction === 'rtl'
      const cells = Array.from(root.children)
        .map((cell) => ({ cell: cell as HTMLElement, box: cell.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0)
        .sort((a, b) => a.box.top - b.box.top || (a.box.left - b.box.left) * (isRtl ? -1 : 1))
      let text = ''
      let bottom = Number.NEGATIVE_INFINITY
      for (const { cell, box } of cells) {
        if (text) text += box.top >= bottom - 1 ? ' / ' : ' '
        bottom = box.bottom
        text += cell.dataset.index ? cell.textContent : 'detail'
      }
      return text
    })
  }
}
