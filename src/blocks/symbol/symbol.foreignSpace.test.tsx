// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { Client } from '../../client/Client'
import type { ClientOptions } from '../../client/options/ClientOptions'
import type { SymbolOptions } from './symbolOptions'
import { contentHost, flushRenders, inner, render, says, symbol } from './testing/renderSymbol'

describe('a Symbol of another space', () => {
  const foreign = symbol({ model: 'm', entry: 'e1', ownerId: 'other', global: true })

  it('has a client of its own, which is destroyed with it', async () => {
    const { client, requests } = contentHost(inner([says('IN')]))
    const pageClient = client({ host: 'https://c.test', authToken: 'secret', canTrack: false })
    const made: Client[] = []
    const given: ClientOptions[] = []
    const createClient = (options: ClientOptions): Client => {
      given.push(options)
      const own = client(options)
      vi.spyOn(own, 'destroy')
      made.push(own)
      return own
    }
    const { texts, change } = await render([foreign], { client: pageClient, createClient })
    await flushRenders()
    expect(texts()).toEqual(['IN'])
    expect(given).toEqual([{ apiKey: 'other', host: 'https://c.test', canTrack: false }])
    expect(requests()[0]?.parameters).toMatchObject({ apiKey: 'other' })
    await change([])
    expect(made).toHaveLength(1)
    expect(made[0]?.destroy).toHaveBeenCalledTimes(1)
  })

  it('has a client by default where the site passes no maker', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return Response.json({ results: [inner([says('IN')])] })
    })
    const { client } = contentHost(inner([]))
    const pageClient = client({ host: 'https://c.test', canTrack: false })
    const { texts } = await render([foreign], { client: pageClient })
    await vi.waitFor(async () => {
      await flushRenders()
      expect(texts()).toEqual(['IN'])
    })
    expect(new URL(asked[0] ?? '').searchParams.get('apiKey')).toBe('other')
  })

  it.each([
    { ownerId: 'k', global: true },
    { ownerId: '', global: true },
    { ownerId: undefined, global: true },
    { ownerId: 'other', global: false },
    { ownerId: 'other' },
  ])('is none for $ownerId, global $global', async (given) => {
    const { client, requests } = contentHost(inner([says('IN')]))
    const createClient = vi.fn()
    const reference = { model: 'm', entry: 'e1', ...given } as SymbolOptions['symbol']
    await render([symbol(reference)], { client: client(), createClient })
    await flushRenders()
    expect(createClient).not.toHaveBeenCalled()
    expect(requests()[0]?.parameters).toMatchObject({ apiKey: 'k' })
  })
})
