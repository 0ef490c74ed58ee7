import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './createClient'
import type { ClientOptions } from './options/ClientOptions'
import { createContentPage, createHeldAnswers, flushPromises, TESTED } from './testing/contentPage'

afterEach(() => {
  vi.useRealTimers()
})

const HEX = /^[\da-f]{32}$/

describe('createClient', () => {
  it('throws for an option of the wrong type, and for a missing key never', () => {
    const options: unknown = { apiKey: 'k', limit: 'ten' }
    expect(() => createClient(options as ClientOptions)).toThrow(
      'SiteBlocks: option "limit" must be a number, got "ten". Pass a number, or leave the option out.',
    )
    createContentPage().client({ apiKey: undefined }).destroy()
  })

  it.each([
    { options: {}, search: '', host: 'https://cdn.builder.io', skipsCaches: undefined },
    {
      options: { pageKeys: 'all' as const },
      search: '?builder.env=qa',
      host: 'https://qa.builder.io',
      skipsCaches: 'true',
    },
  ])('requests with $options on a page "$search" from the host $host', async (row) => {
    const { client, requests } = createContentPage({ url: `https://shop.test/${row.search}` })
    const own = client(row.options)
    expect(own.host).toBe(row.host)
    await own.get('page')
    expect(requests()).toMatchObject([{ origin: row.host }])
    const { cachebust, noCache } = requests()[0]?.parameters ?? {}
    expect([cachebust, noCache]).toEqual([row.skipsCaches, row.skipsCaches])
  })

  it('sends headers and options of client and request', async () => {
    const { client, requests } = createContentPage()
    const { get } = client({
      authToken: 'tok',
      fetchOptions: { headers: { 'X-A': '1', Authorization: 'Basic x' }, cache: 'no-store' },
    })
    await get('page', { fetchOptions: { headers: { 'X-B': '2' }, credentials: 'include' } })
    expect(requests()[0]?.init).toMatchObject({
      headers: { 'x-a': '1', 'x-b': '2', authorization: 'Bearer tok' },
      cache: 'no-store',
      credentials: 'include',
    })
  })

  it('sends its locale, also as an attribute of the visitor', async () => {
    const { client, requests } = createContentPage()
    await client({ locale: 'de', userAttributes: { plan: 'pro' } }).get('page')
    const { parameters } = requests()[0] ?? {}
    expect(parameters?.locale).toBe('de')
    const attributes = JSON.parse(parameters?.userAttributes ?? '')
    expect(attributes).toMatchObject({ urlPath: '/a/b', locale: 'de', plan: 'pro' })
  })

  it('applies attributes from changed options, and notifies listeners', () => {
    const own = createContentPage().client({ userAttributes: { plan: 'free', tier: 'gold' } })
    const added = vi.fn()
    own.onUserAttributes(added)
    own.setOptions({ apiKey: 'k', userAttributes: { plan: 'pro' } })
    expect(added.mock.calls).toEqual([[{ plan: 'pro' }]])
    expect(own.getUserAttributes()).toMatchObject({ plan: 'pro' })
    expect(own.getUserAttributes()).not.toHaveProperty('tier')
  })

  it('shows the visitor through one consent', () => {
    const { client, cookies } = createContentPage()
    const own = client({ canTrack: false })
    const added = vi.fn()
    own.onUserAttributes(added)
    own.setUserAttributes({ plan: 'pro' })
    expect(own.canTrack).toBe(false)
    expect(cookies.size).toBe(0)
    expect(added.mock.calls).toEqual([[{ plan: 'pro' }]])
    expect(own.getUserAttributes()).toMatchObject({ plan: 'pro', urlPath: '/a/b' })

    own.setConsent(true)
    expect(own.canTrack).toBe(true)
    expect([...cookies.keys()]).toContain('builder.userAttributes')
    expect(own.visitorId).toMatch(HEX)
    expect(own.sessionId).toMatch(HEX)
  })

  it('records events, with the variation that was shown', async () => {
    vi.useFakeTimers()
    const { client, answer, fetch, posts } = createContentPage()
    answer.mockReturnValue({ results: [TESTED] })
    const own = client()
    own.addTrackingHook((event) => ({ ...event, type: `own ${event.type}` }))
    await own.get('page')
    own.trackConversion(10, 'e1')
    await vi.advanceTimersByTimeAsync(100)
    expect(fetch.mock.calls[1]?.[0]).toBe('https://cdn.builder.io/api/v1/track')
    const data = { contentId: 'e1', variationId: 'v1', amount: 10 }
    expect(posts()).toMatchObject([[{ type: 'own conversion', data }]])
  })

  it.each([
    { options: {}, isEditing: 'true' },
    { options: { trustedHosts: [] }, isEditing: undefined },
  ])('reports the editor to the host with $options: $isEditing', async ({ options, isEditing }) => {
    const page = createContentPage({ url: 'https://shop.example.com/?builder.editing=page' })
    Object.assign(page.window, { parent: { postMessage() {} } })
    Object.assign(page.window.document, { referrer: 'https://builder.io/content' })
    await page.client(options).get('page')
    expect(page.requests()[0]?.parameters.isEditing).toBe(isEditing)
  })

  it('runs actions of its own', () => {
    const page = createContentPage()
    const [one, other] = [page.client(), page.client()]
    one.registerAction('greet', (name) => `hello ${name}`)
    expect(one.runAction('greet', 'you')).toBe('hello you')
    expect(() => other.runAction('greet')).toThrow('Action not found: greet')
  })

  it('works without a page', async () => {
    const { client, requests, environment } = createContentPage()
    const server = { ...environment, window: undefined }
    const own = client({}, server)
    const asked = await Promise.all([
      own.get('page', { userAttributes: { urlPath: '/x' }, includeUrl: true }),
      own.get('page', { userAttributes: { urlPath: '/y' } }),
    ])
    expect(asked.map((entry) => entry?.id)).toEqual(['e1', 'e1'])
    own.track('anything')
    own.destroy()
    expect(requests().map(({ parameters }) => parameters.userAttributes)).toEqual(
      ['/x', '/y'].map((urlPath) => JSON.stringify({ urlPath })),
    )
  })

  it('uses the page and the fetch that are there by default', async () => {
    const fetch = vi.fn(async (_url: string) => new Response('{"results":[{"id":"a","data":{}}]}'))
    vi.stubGlobal('fetch', fetch)
    expect(await createClient({ apiKey: 'k' }).get('page')).toEqual({ id: 'a', data: {} })
    expect(fetch.mock.calls[0]?.[0]).toMatch(
      /^https:\/\/cdn\.builder\.io\/api\/v3\/content\/page\?/,
    )
  })

  describe('destroy', () => {
    it('gives up requests, ends observables, and leaves no listener', async () => {
      const page = createContentPage()
      page.answer.mockImplementation(createHeldAnswers().hold)
      const own = page.client()
      const [complete, error] = [vi.fn(), vi.fn()]
      own.observe('page').subscribe({ complete, error })
      const got = own.get('hero')
      await flushPromises()
      own.destroy()
      own.destroy()
      await expect(got).rejects.toMatchObject({ name: 'AbortError' })
      expect(page.requests().map(({ init }) => init.signal?.aborted)).toEqual([true, true])
      await flushPromises()
      expect(complete).toHaveBeenCalledTimes(1)
      expect(error).not.toHaveBeenCalled()
      expect(page.listenerCount()).toBe(0)
    })

    it('leaves the requests of other clients alone', async () => {
      const page = createContentPage()
      const { held, hold } = createHeldAnswers()
      page.answer.mockImplementation(hold)
      const [one, other] = [page.client(), page.client()]
      const settled = Promise.allSettled([one.get('page'), other.get('page')])
      await flushPromises()
      one.destroy()
      held[0]?.answer({ results: [{ id: 'a', data: {} }] })
      expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
      expect(held).toHaveLength(1)
    })

    it('remembers nothing any more', () => {
      const page = createContentPage()
      const own = page.client({ canTrack: false })
      own.setUserAttributes({ plan: 'pro' })
      own.destroy()
      own.setConsent(true)
      expect(page.cookies.size).toBe(0)
      expect(page.stored.size).toBe(0)
    })

    it('reports no more page views, to late listeners either', () => {
      const page = createContentPage()
      const [own, other] = [page.client(), page.client()]
      const [early, late] = [vi.fn(), vi.fn()]
      own.onPageView(early)
      own.destroy()
      own.onPageView(late)
      other.startPageView()
      expect(early).not.toHaveBeenCalled()
      expect(late).not.toHaveBeenCalled()
    })

    it('sends no more requests', async () => {
      const page = createContentPage()
      const own = page.client()
      own.destroy()
      await expect(own.get('page')).rejects.toThrow('The client was destroyed.')
      const complete = vi.fn()
      own.observe('page').subscribe({ complete })
      await flushPromises()
      expect(complete).toHaveBeenCalledTimes(1)
      expect(page.requests()).toEqual([])
    })
  })
})
