import { describe, expect, it, vi } from 'vitest'
import { MAX_DATA_REQUESTS } from './requestBudget'
import { sendRequest } from './sendRequest'

/** A page that answers every request. */
function createPage() {
  const fetch = vi.fn(async () => new Response('yes'))
  return { fetch, page: { window: { fetch, performance: { now: () => 0 } } as unknown as Window } }
}

describe('sendRequest', () => {
  const addresses = ['https://x.test/a', 'http://x.test', '/a', 'a?b=c', '//x.test']
  it.each(addresses)('sends a request to %s', async (address) => {
    const { fetch, page } = createPage()
    const answer = await sendRequest(page, address, { method: 'POST' })
    expect(await answer.text()).toBe('yes')
    expect(fetch).toHaveBeenCalledExactlyOnceWith(address, { method: 'POST' })
  })

  const others = [
    'data:text/plain,a',
    'blob:https://x.test/1',
    'file:///a',
    'javascript:1',
    'ftp://x',
  ]
  it.each(others)('refuses %s', async (address) => {
    const { fetch, page } = createPage()
    await expect(sendRequest(page, address, {})).rejects.toThrow(`"${address}" is not asked`)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('sends no more once the budget of the page view is spent', async () => {
    const { fetch, page } = createPage()
    const send = () => sendRequest(page, '/a', {})
    await Promise.all(Array.from({ length: MAX_DATA_REQUESTS }, send))
    await expect(send()).rejects.toThrow('"/a" is not asked: content sends at most 100 data')
    expect(fetch).toHaveBeenCalledTimes(MAX_DATA_REQUESTS)
  })
})
