// @vitest-environment happy-dom
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import type { Source } from '../state/source'
import { DEFAULT_STATE, type SiteState, siteOf, type UrlState } from '../state/urlState'
import { sampleEntry } from '../testing/sampleEntry'
import { installedOptions } from './installedContent'
import { isLocalAddress, NO_SETTINGS, readSettings, scriptAddress } from './installSettings'

const SPACE: Source = {
  kind: 'space',
  space: { apiKey: 'own', model: 'page', host: 'https://own.test', url: '/pricing' },
}
const PASTED: Source = { kind: 'pasted', text: '{"data":{"blocks":[]}}' }

/** The options that install a source, without unset ones. */
function installed(source: Source, change: Partial<SiteState> = {}, entry = sampleEntry()) {
  const config = { contentHost: 'http://localhost:4174', apiKey: 'demo', version: '1' }
  const site = { ...siteOf({ ...DEFAULT_STATE, source }), ...change }
  return JSON.parse(JSON.stringify(installedOptions({ config, entry, site }, NO_SETTINGS)))
}

describe('installedOptions', () => {
  const demo = { apiKey: 'demo', model: 'page', host: 'http://localhost:4174' }

  it('names the entry of the preview, a draft as such', () => {
    expect(installed({ kind: 'sample' })).toEqual({ ...demo, entry: 'landing' })
    const draft = installed({ kind: 'sample' }, {}, sampleEntry({ published: false }))
    expect(draft).toMatchObject({ entry: 'landing', includeUnpublished: true })
  })

  it.each([{ kind: 'sample' } as const, SPACE])(
    'names neither entry nor address for templates: $kind',
    (source) => {
      expect(installed(source, { fits: true })).not.toHaveProperty('entry')
      expect(installed(source, { fits: true })).not.toHaveProperty('url')
    },
  )

  it('names what is requested from a space: the entry, or the address that it is targeted at', () => {
    expect(installed(SPACE)).toMatchObject({ apiKey: 'own', url: '/pricing' })
    const one = { ...SPACE, space: { apiKey: 'own', model: 'page', entry: 'a' } } as const
    expect(installed(one)).toMatchObject({ entry: 'a' })
  })

  it.each([
    { address: '/', url: '/', expected: 'landing' },
    { address: '/sale?utm_source=mail', url: '/sale/', expected: 'landing' },
    { address: '/elsewhere', url: '/sale', expected: undefined },
    { address: '/elsewhere', url: undefined, expected: undefined },
    { address: '/?utm_campaign=advent', url: undefined, expected: 'landing' },
  ])('names the entry of $url at $address: $expected', ({ address, url, expected }) => {
    const { entry } = installed({ kind: 'sample' }, { address }, sampleEntry({ url }))
    expect(entry).toBe(expected)
  })

  it('brings along content that no host serves, whatever is chosen', () => {
    const content = { data: { blocks: [] } }
    expect(installed(PASTED, { fits: true })).toEqual({ ...demo, content })
    expect(installed({ ...PASTED, text: '{' })).toMatchObject({ content: { data: {} } })
  })

  it('accepts no state with a visitor', () => {
    expectTypeOf<UrlState>().not.toExtend<SiteState>()
  })

  it('says key and host of the site in place of those of the preview', () => {
    const settings = { ...NO_SETTINGS, apiKey: 'live', host: 'https://content.test/' }
    const config = { contentHost: 'http://localhost:4174', apiKey: 'demo', version: '1' }
    const shown = { config, entry: sampleEntry(), site: siteOf(DEFAULT_STATE) }
    expect(installedOptions(shown, settings)).toMatchObject({
      apiKey: 'live',
      host: 'https://content.test',
    })
  })
})

describe('the settings of a site', () => {
  afterEach(() => localStorage.clear())

  it('ignore what is stored of another type', () => {
    localStorage.setItem('siteblocks-install', '{"host":5,"apiKey":"live"}')
    expect(readSettings()).toEqual({ ...NO_SETTINGS, apiKey: 'live' })
    localStorage.setItem('siteblocks-install', '{')
    expect(readSettings()).toEqual(NO_SETTINGS)
  })
})

describe('isLocalAddress', () => {
  it.each([
    ['http://localhost:4173/embed.js', true],
    ['http://shop.localhost', true],
    ['http://127.0.0.1:5000', true],
    ['http://[::1]/', true],
    ['https://cdn.example.com/embed.js', false],
    ['https://localhost.example.com', false],
    ['/embed.js', false],
  ])('%s: %s', (address, expected) => {
    expect(isLocalAddress(address)).toBe(expected)
  })
})

describe('scriptAddress', () => {
  it.each([
    ['https://cdn.test/embed.js', 'https://cdn.test/embed.js'],
    ['/files/embed-0.4.0.js?v=1', '/files/embed-0.4.0.js?v=1'],
    ['https://cdn.test', 'https://cdn.test/embed.js'],
    ['https://cdn.test/sb/', 'https://cdn.test/sb/embed.js'],
  ])('%s: %s', (given, expected) => {
    expect(scriptAddress(given)).toBe(expected)
  })
})
