import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import { type PlaygroundServer, startPlayground } from '../../playground/playgroundServer'
import { projectPreview } from '../../playground/previewRoutes'
import { test as base, expect } from '../fixtures'
import { ownAxeFindings } from './ownAxeFindings'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The playground, as somebody who tries it sees it. */
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

  /** Opens it with this state in its address, as in `panel=editor`. */
  async open(state: string): Promise<void> {
    await this.page.goto(`${this.url}/?${state}`)
  }

  /** Goes to another state as the browser's buttons do, without another load of the page. */
  async go(state: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/?${state}`)
  }

  /** The element of a block in the preview. */
  block(id: string): Locator {
    return this.preview.locator(`[builder-id="${id}"]`)
  }

  /** What axe finds in the playground itself, in one theme and then the other. The preview is left out. */
  async findingsInBothThemes(): Promise<string[]> {
    return [...(await this.findings('dark')), ...(await this.findings('light'))]
  }

  /** What axe finds in one theme, and what it could not tell of contrast, in all or `within` a part. */
  async findings(theme: 'light' | 'dark', within?: string): Promise<string[]> {
    await this.page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    return ownAxeFindings(this.page, within)
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
  // `host` watches the console.
  playground: async ({ page, host: _, playgroundServer }, use) => {
    await use(new PlaygroundPage(page, playgroundServer.url))
  },
})

export { expect }
