import { afterEach, beforeEach, vi } from 'vitest'
import { block, entry as entryOf } from '../../src/content/testing/blocks'
import type { ContentEntry } from '../../src/content/types'
import { type ClientEnvironment, defaultEnvironment, type TrackedEvent } from '../../src/index'
import { createGlobal } from '../global/createGlobal'
import type { MountOptions } from '../options/MountOptions'
import { createSharedState, type SharedState } from '../page/createSharedState'
import { wholeRenderer } from '../renderers/wholeRenderer'
import { createMount, type Mounts } from '../widget/createMount'
import type { Widget } from '../widget/Widget'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0'

/** Options of widgets in these tests. */
export const options = { apiKey: 'k', model: 'page', host: 'https://content.test' }

/** An answer of the content host. */
export function json(body: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(body), { status, headers })
}

/** An entry that shows `words`. Its id is `words` in lower case. */
export function saying(words: string, more: Partial<ContentEntry> = {}): ContentEntry {
  const id = words.toLowerCase()
  return entryOf([block({ properties: { text: words } })], { id, name: words, ...more })
}

/** An entry with a variation that every visitor gets. */
export function varied(): ContentEntry {
  const bold = { id: 'bold', name: 'Bold', testRatio: 1, data: saying('Bold').data }
  return saying('Home', { variations: { bold } })
}

/** A fresh environment, as after a page load: nothing is shared with earlier tests. */
export function freshEnvironment(): ClientEnvironment {
  return { ...defaultEnvironment() }
}

/** The global of the script, as after a page load. */
export function freshGlobal() {
  return createGlobal(wholeRenderer, undefined, freshEnvironment())
}

/** Inserts server-rendered HTML into the page like a browser's parser. */
export function insertServed(html: string): HTMLElement {
  const start = html.indexOf('<template shadowrootmode="open">')
  const container = document.body.appendChild(document.createElement('div'))
  const inner = html.slice(html.indexOf('>', start) + 1, html.lastIndexOf('</template>'))
  container.attachShadow({ mode: 'open' }).innerHTML = inner
  return container
}

/**
 * A page with a container, and a content host whose requests are recorded. Reset before each test
 * of a file. Its widgets have the `common` options.
 */
export function trackedPage(common: Partial<MountOptions> = {}) {
  let mounts: Mounts
  const mounted: Widget[] = []
  const page = {
    container: document.createElement('div') as HTMLElement,
    /** State shared by the widgets. */
    host: undefined as unknown as SharedState,
    /** Events that were received. */
    sent: [] as TrackedEvent[],
    /** Addresses of the content requests. */
    asked: [] as string[],
    /** Number of aborted content requests. */
    aborted: 0,
    answer: (_url: string): unknown => json({ results: [saying('Home')] }),
    mount(more: Partial<MountOptions> = {}, at?: Element): Widget {
      return this.keep(mounts.mount(at ?? this.container, { ...options, ...common, ...more }))
    },
    /** Mounts a widget, and waits until it is ready. */
    async show(more: Partial<MountOptions> = {}, at?: Element): Promise<Widget> {
      const widget = this.mount(more, at)
      await widget.ready
      return widget
    },
    /** Mounts an entry with a variation. */
    mountVaried(more: Partial<MountOptions> = {}): Widget {
      return this.mount({ content: varied(), ...more })
    },
    /** Unmounts a widget when the test ends. */
    keep(widget: Widget): Widget {
      mounted.push(widget)
      return widget
    },
    /** Simulates a page load. */
    load(): void {
      page.host = createSharedState(wholeRenderer, freshEnvironment())
      mounts = createMount(page.host)
    },
    shown: (): string => page.container.shadowRoot?.textContent ?? '',
    types: (): string[] => page.sent.map(({ type }) => type),
    /** Entry and path of each impression. */
    impressions: (): unknown[] =>
      page.sent
        .filter(({ type }) => type === 'impression')
        .map(({ data }) => [data.contentId, new URL(String(data.metadata.url)).pathname]),
    click(): void {
      page.container.shadowRoot
        ?.querySelector('.builder-block')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    },
    addContainer(): HTMLElement {
      const container = document.createElement('div')
      document.body.append(container)
      return container
    },
  }

  beforeEach(() => {
    Object.defineProperty(window.navigator, 'userAgent', { value: CHROME, configurable: true })
    // Without an observer, everything counts as in view.
    vi.stubGlobal('IntersectionObserver', undefined)
    history.replaceState(null, '', '/')
    localStorage.clear()
    for (const pair of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: deletes the cookies of earlier tests.
      document.cookie = `${pair.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
    }
    page.container = page.addContainer()
    page.sent = []
    page.asked = []
    page.aborted = 0
    page.answer = () => json({ results: [saying('Home')] })
    page.load()
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!url.includes('/api/v1/track')) {
        page.asked.push(url)
        init.signal?.addEventListener('abort', () => page.aborted++)
        return page.answer(url)
      }
      page.sent.push(...JSON.parse(String(init.body)).events)
      return json({})
    })
    window.navigator.sendBeacon = (_url, body) => {
      page.sent.push(...JSON.parse(String(body)).events)
      return true
    }
  })
  afterEach(async () => {
    for (const widget of mounted.splice(0)) widget.unmount()
    document.body.replaceChildren()
    await reactIsDone()
  })
  return page
}

/**
 * React's scheduler ends a turn after 5 ms, even if a busy machine gave the test little of that
 * time.
 */
const TURNS = 20

/** Waits until React is idle: it needs the window, which is gone after the last test of a file. */
export async function reactIsDone(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Waits for pending work. */
export async function pause(ms = 50): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++)
    await new Promise((resolve) => setTimeout(resolve, ms / TURNS))
}
