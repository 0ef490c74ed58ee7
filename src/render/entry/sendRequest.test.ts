import { describe, expect, it, vi } from 'vitest'
import { sendRequest } from './sendRequest'

describe('sendRequest', () => {
  const addresses = ['https://x.test/a', 'http://x.test', '/a', 'a?b=c', '//x.test']
  it.each(addresses)('asks %s', async (address) => {
    const fetch = vi.fn(async () => new Response('yes'))
    const answer = await sendRequest({ fetch } as never, address, { method: 'POST' })
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
  it.each(others)('does not ask %s', async (address) => {
    const fetch = vi.fn()
    await expect(sendRequest({ fetch } as never, address, {})).rejects.toThrow(
      `"${address}" is not asked`,
    )
    expect(fetch).not.toHaveBeenCalled()
  })
})
