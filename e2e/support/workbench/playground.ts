import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import { type PlaygroundServer, startPlayground } from '../../../playground/playgroundServer'
import { projectPreview } from '../../../playground/previewRoutes'
import { root } from '../../../tools/kit/root.mjs'
import { test as base, expect } from '../../fixtures'
import { ownAxeFindings } from '../checks/axeFindings'
import { textOf } from '../content/contentBlocks'
import { type Hand, KEYBOARD, MOUSE } from './hands'
import { overflowingElements } from './panelFaults'

/** Page object for the playground. */
export class PlaygroundPage {
  /** The host page in the preview. */
  readonly preview: FrameLocator
  /** The open tool. */
  readonly tool: Locator

  constructor(
    readonly page: Page,
    readonly url: string,
    readonly hand: Hand,
  ) {
    this.preview = page.frameLocator('iframe[title="Preview page"]')
    this.tool = page.getByRole('complementary', { name: 'Tool' })
  }

  /** Opens the playground with this query, as in `panel=messages`. */
  async open(state: string): Promise<void> {
    await this.page.goto(`${this.url}/?${state}`)
  }

  /** Opens content with a block of the site's own, under a policy, and writes the block's code. */
  async openOwnBlock(): Promise<void> {
    const block = { ...textOf('x'), component: { name: 'PriceTable', options: { plan: 'gold' } } }
    const json = encodeURIComponent(JSON.stringify({ data: { blocks: [block] } }))
    await this.open(`panel=content&source=pasted&view=code&policy=self&json=${json}`)
    await this.tool.getByRole('textbox', { name: 'Code of your block' }).focus()
    await this.page.keyboard.insertText(
      "SiteBlocks.register('PriceTable', { mount: (element, options) => { element.textContent = 'Price: ' + options.plan } })",
    )
    await expect(this.preview.getByText('Price: gold')).toBeVisible()
  }

  /** Opens an example of the guides. */
  async openExample(name: string): Promise<void> {
    await this.page.goto(`${this.url}/examples/${name}.html`)
  }

  /** Changes the state through history, without reloading the page. */
  async go(state: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/?${state}`)
  }

  /** Presses a control, which must be in view for a mouse and focusable for keys. */
  async press(control: Locator): Promise<void> {
    await this.hand.press(control)
  }

  /** Opens a step and optionally one of its tools. */
  async openStep(step: string, tool?: string): Promise<void> {
    const steps = this.page.getByRole('navigation', { name: 'Steps' })
    const tab = steps.getByRole('tab', { name: step })
    // In a small window, the open step's tab closes it.
    if ((await tab.getAttribute('aria-selected')) !== 'true') await this.press(tab)
    if (tool) await this.press(this.tool.getByRole('tab', { name: tool, exact: true }).first())
  }

  /** Presses a button of the open tool. */
  async pressButton(name: string | RegExp): Promise<void> {
    await this.press(this.tool.getByRole('button', { name, exact: true }).first())
  }

  /** Chooses a recipe, which keeps the focus. */
  async chooseRecipe(recipe: string): Promise<void> {
    await this.openStep('Behaviour')
    const button = this.tool.getByRole('button', { name: recipe, exact: true })
    await this.press(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toBeFocused()
  }

  /** Chooses an option of a select of the open tool, which keeps the focus. */
  async choose(label: string, name: string): Promise<void> {
    const choice = this.tool.getByRole('combobox', { name: label })
    await this.press(choice)
    await this.hand.pick(this.page.getByRole('option', { name, exact: true }), name)
    await expect(choice).toHaveText(name)
    await expect(choice).toBeFocused()
  }

  /** The element of a block in the preview. */
  block(id: string): Locator {
    return this.preview.locator(`[builder-id="${id}"]`)
  }

  /**
   * axe's findings in both themes, and elements that overflow, on a large screen and on a phone.
   */
  async faults(): Promise<string[]> {
    const found: string[] = []
    const own = this.hand.viewport
    const other = own === MOUSE.viewport ? KEYBOARD.viewport : MOUSE.viewport
    for (const size of [other, own]) {
      await this.page.setViewportSize(size)
      found.push(...(await this.findingsInBothThemes()), ...(await overflowingElements(this.page)))
    }
    return found
  }

  /**
   * axe's findings in the playground without the preview, in both themes; `within` limits the check
   * to one part. In the second theme, only colour rules run.
   */
  async findingsInBothThemes(within?: string): Promise<string[]> {
    const inDark = await this.findings('dark', { within })
    const inLight = await this.findings('light', { within, colorsOnly: true })
    return [...inDark, ...inLight]
  }

  /** axe's findings in one theme, including undecided contrasts. */
  async findings(
    theme: 'light' | 'dark',
    options?: Parameters<typeof ownAxeFindings>[1],
  ): Promise<string[]> {
    await this.page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    const findings = await ownAxeFindings(this.page, options)
    return findings.map((finding) => `${theme}: ${finding}`)
  }
}

interface Stage {
  /** How the site owner of the story uses the playground. */
  readonly hand: Hand
  readonly playgroundServer: PlaygroundServer
  readonly playground: PlaygroundPage
}

/** Serves the built playground over a content host. */
export function startPlaygroundOver(contentHost: string): Promise<PlaygroundServer> {
  const distFolder = join(root, 'dist/playground')
  return startPlayground({ port: 0, ...projectPreview(root, contentHost), distFolder })
}

/** Tests of the playground, over the content host of the other tests. */
export const test = base.extend<Stage>({
  hand: [MOUSE, { option: true }],
  viewport: ({ hand }, use) => use(hand.viewport),
  playgroundServer: async ({ content }, use) => {
    const server = await startPlaygroundOver(content.url)
    await use(server)
    await server.close()
  },
  // Depends on the server, so that the watched page closes first: an open page could request a
  // closed server.
  host: async ({ playgroundServer: _, host }, use) => {
    await use(host)
  },
  playground: async ({ page, host: _, playgroundServer, hand }, use) => {
    await use(new PlaygroundPage(page, playgroundServer.url, hand))
  },
})

export { expect }
