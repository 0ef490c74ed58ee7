import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createContentPage,
  createHeldAnswers,
  createQueryPage,
  flushPromises,
} from '../testing/contentPage'

afterEach(() => void vi.useRealTimers())

describe('createRequestQueue', () => {
  it('sends nothing before the caller is done', async () => {
    const { client, answer } = createContentPage()
    const asked = client().get('page')
    expect(answer).not.toHaveBeenCalled()
    await asked
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('uses the attributes at the time of sending', async () => {
    const { client, requests } = createContentPage()
    const { get, setUserAttributes } = client()
    const asked = get('page')
    setUserAttributes({ plan: 'pro' })
    await asked
    expect(requests()[0]?.parameters.userAttributes).toContain('"plan":"pro"')
    setUserAttributes({ n: 1 })
    await flushPromises()
    expect(requests()).toHaveLength(1)
  })

  describe('sharing', () => {
    it('sends equal requests once, and others on their own', async () => {
      const { client, requests } = createContentPage()
      const { get } = client()
      await Promise.all([get('page'), get('page'), get('header')])
      expect(requests().map(({ path }) => path)).toEqual([
        '/api/v3/content/page',
        '/api/v3/content/header',
      ])
    })

    it('shares requests of different clients of a page, and nothing else of theirs', async () => {
      const { client, requests } = createContentPage()
      const [one, other] = [client(), client()]
      await Promise.all([one.get('page'), other.get('page')])
      expect(requests()).toHaveLength(1)
      await Promise.all([client({ apiKey: 'a' }).get('page'), client({ apiKey: 'b' }).get('page')])
      expect(requests()).toHaveLength(3)
    })

    it('bypasses cached answers and requests in flight for a reload', async () => {
      const { client, requests } = createContentPage()
      const { get } = client()
      await Promise.all([
        get('page', { cacheSeconds: 60 }),
        get('page', { cacheSeconds: 60, reload: true }),
      ])
      await get('page', { cacheSeconds: 60, reload: true })
      expect(requests()).toHaveLength(3)
    })

    it('lets a reload use the cache that it names', async () => {
      const { client, requests } = createContentPage()
      await client().get('page', { reload: true, fetchOptions: { cache: 'reload' } })
      expect(requests()[0]?.init.cache).toBe('reload')
    })
  })

  describe('giving up', () => {
    it('fails for all on the URL, and continues for those who did not give up', async () => {
      const { client, answer } = createQueryPage()
      const { held, hold } = createHeldAnswers()
      answer.mockImplementation(hold)
      const { get } = client({ apiEndpoint: 'query', contentPerRequest: 2 })
      const mine = new AbortController()
      const given = get('page', { fetchOptions: { signal: mine.signal } })
      const other = get('hero')
      await flushPromises()
      mine.abort(new Error('enough'))
      await expect(given).rejects.toThrow('enough')
      held[0]?.answer({ hero: [{ id: 'a', data: {} }] })
      expect(await other).toEqual({ id: 'a', data: {} })
    })

    it('sends nothing for who gave up before', async () => {
      const { client, requests } = createContentPage()
      const signal = AbortSignal.abort(new Error('before'))
      await expect(client().get('page', { fetchOptions: { signal } })).rejects.toThrow('before')
      expect(requests()).toEqual([])
    })
  })

  it('reports requests to onDebug, and continues when that throws', async () => {
    const { client } = createContentPage()
    const onDebug = vi.fn(() => {
      throw new Error('boom')
    })
    await client({ onDebug }).get('page')
    expect(onDebug).toHaveBeenCalledWith('content requested', {
      url: expect.stringContaining('/api/v3/content/page?'),
    })
  })
})
