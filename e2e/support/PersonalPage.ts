import { expect } from '../fixtures'
import { axeFindings } from './axeFindings'
import { plainBlock } from './BlockPage'
import { blockOf, type ContentBlock } from './contentBlocks'
import type { ContentHostControls } from './contentHostControls'
import type { HostPage } from './HostPage'

/** A targeting rule, such as `plan is pro`. */
type Rule = readonly [property: string, operator: string, value: unknown]

/** A variant whose text names its audience. */
const variantFor = (name: string, rules: readonly Rule[]) => ({
  name,
  query: rules.map(([property, operator, value]) => ({ property, operator, value })),
  blocks: [message(name)],
})

export const forPlan = (plan: string) => variantFor(`Hello, ${plan}`, [['plan', 'is', plan]])

/** A message with a link, of the same height as all others. */
const message = (text: string): ContentBlock => ({
  ...plainBlock(text, text, { href: '#offer' }),
  responsiveStyles: { large: { height: '24px' } },
})

/** A container with variants. Other visitors get `Hello, all`. */
export const containerOf = (variants: readonly object[]): ContentBlock =>
  blockOf(
    'PersonalizationContainer',
    { variants },
    { id: 'personal', children: [message('Hello, all')] },
  )

/** Record of everything that the page has shown. */
interface Notes {
  /** Texts of the containers after each content change and in each frame. */
  readonly seen: string[]
  /** Sum of layout shifts. */
  shift: number
}

/** A page with personalized content, fetched as the snippet does. */
export class PersonalPage {
  constructor(
    readonly host: HostPage,
    readonly content: ContentHostControls,
  ) {}

  /** Opens the page with these blocks, for a visitor with remembered `attributes`. */
  async open(
    blocks: readonly ContentBlock[],
    attributes: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.content.save('story', { id: 'story-1', name: 'Story', data: { blocks } })
    await this.host.page.addInitScript(takeNotes)
    const value = encodeURIComponent(JSON.stringify(attributes))
    const cookie = { name: 'builder.userAttributes', value, url: this.host.site.url }
    await this.host.page.context().addCookies([cookie])
    await this.host.open('/personal')
    await expect(this.texts().first()).toBeVisible()
  }

  /** Messages exposed to screen readers. */
  texts() {
    return this.host.widget.getByRole('link')
  }

  notes(): Promise<Notes> {
    return this.host.page.evaluate(() => (window as never as { notes: Notes }).notes)
  }

  /** Fails if axe finds a problem in the widget. */
  async expectAccessible(): Promise<void> {
    expect(await axeFindings(this.host.page, 'site-blocks')).toEqual([])
  }
}

function takeNotes(): void {
  const notes: Notes = { seen: [], shift: 0 }
  Object.assign(window, { notes })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      notes.shift += (entry as never as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })

  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    const look = (): void => {
      const shown = Array.from(
        root.querySelectorAll<HTMLElement>('.builder-personalization-container'),
      )
      const text = shown.map((container) => container.textContent).join()
      if (text && text !== notes.seen[notes.seen.length - 1]) notes.seen.push(text)
      if (shown.some((container) => getComputedStyle(container).opacity !== '1')) {
        notes.seen.push('not opaque')
      }
    }
    new MutationObserver(look).observe(root, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    const eachFrame = (): void => {
      look()
      requestAnimationFrame(eachFrame)
    }
    eachFrame()
    return root
  }
}
