// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { json, pause, saying, trackedPage } from '../testing/trackedPage'

const page = trackedPage()

afterEach(() => {
  vi.restoreAllMocks()
  // Of two spies on one property, Vitest restores the first first, and the second brings it back.
  Reflect.deleteProperty(document, 'cookie')
})

/**
 * Counts accesses to cookies and storage from here on. They block the page on another process of
 * the browser.
 */
function countWork() {
  const reads = vi.spyOn(document, 'cookie', 'get')
  const writes = vi.spyOn(document, 'cookie', 'set')
  const enabled = vi.spyOn(navigator, 'cookieEnabled', 'get')
  const [storageReads, storageWrites] = (['getItem', 'setItem'] as const).map((method) =>
    vi.spyOn(Storage.prototype, method),
  )
  for (const spy of [reads, writes, enabled, storageReads, storageWrites]) spy?.mockClear()
  return () => ({
    cookieReads: reads.mock.calls.length,
    cookieWrites: writes.mock.calls.length,
    cookieEnabled: enabled.mock.calls.length,
    storageReads: storageReads?.mock.calls.length,
    storageWrites: storageWrites?.mock.calls.length,
  })
}

async function mountWidgets(count: number, more: object = {}): Promise<void> {
  const widgets = Array.from({ length: count }, () => page.mount(more, page.addContainer()))
  await Promise.all(widgets.map(({ ready }) => ready))
  // Impressions are recorded when the content is on screen.
  await pause()
}

const AT_MOST = {
  cookieReads: 10,
  cookieWrites: 4,
  cookieEnabled: 4,
  storageReads: 4,
  storageWrites: 2,
}

describe('twenty widgets on a page', () => {
  it('work on cookies and storage as one does', async () => {
    const work = countWork()
    page.load()
    await mountWidgets(20)
    expect(page.impressions()).toHaveLength(1)
    const counts = work()
    for (const [what, most] of Object.entries(AT_MOST)) {
      expect(counts[what as keyof typeof counts], what).toBeLessThanOrEqual(most)
    }
    expect(document.cookie).toContain('builderSessionId=')
    expect(localStorage.getItem('builderVisitorId')).toMatch(/^[\da-f]{32}$/)
  })

  it('write one variation of one entry', async () => {
    const v1 = { id: 'v1', testRatio: 1, data: {} }
    page.answer = () => json({ results: [saying('Home', { variations: { v1 } })] })
    const work = countWork()
    page.load()
    await mountWidgets(20)
    expect(work().cookieWrites).toBeLessThanOrEqual(4)
    expect(work().cookieReads).toBeLessThanOrEqual(10)
    expect(document.cookie).toContain('builder.tests.home=v1')
  })

  it('write an attribute once that all of them receive', async () => {
    await mountWidgets(20)
    const work = countWork()
    page.host.controls.setUserAttributes({ plan: 'pro' })
    expect(work()).toMatchObject({ cookieWrites: 1 })
    expect(work().cookieReads).toBeLessThanOrEqual(4)
    expect(decodeURIComponent(document.cookie)).toContain('"plan":"pro"')
  })

  it('see what other tabs have changed when a page view begins', async () => {
    await mountWidgets(19)
    const widget = await page.show({}, page.addContainer())
    const work = countWork()
    // biome-ignore lint/suspicious/noDocumentCookie: simulates another tab.
    document.cookie = 'builderSessionId=OTHER; path=/'
    widget.client.startPageView()
    expect(widget.client.sessionId).toBe('OTHER')
    expect(work().cookieReads).toBeLessThanOrEqual(4)
  })
})
