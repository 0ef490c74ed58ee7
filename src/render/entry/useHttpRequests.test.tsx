// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createContentPage } from '../../client/testing/contentPage'
import {
  BLOCK_TYPE,
  type Block,
  type ContentEntry,
  type EntryData,
  type HttpRequest,
} from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { type RenderedEntry, renderEntry } from '../testing/renderEntry'
import { requestOf } from './useHttpRequests'

const view = document.defaultView as Window
const button = (id: string, click: string): Block => ({
  '@type': BLOCK_TYPE,
  id,
  bindings: { 'properties.title': 'state.answer' },
  actions: { click },
})

function entry(
  httpRequests: EntryData['httpRequests'],
  state: EntryData['state'] = {},
  blocks = [button('go', 'state.id = state.id + 1')],
): ContentEntry {
  return deepFreeze({ id: 'e1', data: { httpRequests, state, blocks } })
}

/** Answers all requests; with the number of the request by default. */
function stubFetch(respond: (count: number) => unknown = (count) => count) {
  let count = 0
  return vi.spyOn(view, 'fetch').mockImplementation(async () => {
    count++
    const answer = respond(count)
    await new Promise((resolve) => setTimeout(resolve))
    if (answer instanceof Error) throw answer
    return (answer instanceof Response ? answer : Response.json(answer)) as never
  })
}
const urls = (fetch: ReturnType<typeof stubFetch>) => fetch.mock.calls.map(([url]) => url)
const address = 'https://x.test/{{state.id}}'
const settle = () => act(() => vi.advanceTimersByTimeAsync(1))
const title = (page: RenderedEntry): string => page.get('.builder-go').title
const go = async (page: RenderedEntry): Promise<void> => {
  act(() => page.get('.builder-go').click())
  await settle()
}

