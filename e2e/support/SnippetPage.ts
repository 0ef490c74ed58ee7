import type { Locator, Page } from 'playwright/test'
import type { HostPage } from '../fixtures'
import { test as base, expect, type PlaygroundPage } from './playground'

const POLICY = 'Content-Security-Policy'

/** The playground at its snippets, and empty pages of a site to paste them into. */
export class SnippetPage {
  readonly page: Page
  private pasted = 0

  constructor(
    readonly host: HostPage,
    readonly playground: PlaygroundPage,
  ) {
    this.page = host.page
  }

  /** Opens the snippets of an entry, as `search` of the playground's address has it. */
  async open(search: string): Promise<void> {
    await this.playground.open(`panel=snippet&${search}`)
  }

  async choose(kind: string): Promise<void> {
    await this.page.getByRole('tab', { name: kind, exact: true }).click()
    // The tool's and that of the kind: the one before leaves a moment later.
    await expect(this.page.getByRole('tabpanel')).toHaveCount(2)
  }

  async turnOn(option: string): Promise<void> {
    await this.page.getByRole('switch', { name: option }).click()
  }

  /** Copies what stands under a title, as a visitor does. */
  async copy(title: string): Promise<string> {
    await this.part(title).getByRole('button').click()
    await expect(this.part(title).getByRole('button')).toHaveText('Copied')
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  /** Puts what was copied into an empty page with the policy that was copied, and opens that. */
  async paste({ head = '', body }: { head?: string; body: string }, policy: string): Promise<void> {
    const path = `/pasted-${++this.pasted}`
    const html = `<!doctype html><html lang="en"><head><title>Empty</title>${head}</head><body>${body}</body></html>`
    this.host.site.answer(path, { html, headers: { [POLICY]: policy } })
    await this.visit(path)
  }

  /** Runs the code that was copied on a server, and opens what it answers. */
  async serve(code: string): Promise<void> {
    const serverModule = new URL('../../dist/server.mjs', import.meta.url).href
    const running = code.replace("'siteblocks/server'", JSON.stringify(serverModule))
    const { answer } = await import(`data:text/javascript,${encodeURIComponent(running)}`)
    const path = `/served-${++this.pasted}`
    const userAgent = await this.page.evaluate(() => navigator.userAgent)
    const request = new Request(this.host.site.url + path, { headers: { 'user-agent': userAgent } })
    const response: Response = await answer(request)
    const headers = Object.fromEntries(response.headers)
    this.host.site.answer(path, { html: await response.text(), headers })
    await this.visit(path)
  }

  /** Opens a page, and waits for nothing in it. */
  private async visit(path: string): Promise<void> {
    await this.page.goto(this.host.site.url + path, { waitUntil: 'commit' })
  }

  /** Copies the policy that fits the snippet. */
  copyPolicy(): Promise<string> {
    return this.copy(POLICY)
  }

  private part(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }
}

export const test = base.extend<{ snippets: SnippetPage }>({
  snippets: async ({ host, playground, context }, use) => {
    const origin = new URL(playground.url).origin
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    await use(new SnippetPage(host, playground))
  },
})
