import type { BrowserContext } from 'playwright'
import { text } from '../../../e2e/support/content/contentBlocks'
import { waitFor } from '../../kit/servers/waitFor'
import { burst } from './burst'
import { mount, openVisit, startHost } from './openVisit'
import { expect, type Row, type Tools } from './Row'

const EVENTS = 100

/**
 * Shows an entry with a variation twice and tracks through a server refusal, whatever the browser
 * stores.
 */
async function visitWith(
  tools: Tools,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<string> {
  const host = await startHost(tools)
  await host.controls.save('kept', {
    id: 'kept-entry',
    published: 'published',
    data: { blocks: [text('a', 'Kept content')] },
    variations: { b: { id: 'b', testRatio: 0.5, data: { blocks: [text('b', 'Kept content')] } } },
  })
  const { page, context, uncaught } = await openVisit(tools, host.url, prepare)
  for (let view = 0; view < 2; view++) {
    const { entry, text: rendered, errors } = await mount(page, { host: host.url, model: 'kept' })
    expect(
      entry === 'kept-entry' && rendered.includes('Kept content'),
      `rendered "${rendered}", ${errors}`,
    )
    if (view === 0) await page.reload()
  }
  await host.controls.fault({ path: '/api/v1/track', kind: 'status', status: 503, times: 1 })
  await burst(page, host.url, 0, EVENTS)
  await page.evaluate(() => window.SiteBlocks.setUserAttributes({ plan: 'pro' }))
  await waitFor('all events arrive', async () => {
    return (await host.controls.events('burst')).length >= EVENTS
  })
  const count = (await host.controls.events('burst')).length
  const cookies = (await context.cookies()).length
  expect(count === EVENTS, `${count} events stored of ${EVENTS}`)
  expect(uncaught.length === 0, `uncaught: ${uncaught}`)
  return `rendered at both views, no exception; ${EVENTS} events once each; ${cookies} cookies`
}

/**
 * Fills the cookie jar under another path: most servers would refuse requests with a megabyte of
 * cookies.
 */
function fillCookies(): void {
  for (let n = 0; n < 300; n++)
    // biome-ignore lint/suspicious/noDocumentCookie: most scripts on pages write cookies this way.
    document.cookie = `filler${n}=${'x'.repeat(3800)}; max-age=9999; path=/elsewhere`
}

function refuseCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
}

function fillStorage(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let n = 0; n < 20; n++) storage.setItem(`filler${size}-${n}`, 'x'.repeat(size))
      } catch {}
    }
  }
}

function throwAlways(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse, configurable: true })
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
}

/** Effects of a browser that refuses storage. */
export const storageRows: readonly Row[] = [
  { name: 'cookies full (300 of 4 kB)', script: fillCookies },
  { name: 'cookies that are not kept', script: refuseCookies },
  { name: 'localStorage and sessionStorage full', script: fillStorage },
  { name: 'localStorage, sessionStorage and cookies throw', script: throwAlways },
].map(({ name, script }) => ({
  name,
  expected: 'content is rendered, events arrive once, no exception',
  limitSeconds: 60,
  run: (tools) => visitWith(tools, (context) => context.addInitScript(script)),
}))
