// @vitest-environment happy-dom
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import type { Source } from '../../state/source'
import type { UrlState } from '../../state/urlState'
import { sampleEntry } from '../../testing/sampleEntry'
import { installedOptions } from './installedContent'
import { isLocalAddress, readSettings, scriptAddress } from './installSettings'

const SPACE: Source = {
  kind: 'space',
  space: { apiKey: 'own', model: 'page', host: 'https://own.test', url: '/pricing' },
}
const PASTED: Source = { kind: 'pasted', text: '{"data":{"blocks":[]}}' }
const SETTINGS = { scriptUrl: '', apiKey: '', host: '', place: '', fits: false }

/** The options that install a source, without unset ones. */
function installed(source: Source, settings: Partial<typeof SETTINGS> = {}, entry = sampleEntry()) {
  const config = { contentHost: 'http://localhost:4174', apiKey: 'demo', version: '1' }
  const shown = { config, entry, site: { source, options: {} }, isHeldBack: false }
  return JSON.parse(JSON.stringify(installedOptions(shown, { ...SETTINGS, ...settings })))
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

  it('names the entry that the space answered with, once that is known', () => {
    const known = installed(SPACE, {}, sampleEntry({ id: 'answered' }))
    expect(known).toMatchObject({ apiKey: 'own', entry: 'answered' })
    expect(installed(SPACE, {}, sampleEntry({ id: '' }))).not.toHaveProperty('url')
  })

  it('brings along content that no host serves, whatever is chosen', () => {
    const content = { data: { blocks: [] } }
    expect(installed(PASTED, { fits: true })).toEqual({ ...demo, content })
    expect(installed({ ...PASTED, text: '{' })).toMatchObject({ content: {} })
  })

  it('takes no state with a visitor', () => {
    expectTypeOf<UrlState>().not.toExtend<Parameters<typeof installedOptions>[0]['site']>()
  })

  it('says key and host of the site in place of those of the preview', () => {
    const settings = { apiKey: 'live', host: 'https://content.test/' }
    expect(installed({ kind: 'sample' }, settings)).toMatchObject({
      apiKey: 'live',
      host: 'https://content.test',
    })
  })
})

describe('the settings of a site', () => {
  afterEach(() => localStorage.clear())

  it('ignore what is stored of another type', () => {
    localStorage.setItem('siteblocks-install', '{"host":5,"fits":true}')
    expect(readSettings()).toEqual({ ...SETTINGS, fits: true })
    localStorage.setItem('siteblocks-install', '{')
    expect(readSettings()).toEqual(SETTINGS)
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
