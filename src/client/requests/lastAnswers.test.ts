import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientOptions } from '../options/ClientOptions'
import { createContentPage } from '../testing/contentPage'

const DAY_MS = 24 * 60 * 60 * 1000
const OPTIONS: Partial<ClientOptions> = { keepLastAnswer: true }

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
afterEach(() => void vi.useRealTimers())

/** Opens a page whose content host answers once, and then fails with `status`. */
function startPage(options: Parameters<typeof createContentPage>[0] = {}) {
  const page = createContentPage(options)
  const answers = () => Array.from(page.stored.keys()).filter((key) => /answer/.test(key))
  return {
    ...page,
    answers,
    breakHost(status = 503) {
      page.answer.mockImplementation(() => new Response('{}', { status }))
    },
    async ask(asked: Promise<unknown>): Promise<unknown> {
      const settled = asked.catch((error: Error) => error.message)
      await vi.advanceTimersByTimeAsync(10_000)
      return settled
    },
  }
}

describe('keepLastAnswer', () => {
  it.each([503, 429, 408])(
    'shows the last answer when the host answers %i twice',
    async (status) => {
      const { client, breakHost, ask } = startPage()
      expect(await ask(client(OPTIONS).get('page'))).toMatchObject({ id: 'e1' })
      breakHost(status)
      const onDebug = vi.fn()
      expect(await ask(client({ ...OPTIONS, onDebug }).get('page'))).toMatchObject({ id: 'e1' })
      expect(onDebug).toHaveBeenCalledWith('the last good answer is used', expect.anything())
    },
  )

  it('shows the last answer when the host hangs', async () => {
    const { client, answer, ask } = startPage()
    await ask(client(OPTIONS).get('page'))
    answer.mockImplementation(() => new Promise(() => {}))
    expect(await ask(client(OPTIONS).get('page'))).toMatchObject({ id: 'e1' })
  })

  it('gives each address its own', async () => {
    const { client, breakHost, ask } = startPage()
    await ask(client(OPTIONS).get('page'))
    breakHost()
    expect(await ask(client(OPTIONS).get('hero'))).toContain('answered 503')
    expect(await ask(client({ ...OPTIONS, apiKey: 'other' }).get('page'))).toContain('503')
  })

  it('shows no last answer for an error that will not pass, and none for a reload', async () => {
    const { client, breakHost, ask } = startPage()
    await ask(client(OPTIONS).get('page'))
    breakHost(404)
    expect(await ask(client(OPTIONS).get('page'))).toContain('answered 404')
    breakHost(503)
    expect(await ask(client(OPTIONS).get('page', { reload: true }))).toContain('answered 503')
  })

  it.each<{ name: string; url?: string; options?: Partial<ClientOptions>; request?: object }>([
    { name: 'by default', options: { keepLastAnswer: false } },
    { name: 'without consent', options: { canTrack: false } },
    { name: 'in a preview', url: 'https://shop.example.com/?builder.preview=page' },
    { name: 'of drafts', request: { includeUnpublished: true } },
    { name: 'of previews that are asked for', request: { preview: true } },
    { name: 'of private content', options: { authToken: 'secret' } },
    { name: 'of signed-in visitors', request: { fetchOptions: { credentials: 'include' } } },
  ])('keeps nothing $name', async ({ url, options, request }) => {
    const { client, breakHost, ask, answers } = startPage(url ? { url } : {})
    const get = () => client({ ...OPTIONS, ...options }).get('page', request)
    await ask(get())
    expect(answers()).toEqual([])
    breakHost()
    expect(await ask(get())).toContain('answered 503')
  })

  it('reads nothing without consent', async () => {
    const { client, breakHost, ask } = startPage()
    await ask(client(OPTIONS).get('page'))
    breakHost()
    expect(await ask(client({ ...OPTIONS, canTrack: false }).get('page'))).toContain('503')
  })

  it('removes all when the visitor refuses', async () => {
    const { client, ask, answers } = startPage()
    const { get, setConsent } = client(OPTIONS)
    await ask(get('page'))
    expect(answers()).toHaveLength(1)
    setConsent(false)
    expect(answers()).toEqual([])
  })

  it.each([
    { days: 6.99, expected: { id: 'e1', data: {} } },
    { days: 7.01, expected: expect.stringContaining('503') },
  ])('keeps an answer for 7 days: after $days', async ({ days, expected }) => {
    const { client, breakHost, ask } = startPage()
    await ask(client(OPTIONS).get('page'))
    vi.setSystemTime(Date.now() + days * DAY_MS)
    breakHost()
    expect(await ask(client(OPTIONS).get('page'))).toEqual(expected)
  })

  it('keeps 20 answers, the latest ones', async () => {
    const { client, ask, answers } = startPage()
    const { get } = client(OPTIONS)
    for (let index = 0; index < 25; index++) await ask(get(`page${index}`))
    expect(answers()).toHaveLength(20)
    expect(answers().filter((key) => /content\/page[0-4]\?/.test(key))).toEqual([])
  })

  it('keeps a million characters, and none of an answer that is larger', async () => {
    const { client, answer, ask, answers } = startPage()
    const onDebug = vi.fn()
    const { get } = client({ ...OPTIONS, onDebug })
    for (const length of [400_000, 400_001, 400_002, 1_000_000]) {
      answer.mockReturnValue({ results: [{ id: 'e', data: { text: 'x'.repeat(length) } }] })
      await ask(get(`of${length}`))
    }
    expect(answers()).toEqual([
      expect.stringContaining('400001'),
      expect.stringContaining('400002'),
    ])
    expect(onDebug).toHaveBeenCalledWith('the last answer was too large to keep', expect.anything())
  })

  it('leaves the page’s own storage alone, and goes on where there is none', async () => {
    const { client, ask, stored } = startPage({ stored: { own: 'siteblocks.answer/' } })
    await ask(client(OPTIONS).get('page'))
    client(OPTIONS).setConsent(false)
    expect(stored.get('own')).toBe('siteblocks.answer/')
    const blocked = startPage({ blocked: true })
    expect(await blocked.ask(blocked.client(OPTIONS).get('page'))).toMatchObject({ id: 'e1' })
  })

  it.each(['', 'x', '5', `${Date.UTC(2026, 0, 1)} {`, `${Date.UTC(2030, 0, 1)} {"results":[]}`])(
    'passes over what makes no sense: %j',
    async (text) => {
      const { client, breakHost, ask, stored, answers } = startPage()
      await ask(client(OPTIONS).get('page'))
      stored.set(answers()[0] ?? '', text)
      breakHost()
      expect(await ask(client(OPTIONS).get('page'))).toContain('answered 503')
    },
  )
})
