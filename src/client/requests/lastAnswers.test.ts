import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientOptions } from '../options/ClientOptions'
import { pageControls } from '../pageControls'
import { createContentPage } from '../testing/contentPage'
import type { FakePageOptions } from '../testing/fakePage'

const DAY_MS = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }))
afterEach(() => void vi.useRealTimers())

/** Opens a page whose content host answers until it is broken. */
function startPage(options: FakePageOptions = {}) {
  const page = createContentPage(options)

  /** Asks for content, which waits for the second try. Gives the entry or the message. */
  async function ask(more: Partial<ClientOptions> = {}, model = 'page', request: object = {}) {
    const client = page.client({ keepLastAnswer: true, ...more })
    const settled = client.get(model, request).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(10_000)
    return settled
  }

  return {
    ...page,
    ask,
    answers: () => Array.from(page.stored.keys()).filter((key) => /answer/.test(key)),
    breakHost(status = 503) {
      page.answer.mockImplementation(() => new Response('{}', { status }))
    },
  }
}

/** Opens one that answers once, and then fails with `status`. */
async function startBroken(status?: number) {
  const page = startPage()
  expect(await page.ask()).toMatchObject({ id: 'e1' })
  page.breakHost(status)
  return page
}

describe('keepLastAnswer', () => {
  it.each([503, 429, 408])(
    'shows the last answer when the host answers %i twice',
    async (status) => {
      const { ask } = await startBroken(status)
      const onDebug = vi.fn()
      expect(await ask({ onDebug })).toMatchObject({ id: 'e1' })
      expect(onDebug).toHaveBeenCalledWith('the last good answer is used', expect.anything())
    },
  )

  it('shows the last answer when the host hangs', async () => {
    const { answer, ask } = await startBroken()
    answer.mockImplementation(() => new Promise(() => {}))
    expect(await ask()).toMatchObject({ id: 'e1' })
  })

  it('gives each address its own', async () => {
    const { ask } = await startBroken()
    expect(await ask({}, 'hero')).toContain('answered 503')
    expect(await ask({ apiKey: 'other' })).toContain('503')
  })

  it('shows no last answer for an error that will not pass, and none for a reload', async () => {
    const { breakHost, ask } = await startBroken(404)
    expect(await ask()).toContain('answered 404')
    breakHost(503)
    expect(await ask({}, 'page', { reload: true })).toContain('answered 503')
  })

  it.each<{ name: string; url?: string; options?: Partial<ClientOptions>; request?: object }>([
    { name: 'by default', options: { keepLastAnswer: false } },
    { name: 'without consent', options: { canTrack: false } },
    { name: 'in a preview', url: 'https://shop.example.com/?builder.preview=page' },
    { name: 'of drafts', request: { includeUnpublished: true } },
    { name: 'of previews that are asked for', request: { preview: true } },
    { name: 'of private content', options: { authToken: 'secret' } },
    { name: 'of signed-in visitors', request: { fetchOptions: { credentials: 'include' } } },
  ])('stores nothing $name', async ({ url, options, request }) => {
    const { breakHost, ask, answers } = startPage(url ? { url } : {})
    await ask(options, 'page', request)
    expect(answers()).toEqual([])
    breakHost()
    expect(await ask(options, 'page', request)).toContain('answered 503')
  })

  it('reads nothing without consent', async () => {
    const { ask } = await startBroken()
    expect(await ask({ canTrack: false })).toContain('503')
  })

  it('removes all when the visitor refuses', async () => {
    const { environment, answers } = await startBroken()
    expect(answers()).toHaveLength(1)
    pageControls(environment).setConsent(false)
    expect(answers()).toEqual([])
  })

  it.each([
    { days: 6.99, expected: { id: 'e1', data: {} } },
    { days: 7.01, expected: expect.stringContaining('503') },
  ])('keeps an answer for 7 days: after $days', async ({ days, expected }) => {
    const { ask } = await startBroken()
    vi.setSystemTime(Date.now() + days * DAY_MS)
    expect(await ask()).toEqual(expected)
  })

  it('stores the latest 20 answers', async () => {
    const { ask, answers } = startPage()
    for (let index = 0; index < 25; index++) await ask({}, `page${index}`)
    expect(answers()).toHaveLength(20)
    expect(answers().filter((key) => /content\/page[0-4]\?/.test(key))).toEqual([])
  })

  it('stores a million characters, and no larger answer', async () => {
    const { answer, ask, answers } = startPage()
    const onDebug = vi.fn()
    for (const length of [400_000, 400_001, 400_002, 1_000_000]) {
      answer.mockReturnValue({ results: [{ id: 'e', data: { text: 'x'.repeat(length) } }] })
      await ask({ onDebug }, `of${length}`)
    }
    expect(answers()).toEqual([
      expect.stringContaining('400001'),
      expect.stringContaining('400002'),
    ])
    expect(onDebug).toHaveBeenCalledWith('the last answer was too large to keep', expect.anything())
  })

  it('leaves the page’s own storage alone, and works without one', async () => {
    const { environment, ask, stored } = startPage({ stored: { own: 'siteblocks.answer/' } })
    await ask()
    pageControls(environment).setConsent(false)
    expect(stored.get('own')).toBe('siteblocks.answer/')
    const blocked = startPage({ blocked: true })
    expect(await blocked.ask()).toMatchObject({ id: 'e1' })
  })

  it.each(['', 'x', '5', `${Date.UTC(2026, 0, 1)} {`, `${Date.UTC(2030, 0, 1)} {"results":[]}`])(
    'ignores what makes no sense: %j',
    async (text) => {
      const { ask, stored, answers } = await startBroken()
      stored.set(answers()[0] ?? '', text)
      expect(await ask()).toContain('answered 503')
    },
  )
})
