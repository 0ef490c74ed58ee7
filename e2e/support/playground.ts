import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import { type PlaygroundServer, startPlayground } from '../../playground/playgroundServer'
import { projectPreview } from '../../playground/previewRoutes'
import { test as base, expect } from '../fixtures'
import { ownAxeFindings } from './axeFindings'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The playground as its visitors see it. */
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

  /** Opens it with this state in its address, as in `panel=messages`. */
  async open(state: string): Promise<void> {
    await this.page.goto(`${this.url}/?${state}`)
  }

  /** Opens an example of the guides. */
  async openExample(name: string): Promise<void> {
    await this.page.goto(`${this.url}/examples/${name}.html`)
  }

  /** Goes to another state as the browser's buttons do, without another load of the page. */
  async go(state: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/?${state}`)
  }

  /** Opens a step, and a tool in it, as a visitor does. */
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
   * Axe's findings in the playground itself, in one theme and then the other, which only has other
   * colours: in all or `within` a part. The preview is left out.
   */
  async findingsInBothThemes(within?: string): Promise<string[]> {
    const inDark = await this.findings('dark', { within })
    const inLight = await this.findings('light', { within, colorsOnly: true })
    return [...inDark, ...inLight]
  }

  /** Axe's findings in one theme, and unknown contrasts. */
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
  // It watches the console, and ends before the server: an open page may ask what is closed.
  host: async ({ playgroundServer: _, host }, use) => {
    await use(host)
  },
  playground: async ({ page, host: _, playgroundServer }, use) => {
    await use(new PlaygroundPage(page, playgroundServer.url))
  },
})

export { expect }