describe('useHttpRequests', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    return () => vi.useRealTimers()
  })

  it('sends at most 100 in a page view, and says so once', async () => {
    const fetch = stubFetch()
    vi.spyOn(view.performance, 'now').mockReturnValue(0)
    const client = createContentPage().client()
    const many = (prefix: string, count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [`${prefix}${i}`, `https://x.test/${prefix}${i}`]),
      )
    const page = await renderEntry(entry(many('a', 102)), [], { client })
    await settle()
    expect(fetch).toHaveBeenCalledTimes(100)
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: request "a100" was not sent: content sends at most 100 data requests in a page view, and one more each second. Send fewer.',
    ])
    page.unmount()
    client.startPageView()
    await renderEntry(entry(many('b', 1)), [], { client })
    await settle()
    expect(urls(fetch).at(-1)).toBe('https://x.test/b0')
    client.destroy()
  })

  it.each([
    ['is there', { answer: 'known' }, false, 0],
    ['is empty', { answer: '' }, false, 1],
    ['is there, while an author looks on', { answer: 'known' }, true, 1],
  ])('sends requests when the value %s: %j', async (_, state, authoring, times) => {
    const fetch = stubFetch()
    await renderEntry(entry({ answer: 'https://x.test/a' }, state), [], { authoring })
    await settle()
    expect(fetch).toHaveBeenCalledTimes(times)
  })

  it.each([
    [undefined, 'omit'],
    ['omit', 'omit'],
    ['same-origin', 'same-origin'],
  ] as const)('sends a request, no cookies unless the site allows it: %s', async (given, sent) => {
    const fetch = stubFetch()
    const request = { url: '/{{state.id}}', method: 'POST', body: { a: '{{state.id}}' } }
    const answer = { '@type': '@builder.io/core:Request', request } as const
    await renderEntry(entry({ answer }, { id: 7 }), [], { contentCredentials: given })
    await settle()
    const init = { method: 'POST', body: '{"a":"{{state.id}}"}', credentials: sent }
    expect(fetch).toHaveBeenCalledWith('/7', expect.objectContaining(init))
  })

  it('does not request the same address again', async () => {
    const fetch = stubFetch()
    const blocks = [button('go', 'state.user = { id: 7, name: "new" }')]
    const requests = { answer: 'https://x.test/{{state.user.id}}' }
    const page = await renderEntry(entry(requests, { user: { id: 7 } }, blocks))
    await go(page)
    await settle()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('follows the address of a value that it did not request', async () => {
    const fetch = stubFetch()
    const known = { id: 7, answer: 'known' }
    const page = await renderEntry(entry({ answer: address }, known))
    await go(page)
    expect(urls(fetch)).toEqual(['https://x.test/8'])
  })

  it('aborts the earlier request', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const answers: ((response: Response) => void)[] = []
    vi.spyOn(view, 'fetch').mockImplementation((_url, init) => {
      signals.push(init?.signal as never)
      return new Promise((resolve) => answers.push(resolve as never))
    })
    const page = await renderEntry(entry({ answer: address }, { id: 7 }))
    await go(page)
    expect(signals[0]?.aborted).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(200))
    answers[1]?.(Response.json('second'))
    await settle()
    answers[0]?.(Response.json('first'))
    await settle()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
    expect(title(page)).toBe('second')
    page.unmount()
    expect(signals[1]?.aborted).toBe(true)
  })

  it('stops a request whose address depends on its own answer', async () => {
    const fetch = stubFetch()
    await renderEntry(entry({ answer: 'https://x.test/{{state.answer}}' }))
    for (let turn = 0; turn < 15; turn++) await settle()
    expect(fetch).toHaveBeenCalledTimes(10)
    expect(takeConsole()).toEqual([expect.stringContaining('more than 10 times in a row')])
  })

  it('stops requests whose addresses depend on each other’s answers', async () => {
    const fetch = stubFetch()
    const [answer, other] = [
      'https://x.test/a/{{state.other}}',
      'https://x.test/b/{{state.answer}}',
    ]
    await renderEntry(entry({ answer, other }))
    for (let turn = 0; turn < 30; turn++) await settle()
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(20)
    expect(takeConsole()).toEqual([expect.stringContaining('more than 10 times in a row')])
  })

  it('requests as many pages as a visitor turns', async () => {
    const fetch = stubFetch()
    const page = await renderEntry(entry({ answer: address }, { id: 1 }))
    await settle()
    for (let click = 1; click < 15; click++) await go(page)
    const pages = Array.from({ length: 15 }, (_, index) => `https://x.test/${index + 1}`)
    expect(urls(fetch)).toEqual(pages)
    expect(title(page)).toBe('15')
  })

  it('requests once for what is typed while an answer is pending', async () => {
    const fetch = vi.spyOn(view, 'fetch').mockImplementation(async (url, init) => {
      await new Promise((resolve, reject) => {
        setTimeout(resolve, 1_000)
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
      return Response.json(String(url)) as never
    })
    const page = await renderEntry(entry({ answer: address }, { id: 1 }))
    for (let key = 0; key < 16; key++) {
      act(() => page.get('.builder-go').click())
      await act(() => vi.advanceTimersByTimeAsync(150))
    }
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(urls(fetch)).toEqual(['https://x.test/1', 'https://x.test/17'])
    expect(title(page)).toBe('https://x.test/17')
  })

  it('requests for every entry that is shown, however many there were', async () => {
    const fetch = stubFetch()
    const show = (id: number): ContentEntry => ({
      ...entry({ answer: `https://x.test/${id}` }),
      id: `e${id}`,
    })
    const page = await renderEntry(show(0))
    for (let id = 1; id <= 11; id++) {
      await page.rerender(show(id))
      await settle()
    }
    expect(fetch).toHaveBeenCalledTimes(12)
    expect(title(page)).toBe('12')
  })

  it('does not request again when an author changes something else', async () => {
    const fetch = stubFetch()
    const page = await renderEntry(entry({ answer: 'https://x.test/a' }), [], { authoring: true })
    await page.rerender(entry({ answer: 'https://x.test/a' }, { other: 1 }))
    await settle()
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a status', () => Response.json('no', { status: 500 }), 'failed with status 500'],
    ['no network', () => new TypeError('offline'), 'failed.'],
    ['no JSON', () => new Response('<p>'), 'failed with status 200'],
  ])('leaves the page alone after %s', async (_, respond, text) => {
    stubFetch(respond)
    const page = await renderEntry(entry({ answer: 'https://x.test/a?key=secret' }))
    await settle()
    expect(title(page)).toBe('')
    const [message = '', ...others] = takeConsole()
    expect(others).toEqual([])
    expect(message).toContain(`request "answer" to https://x.test ${text}`)
    expect(message).not.toContain('secret')
  })

  it('refuses an address that is not of the network', async () => {
    const fetch = stubFetch()
    await renderEntry(entry({ answer: '{{state.bad}}x' }, { bad: 'ftp://' }))
    await settle()
    expect(fetch).not.toHaveBeenCalled()
    expect(takeConsole()).toEqual([expect.stringContaining('http or https')])
  })

  it.each(['', '  ', '{{state.nothing}}'])(
    'requests nothing from the address "%s"',
    async (url) => {
      const fetch = stubFetch()
      await renderEntry(entry({ answer: url }))
      await settle()
      expect(fetch).not.toHaveBeenCalled()
    },
  )
})

const url = 'https://x.test/{{state.id}}'
const json = 'application/json'
const own = { 'content-type': 'a/b' }

describe('requestOf', () => {
  it.each<[request: HttpRequest['request'], method: string, headers?: object, body?: string]>([
    [{ url }, 'GET'],
    [{ url, method: 'post' }, 'POST'],
    [{ url, method: 'POST', body: 'text' }, 'POST', {}, 'text'],
    [{ url, method: 'POST', body: { a: 1 } }, 'POST', { 'Content-Type': json }, '{"a":1}'],
    [{ url, method: 'PUT', headers: own, body: [1] }, 'PUT', own, '[1]'],
    [{ url, method: 'get', body: { a: 1 } }, 'GET'],
    [{ url, method: 'HEAD', body: 'x' }, 'HEAD'],
    [{ url, headers: { 'X-A': 'b' }, body: null }, 'GET', { 'X-A': 'b' }],
  ])('reads %j', (request, method, headers = {}, body?) => {
    const frozen = deepFreeze({ '@type': '@builder.io/core:Request', request } as const)
    const init = { method, headers, ...(body && { body }) }
    expect(requestOf(frozen)).toEqual({ url, init })
  })

  it('reads a text as an address', () => {
    expect(requestOf(url)).toEqual({ url, init: {} })
  })

  it('has no address where there is none', () => {
    expect(requestOf({ '@type': '@builder.io/core:Request' }).url).toBe('')
  })
})
