import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import { type PlaygroundServer, startPlayground } from '../../playground/playgroundServer'
import { projectPreview } from '../../playground/previewRoutes'
import { test as base, expect } from '../fixtures'
import { ownAxeFindings } from './axeFindings'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Page object for the playground. */
export class PlaygroundPage {
  /** The host page in the preview. */
  readonly preview: FrameLocator
  /** The open tool. */
  readonly tool: Locator

  constructor(
    readonly page: Page,
    readonly url: string,
  ) {
    this.preview = page.frameLocator('iframe[title="Preview page"]')
    this.tool = page.getByRole('complementary', { name: 'Tool' })
  }

  /** Opens the playground with this query, as in `panel=messages`. */
  async open(state: string): Promise<void> {
    await this.page.goto(`${this.url}/?${state}`)
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

  /** Opens a step and optionally one of its tools. */
  async openStep(step: string, tool?: string): Promise<void> {
    const steps = this.page.getByRole('navigation', { name: 'Steps' })
    await steps.getByRole('tab', { name: step }).click()
    if (tool) await this.tool.getByRole('tab', { name: tool, exact: true }).first().click()
  }

  /** The element of a block in the preview. */
  block(id: string): Locator {
    return this.preview.locator(`[builder-id="${id}"]`)
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
  playground: async ({ page, host: _, playgroundServer }, use) => {
    await use(new PlaygroundPage(page, playgroundServer.url))
  },
})

export { expect }
