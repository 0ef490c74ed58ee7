import { describe, expect, it, vi } from 'vitest'
import type { Client } from '../../client/Client'
import { entryBuilder } from './entryBuilder'

function build(entryId: string | undefined) {
  const client = { trackConversion: vi.fn(), canTrack: false }
  const builder = entryBuilder(client as unknown as Client, entryId)
  return { client, builder: builder as Pick<Client, 'trackConversion' | 'canTrack'> }
}

describe('entryBuilder', () => {
  it('counts a conversion for the entry, unless content names another', () => {
    const { client, builder } = build('hero')
    builder.trackConversion(10)
    builder.trackConversion(20, 'offer', 'v1')
    expect(client.trackConversion.mock.calls).toEqual([
      [10, 'hero'],
      [20, 'offer', 'v1'],
    ])
  })

  it('reads consent at each use', () => {
    const { client, builder } = build(undefined)
    expect(builder.canTrack).toBe(false)
    client.canTrack = true
    expect(builder.canTrack).toBe(true)
  })
})
