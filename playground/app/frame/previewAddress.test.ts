import { describe, expect, it } from 'vitest'
import { sampleEntry } from '../testing/sampleEntry'
import { previewAddress } from './previewAddress'

const config = { contentHost: 'http://localhost:4174', apiKey: 'demo', version: '1' }
const entry = sampleEntry({ id: 'a&b' })

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://localhost').searchParams)

describe('previewAddress', () => {
  it('carries model, entry, key and host', () => {
    expect(queryOf(previewAddress(config, entry))).toEqual({
      model: 'page',
      entry: 'a&b',
      apiKey: 'demo',
      host: 'http://localhost:4174',
    })
  })

  it('asks for drafts as such', () => {
    const draft = { ...entry, published: false }
    expect(queryOf(previewAddress(config, draft)).includeUnpublished).toBe('true')
  })
})
