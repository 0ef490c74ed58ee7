import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Locator, Page } from 'playwright/test'
import type { HostPage } from '../pageObjects/HostPage'
import { wpKses } from '../site/wpKses'
import { test as base, expect, type PlaygroundPage } from './playground'

const POLICY = 'Content-Security-Policy'

/** Title of the step for most snippets. */
const SPOT = 'Paste this where the content belongs'

/** The page of a reader who has followed the steps for a platform. */
export interface PastedPage {
  readonly head?: string
  readonly body: string
  /** A script file of the site's own. */
  readonly script?: string
}

/** Texts of an archive's files, by their names. */
export type PackedFiles = Readonly<Record<string, string>>

/** The playground's Install step, and empty pages to paste snippets into. */
export class SnippetPage {
  readonly page: Page
  private pasted = 0

  constructor(
    readonly host: HostPage,
    readonly playground: PlaygroundPage,
  ) {
    this.page = host.page
  }

  /** Opens the snippets of the entry named in the playground's query. */
  async open(search: string): Promise<void> {
    await this.playground.open(`panel=snippet&${search}`)
  }

  async choose(platform: string): Promise<void> {
    await this.playground.choose('Your site is made with', platform)
  }

  async turnOn(option: string): Promise<void> {
    await this.unfold()
    await this.playground.press(this.page.getByRole('switch', { name: option }))
  }

  /** Copies the code under a title, like a visitor. */
  async copy(title = SPOT): Promise<string> {
    const button = this.step(title).getByRole('button', { name: /^(Copy|Copied)/ })
    await this.playground.press(button)
    await expect(button).toHaveText('Copied')
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  /**
   * Follows the steps for a platform that accepts HTML or scripts, as far as they produce a page.
   */
  async follow(platform: string): Promise<PastedPage> {
    await this.choose(platform)
    switch (platform) {
      case 'WordPress, by its theme': {
        const theme = await this.copy('Once: add this to your theme')
        const post = await this.copy('Paste this into the page')
        return { body: (await wpKses(this.page, post)) + runTheme(theme) }
      }
      case 'Tag Manager':
        return { body: `<h1>Shop</h1>${await this.copy('Paste this into the tag')}` }
      case 'JavaScript': {
        const body = await this.copy()
        return { body, script: await this.copy('Add this to a script of yours') }
      }
      case 'HTML':
        return { body: await this.copy() }
      default:
        return { body: await this.copy('Paste this') }
    }
  }

  /** Pastes the copied code into an empty page with the copied policy, and opens it. */
  async paste({ head = '', body, script }: PastedPage, policy?: string): Promise<void> {
    const name = `pasted-${++this.pasted}`
    const { site } = this.host
    if (script !== undefined) site.answer(`/${name}.js`, { html: script })
    const own = script === undefined ? '' : `<script async src="/${name}.js"></script>`
    const html = `<!doctype html><html lang="en"><head><title>Empty</title>${head}</head><body>${body}${own}</body></html>`
    site.answer(`/${name}`, { html, headers: policy === undefined ? {} : { [POLICY]: policy } })
    await this.visit(`/${name}`)
  }

  /** Downloads the archive, and unpacks it into texts by their names. */
  async pack(): Promise<PackedFiles> {
    const downloaded = this.page.waitForEvent('download')
    await this.playground.pressButton('Pack for your site')
    const archive = await readFile(await (await downloaded).path())
    return Object.fromEntries(
      Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    )
  }

  /** Puts an unpacked archive into a folder of the site, and opens its page under its policy. */
  async publish(files: PackedFiles): Promise<void> {
    const headers = { [POLICY]: files['content-security-policy.txt'] }
    const folder = `/packed-${++this.pasted}`
    for (const [name, html] of Object.entries(files)) {
      this.host.site.answer(`${folder}/${name}`, { html, headers })
    }
    await this.visit(`${folder}/index.html`)
  }

  /** Runs the copied code on a server and opens its page. */
  async serve(code: string): Promise<void> {
    const serverModule = new URL('../../../dist/server.mjs', import.meta.url).href
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

  /** Opens a page without waiting for content. */
  private async visit(path: string): Promise<void> {
    await this.page.goto(this.host.site.url + path, { waitUntil: 'commit' })
  }

  /** Copies the policy that fits the snippet. */
  async copyPolicy(): Promise<string> {
    await this.unfold()
    return this.copy(POLICY)
  }

  /** Opens collapsed steps. */
  async unfold(): Promise<void> {
    const closed = this.page.locator('details:not([open]) > summary')
    await expect(this.page.locator('summary').first()).toBeVisible()
    while ((await closed.count()) > 0) await this.playground.press(closed.first())
  }

  /** The step under a title. */
  step(title = SPOT): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }
}

/** Script tags that a theme's WordPress functions would print. */
function runTheme(php: string): string {
  const [, says = ''] = /\$says = '(.+)';/.exec(php) ?? []
  const [, inline] = /<<<'SITEBLOCKS'\n([\s\S]*)\nSITEBLOCKS/.exec(php) ?? []
  const urls = [...php.matchAll(/wp_enqueue_script\('[\w-]+', '(.+?)'/g)].map(([, url]) => url)
  const scripts = urls.map((url) => `<script ${says} src="${url}"></script>`).join('')
  return (inline === undefined ? '' : `<script>${inline}</script>`) + scripts
}

export const test = base.extend<{ snippets: SnippetPage }>({
  snippets: async ({ host, playground, context }, use) => {
    const origin = new URL(playground.url).origin
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    await use(new SnippetPage(host, playground))
  },
})
