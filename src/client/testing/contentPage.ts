import { vi } from 'vitest'
import { parseQuery } from '../../utils/testing/parseQuery'
import type { ClientEnvironment } from '../browser/environment'
import { createClient } from '../createClient'
import type { ClientOptions } from '../options/ClientOptions'
import { createFakePage, type FakePageOptions } from './fakePage'
import { eventsOf } from './startQueue'

/** An entry whose variation every visitor gets who may be remembered. */
export const TESTED = {
  id: 'e1',
  data: {},
  variations: { v1: { id: 'v1', testRatio: 1, data: {} } },
}

/** Produces a response of the content host: JSON, a `Response`, or an error to throw. */
type Answer = (url: URL, init: RequestInit) => unknown

/** Creates a page whose content host gives `first` for an answer: by default, the entry `e1`. */
export function createContentPage(
  options: FakePageOptions = {},
  first: unknown = { results: [{ id: 'e1', data: {} }] },
) {
  const page = createFakePage(options)
  const answer = vi.fn<Answer>(() => first)

  page.fetch.mockImplementation(async (address, init = {}) => {
    const url = new URL(address)
    if (url.pathname === '/api/v1/track') return new Response('{}')
    const given = await answer(url, init)
    return given instanceof Response ? given : new Response(JSON.stringify(given))
  })

  return {
    ...page,
    answer,
    client: (
      more: Partial<ClientOptions> = {},
      environment: ClientEnvironment = page.environment,
    ) => createClient({ apiKey: 'k', ...more }, environment),
    /** Returns path and parameters of every content request so far. */
    requests: () =>
      answer.mock.calls.map(([{ pathname, search, origin }, init]) => ({
        origin,
        path: pathname,
        parameters: parseQuery(search),
        init,
      })),
    /** Returns the events of each tracking request so far. */
    posts: () =>
      page.fetch.mock.calls
        .filter(([url]) => url.includes('/api/v1/track'))
        .map(([, init]) => eventsOf(init?.body)),
  }
}

/** Creates responses that the test resolves by hand, in any order. */
export function createHeldAnswers() {
  const held: { answer(value: unknown): void; fail(error: unknown): void }[] = []
  return {
    held,
    hold: (_url: unknown, { signal }: RequestInit = {}) =>
      new Promise<never>((answer, fail) => {
        signal?.addEventListener('abort', () => fail(signal.reason))
        held.push({ answer: answer as (value: unknown) => void, fail })
      }),
  }
}

/** Flushes pending promise callbacks. */
export async function flushPromises(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

/** Opens a page whose query endpoint answers every key. */
export function createQueryPage() {
  const page = createContentPage()
  page.answer.mockImplementation(({ pathname }) => {
    const keys = pathname.split('/').slice(-1).join().split(',').map(decodeURIComponent)
    return Object.fromEntries(keys.map((key) => [key, [{ id: `of ${key}`, data: {} }]]))
  })
  return page
}
