import type { BrowserContext, Page } from 'playwright'
import { type Site, startSite } from '../../../e2e/support/site/startSite'
import { USER_AGENT } from '../../kit/browsers/chromium.mjs'
import { type ContentHostControls, controlsOf } from '../../kit/servers/contentHostControls'
import { type HostProcess, type HostProcessOptions, startHostProcess } from '../support/hostProcess'
import type { Tools } from './Row'

/** A visitor on a page of a site. */
export interface Visit {
  readonly site: Site
  readonly context: BrowserContext
  readonly page: Page
  /** Uncaught exceptions on the page. */
  readonly uncaught: string[]
}

/** Opens a page with `embed.js` and nothing mounted. */
export async function openVisit(
  tools: Tools,
  contentHost: string,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
): Promise<Visit> {
  const site = await startSite(contentHost)
  tools.after(() => site.close())
  const browser = await tools.browser()
  const context = await browser.newContext({ userAgent: USER_AGENT })
  tools.after(() => context.close())
  // Defines the helper `__name`, which the compiler of these scripts inserts.
  await context.addInitScript('globalThis.__name ??= (named) => named')
  await prepare(context)
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  await page.goto(`${site.url}/api`)
  return { site, context, page, uncaught }
}

/** Starts a content host for one row, with its controls. */
export async function startHost(
  tools: Tools,
  options: HostProcessOptions = {},
): Promise<HostProcess & { readonly controls: ContentHostControls }> {
  const host = await startHostProcess(options)
  tools.after(() => host.kill())
  return { ...host, controls: controlsOf(host.url) }
}

const READY_LIMIT_MS = 60_000

/** Outcome of mounting. */
export interface Mounted {
  readonly entry: string | null
  readonly errors: string[]
  readonly text: string
  readonly elements: number
}

/** Mounts on `#app` and waits until the widget is ready. */
export function mount(page: Page, options: Readonly<Record<string, unknown>>): Promise<Mounted> {
  return page.evaluate(
    async ({ json, limit }) => {
      const errors: string[] = []
      document.addEventListener('siteblocks:error', (event) => {
        errors.push((event as CustomEvent<{ message: string }>).detail.message)
      })
      const settings = { apiKey: 'roastery-demo', model: 'page', url: '/', ...JSON.parse(json) }
      const widget = window.SiteBlocks.mount('#app', settings as never)
      Object.assign(window, { mounted: widget })
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('ready does not come')), limit)
      })
      const entry = await Promise.race([widget.ready, late])
      const root = document.querySelector('#app')?.shadowRoot
      return {
        entry: entry?.id ?? null,
        errors,
        text: root?.textContent ?? '',
        elements: root?.querySelectorAll('*').length ?? 0,
      }
    },
    // Passed as text, since Playwright limits the nesting of arguments.
    { json: JSON.stringify(options), limit: READY_LIMIT_MS },
  )
}
