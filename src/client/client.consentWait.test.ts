import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageControls } from './pageControls'
import { createContentPage, TESTED } from './testing/contentPage'
import type { FakePageOptions } from './testing/fakePage'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

const wait = (ms = 50) => vi.advanceTimersByTimeAsync(ms)

const tested = { results: [TESTED] }

/** Opens a page with a consent manager and a client for an entry with a variation. */
function managedPage(options: FakePageOptions = {}, clientOptions: object = {}) {
  const page = createContentPage(options, tested)
  const controls = pageControls(page.environment)
  controls.expectConsent()
  const said: string[] = []
  const client = page.client({ onDebug: (message) => said.push(message), ...clientOptions })
  /** Variation of each view, in order. */
  const shown: (string | undefined)[] = []
  async function view(): Promise<void> {
    const entry = await client.get('page')
    shown.push(entry?.testVariationId)
    client.trackImpression('e1', entry?.testVariationId)
  }
  return { page, controls, client, said, shown, view }
}

async function impressions({ posts }: ReturnType<typeof createContentPage>) {
  await wait()
  return posts()
    .flat()
    .map(({ data }) => data.variationId ?? 'default')
}

describe('a page that names a consent manager', () => {
  it('chooses the variation at the first decision, and counts the one that was seen', async () => {
    const { page, controls, client, said, shown, view } = managedPage({
      cookies: { 'builder.tests.e1': 'v1' },
      draws: [0.99],
    })
    void view()
    await wait(300)
    expect(page.requests()).toHaveLength(1)
    expect(shown).toEqual([])
    controls.setConsent(true)
    await wait(0)
    expect(shown).toEqual(['v1'])
    expect(client.waitedMs).toBe(300)
    expect(said).toContain('content of model "page" waited 300 ms: visitors are remembered')
    expect(await impressions(page)).toEqual(['v1'])
  })

  it('shows the default and stores nothing where the wait is over, whatever canTrack says', async () => {
    const { page, said, shown, view } = managedPage({}, { canTrack: true })
    void view()
    await wait(499)
    expect(shown).toEqual([])
    await wait(1)
    expect(shown).toEqual(['e1'])
    await wait(10_000)
    expect([page.cookies.size, page.stored.size]).toEqual([0, 0])
    expect(await impressions(page)).toEqual([])
    expect(said).toContain(
      'content of model "page" waited 500 ms: consent was neither given nor refused',
    )
  })

  it('sends at once after a late decision, and shows the variation from the next page view on', async () => {
    const { page, controls, client, said, shown, view } = managedPage()
    void view()
    await wait(500)
    controls.setConsent(true)
    // Content that arrives after consent gets the same decision as earlier content.
    await view()
    expect(shown).toEqual(['e1', 'e1'])
    expect(await impressions(page)).toEqual(['default'])
    expect(page.cookies.get('builder.tests.e1')).toBe('v1')
    expect(said.join()).toMatch(/consent is late: variations and attributes count/)
    client.startPageView()
    await view()
    expect(shown[2]).toBe('v1')
    expect(await impressions(page)).toEqual(['default', 'v1'])
  })

  it('sends the attributes of earlier pages, for which the request waits', async () => {
    const { page, controls, view } = managedPage({
      cookies: { 'builder.userAttributes': '{"plan":"pro"}' },
    })
    void view()
    await wait(300)
    expect(page.requests()).toEqual([])
    controls.setConsent(true)
    await wait(0)
    expect(page.requests()[0]?.parameters.userAttributes).toContain('"plan":"pro"')
  })

  it('applies attributes that a late decision brings from the next page view on', async () => {
    const { controls, client, view } = managedPage({
      cookies: { 'builder.userAttributes': '{"plan":"pro"}' },
    })
    const listener = vi.fn()
    client.onUserAttributes(listener)
    void view()
    await wait(500)
    controls.setConsent(true)
    client.setUserAttributes({ tier: 'gold' })
    expect(client.getUserAttributes()).toMatchObject({ tier: 'gold' })
    expect(client.getUserAttributes()).not.toHaveProperty('plan')
    expect(listener.mock.calls).toEqual([[{ tier: 'gold' }]])
    client.startPageView()
    expect(client.getUserAttributes()).toMatchObject({ plan: 'pro', tier: 'gold' })
  })

  it('lets content through that looks the same to everybody', async () => {
    const { page, client } = managedPage()
    page.answer.mockReturnValue({ results: [{ id: 'plain', data: {}, variations: {} }] })
    const decided = { ...TESTED, id: 'served', testVariationId: 'v1' }
    const entries = await Promise.all([
      client.get('page'),
      client.get('page', { content: decided as never }),
    ])
    expect(entries.map((entry) => entry?.id)).toEqual(['plain', 'served'])
    expect(client.waitedMs).toBe(0)
  })

  it.each<[name: string, page: FakePageOptions]>([
    ['a bot', { userAgent: 'Googlebot' }],
    ['a visitor without cookies', { cookieEnabled: false }],
    ['a preview', { url: 'https://shop.example.com/?builder.preview=page' }],
  ])('lets %s wait for nothing', async (_name, page) => {
    const { shown, view } = managedPage(page)
    await view()
    expect(shown).toEqual(['e1'])
  })

  it('stops the wait of a client that has a decision of its own', async () => {
    const { client, shown, view } = managedPage()
    void view()
    await wait(100)
    client.setConsent(true)
    await wait(0)
    expect(shown).toEqual(['v1'])
  })

  it('ends what waits when its client is destroyed', async () => {
    const { page, client, view } = managedPage()
    const viewed = view()
    await wait(100)
    client.destroy()
    await expect(viewed).rejects.toThrow('The client was destroyed.')
    const other = page.client()
    await wait(400)
    pageControls(page.environment).setConsent(true)
    other.startPageView()
    expect(await other.get('page')).toMatchObject({ testVariationId: 'v1' })
  })
})

