import { describe, expect, it } from 'vitest'
import { DEFAULT_STATE, type UrlState } from '../state/urlState'
import { sampleEntry } from '../testing/sampleEntry'
import { previewAddress } from './previewAddress'

const config = { contentHost: 'http://localhost:4174', apiKey: 'demo', version: '1' }
const entry = sampleEntry({ id: 'a&b' })

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://localhost').searchParams)

describe('previewAddress', () => {
  it('carries model, entry, key and host', () => {
    expect(queryOf(previewAddress(config, entry, DEFAULT_STATE))).toEqual({
      model: 'page',
      entry: 'a&b',
      address: '/',
      apiKey: 'demo',
      host: 'http://localhost:4174',
    })
  })

  it.each([
    { given: {}, url: '/sale', expected: { entry: 'a&b', address: '/sale' } },
    { given: { address: 'x?a=1' }, url: '/sale', expected: { address: '/x?a=1' } },
    {
      given: { address: '/x', source: { kind: 'pasted', text: '{}' } },
      url: undefined,
      expected: { address: '/x' },
    },
  ] as const)('stands at $expected.address, where $given is given', ({ given, url, expected }) => {
    const asked = queryOf(previewAddress(config, { ...entry, url }, { ...DEFAULT_STATE, ...given }))
    expect({ entry: asked.entry, address: asked.address }).toEqual({
      entry: undefined,
      ...expected,
    })
  })

  it('asks a space for what fits the address of the page', () => {
    const space = { apiKey: 'a', model: 'page', url: 'https://x.example/sale?a=1' }
    const state: UrlState = { ...DEFAULT_STATE, source: { kind: 'space', space } }
    const asked = queryOf(previewAddress(config, { ...entry, id: '' }, state))
    expect(asked).toMatchObject({
      address: '/sale?a=1',
      options: JSON.stringify({ url: space.url, autoTrack: false }),
    })
  })

  it('asks for drafts as such', () => {
    const draft = { ...entry, published: false }
    expect(queryOf(previewAddress(config, draft, DEFAULT_STATE)).includeUnpublished).toBe('true')
  })

  it('lets a visual editor edit the page while it is connected', () => {
    const editing = { 'builder.frameEditing': 'page', 'builder.preview': 'page' }
    const open = previewAddress(config, entry, { ...DEFAULT_STATE, editor: 'connected' })
    expect(queryOf(open)).toMatchObject(editing)
    const closed = previewAddress(config, entry, { ...DEFAULT_STATE, panel: 'events' })
    expect(closed).not.toContain('builder.')
  })

  it('opens the page that is asked for, and carries what differs from the default', () => {
    const state: UrlState = { ...DEFAULT_STATE, page: 'rtl', policy: 'self', motion: 'reduce' }
    const address = previewAddress(config, entry, state)
    expect(address).toMatch(/^\/preview\/rtl\.html\?/)
    expect(queryOf(address)).toMatchObject({ policy: 'self', motion: 'reduce' })
    expect(queryOf(address)).not.toHaveProperty('network')
  })

  it.each([
    { rendering: 'client', consent: false, expected: undefined },
    { rendering: 'server', consent: undefined, expected: undefined },
    { rendering: 'server', consent: false, expected: '{"canTrack":false}' },
  ] as const)('tells a server of refused consent: $rendering, $consent', (given) => {
    const { rendering, consent, expected } = given
    const visitor = consent === false ? { consent } : {}
    const address = previewAddress(config, entry, { ...DEFAULT_STATE, rendering, visitor })
    expect(queryOf(address).options).toBe(expected)
  })

  it.each([
    { visitor: {}, expected: undefined },
    { visitor: {}, options: { canTrack: false }, expected: undefined },
    { visitor: { device: 'mobile' }, expected: '{"userAttributes":{"device":"mobile"}}' },
  ] as const)('makes the widget see $visitor', ({ expected, ...given }) => {
    const address = previewAddress(config, entry, { ...DEFAULT_STATE, ...given })
    expect(queryOf(address).options).toBe(expected)
  })
})
