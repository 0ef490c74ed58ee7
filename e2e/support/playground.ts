import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import { type PlaygroundServer, startPlayground } from '../../playground/playgroundServer'
import { vendorFiles } from '../../playground/vendorFiles'
import { test as base, expect } from '../fixtures'
import { axeFindings } from './axeFindings'

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

  /** The drawn element of a block in the preview. */
  block(id: string): Locator {
    return this.preview.locator(`[builder-id="${id}"]`)
  }

  /** What axe finds in the playground itself, in one theme and then the other. The preview is left out. */
  async findingsInBothThemes(): Promise<string[]> {
    const findings: string[] = []
    for (const theme of ['dark', 'light']) {
      await this.page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      findings.push(...(await axeFindings(this.page, 'iframe[title="Preview page"]')))
    }
    return findings
  }
}

interface Stage {
  readonly playground: PlaygroundPage
}

/** Tests of the playground, over the content host of the other tests. */
export const test = base.extend<Stage, { playgroundServer: PlaygroundServer }>({
  playgroundServer: [
    async ({ services }, use) => {
      const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
      const server = await startPlayground({
        port: 0,
        contentHost: services.controls.url,
        distFolder: join(root, 'dist/playground'),
        pagesFolder: join(root, 'playground/pages'),
        embedFile: join(root, 'dist/embed.js'),
        apiKey: 'roastery-demo',
        version,
        files: vendorFiles(root),
      })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  // `host` watches the console.
  playground: async ({ page, host: _, playgroundServer }, use) => {
    await use(new PlaygroundPage(page, playgroundServer.url))
  },
})

export { expect }