describe('consentWait', () => {
  it.each([
    { waits: [2000], isManaged: true, ms: 2000 },
    { waits: [undefined, 700, 2000], isManaged: true, ms: 700 },
    { waits: [0], isManaged: true, ms: 0 },
    { waits: [-1], isManaged: true, ms: 0 },
    { waits: [300], isManaged: false, ms: 300 },
    { waits: [Number.POSITIVE_INFINITY], isManaged: false, ms: 1_000_000_000 },
  ])('of $waits has content wait $ms ms, with a manager: $isManaged', async (row) => {
    const page = createContentPage({}, tested)
    if (row.isManaged) pageControls(page.environment).expectConsent()
    const [client] = row.waits.map((consentWait) => page.client({ consentWait }))
    const shown = vi.fn()
    void client?.get('page').then(shown)
    await wait(Math.max(0, row.ms - 1))
    expect(shown).toHaveBeenCalledTimes(row.ms > 0 ? 0 : 1)
    expect(page.stored.size).toBe(0)
    if (row.ms === 1_000_000_000) pageControls(page.environment).setConsent(false)
    await wait(1)
    expect(shown).toHaveBeenCalledTimes(1)
    expect(page.stored.size).toBe(0)
  })

  it('of 0 expects no decision where no manager is named', async () => {
    const page = createContentPage({}, tested)
    const client = page.client({ consentWait: 0 })
    expect(await client.get('page')).toMatchObject({ testVariationId: 'v1' })
    expect(client.waitedMs).toBe(0)
  })
})

describe('what a consent manager applies by default', () => {
  it.each([
    { byDefault: true, hasPrivacySignal: false, ignoreGpc: false, shown: 'v1' },
    { byDefault: true, hasPrivacySignal: true, ignoreGpc: false, shown: 'e1' },
    { byDefault: true, hasPrivacySignal: true, ignoreGpc: true, shown: 'v1' },
    { byDefault: false, hasPrivacySignal: false, ignoreGpc: false, shown: 'e1' },
  ])('counts when the wait is over: $byDefault, with the signal $hasPrivacySignal', async (row) => {
    const { page, controls, shown, view } = managedPage(
      { globalPrivacyControl: row.hasPrivacySignal },
      { ignoreGpc: row.ignoreGpc },
    )
    controls.setConsent(row.byDefault, 'default')
    void view()
    await wait(499)
    expect([shown.length, page.cookies.size, page.stored.size]).toEqual([0, 0, 0])
    await wait(1)
    expect(shown).toEqual([row.shown])
    expect(page.stored.has('builderVisitorId')).toBe(row.shown === 'v1')
  })

  it.each([
    [true, 'v1'],
    [false, 'e1'],
  ])('ends the wait for a visitor who needs no prompt: %s', async (allowed, expected) => {
    const { page, controls, shown, view } = managedPage()
    void view()
    await wait(100)
    expect(shown).toEqual([])
    controls.setConsent(allowed, 'exempt')
    await wait(0)
    expect(shown).toEqual([expected])
    expect(page.stored.has('builderVisitorId')).toBe(allowed)
    controls.setConsent(false)
    expect(page.stored.has('builderVisitorId')).toBe(false)
  })

  it('overrides canTrack on a page that waits for nobody, and removes nothing', () => {
    const page = createContentPage({ stored: { builderVisitorId: 'V' } })
    const controls = pageControls(page.environment)
    const client = page.client({ canTrack: false })
    controls.setConsent(true, 'default')
    expect(client.canTrack).toBe(true)
    controls.setConsent(false, 'default')
    expect(client.canTrack).toBe(false)
    expect(page.stored.get('builderVisitorId')).toBe('V')
  })
})

describe('a refusal on a page without a client', () => {
  it('removes what is stored, for a domain too, and what a later client names', () => {
    const page = createContentPage({
      url: 'https://www.shop.example.com/',
      stored: { builderVisitorId: 'V', own: '1', 'siteblocks.events/x': '[]' },
      cookies: { builderVisitorId: 'V', a_builderSessionId: 'S', own: '1' },
    })
    pageControls(page.environment).setConsent(false)
    const domains = page.cookieWrites.map((text) => /domain=(.*)/.exec(text)?.[1])
    expect(domains).toEqual([undefined, 'www.shop.example.com', 'shop.example.com', 'example.com'])
    expect([...page.stored]).toEqual([['own', '1']])
    expect([...page.cookies.keys()]).toEqual(['a_builderSessionId', 'own'])
    page.client({ cookiePrefix: 'a_' })
    expect([...page.cookies.keys()]).toEqual(['own'])
  })
})
