import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import type { MountOptions } from '../options/MountOptions'
import { createTrust, type TrustedValues } from './createTrust'

const HOST = 'https://content.test'
const BUILDER = 'https://cdn.builder.io'
const OURS = { apiKey: 'K', host: HOST }
const OTHER = { apiKey: 'M', host: 'https://b.test/' }
const div = { localName: 'div' } as Element

function trusting(...given: readonly TrustedValues[]) {
  const trust = createTrust()
  for (const values of given) trust.add(values)
  return trust
}

describe('an element with data attributes', () => {
  it.each<[TrustedValues[], Partial<MountOptions>, Partial<MountOptions>]>([
    [[OURS], {}, OURS],
    [[{ apiKey: ' K L ', host: `${HOST}/ https://b.test` }], {}, OURS],
    [[{ apiKey: 'K L', host: `${HOST} https://b.test` }, { apiKey: 'M' }], OTHER, OTHER],
    [[{ apiKey: 'K' }], { host: BUILDER }, { apiKey: 'K', host: BUILDER }],
    [[{ apiKey: 'K', canTrack: false }], { canTrack: true }, { apiKey: 'K', canTrack: false }],
    [[{ apiKey: 'K' }], { canTrack: false }, { apiKey: 'K', canTrack: false }],
  ])('with %o on the script and %o of its own has %o', (trusted, options, expected) => {
    expect(trusting(...trusted).admit(options, div)).toEqual(expected)
  })

  it.each<[TrustedValues[], Partial<MountOptions>, string]>([
    [[], { apiKey: 'K' }, 'data-api-key="K"'],
    [[{ apiKey: 'K' }], { apiKey: 'L' }, 'data-api-key="L"'],
    [[{ apiKey: 'K L' }], { apiKey: 'K L' }, 'data-api-key="K L"'],
    [[{ host: HOST }], { apiKey: '' }, 'data-api-key=""'],
    [[{ apiKey: 'K' }], { host: 'https://evil.test' }, 'data-host="https://evil.test"'],
    [[{ apiKey: 'K', host: HOST }], { host: `${HOST}.evil.test` }, `data-host="${HOST}.evil.test"`],
    [[{ apiKey: 'K', host: HOST }], { host: '' }, 'data-host=""'],
    [[], { apiKey: 'K', host: HOST }, `data-api-key="K" data-host="${HOST}"`],
  ])('with %o on the script and %o of its own is refused', (trusted, options, attributes) => {
    expect(() => trusting(...trusted).admit(options, div)).toThrow(
      `SiteBlocks: <div data-siteblocks ${attributes}> was not mounted, since visitors may have written it. If it is yours, write <script async src="…/embed.js" ${attributes}>`,
    )
  })

  it('is refused where the script lost its key, as it does in a module', () => {
    expect(() => trusting({ host: HOST }).admit({ model: 'page' }, div)).toThrow(
      'SiteBlocks: <div data-siteblocks> was not mounted, since the script has no key. Write <script async src="…/embed.js" data-api-key="KEY">, or call SiteBlocks.trust() where a bundler or a plugin loads the script.',
    )
  })
})

describe('<site-blocks>', () => {
  it.each<[Partial<MountOptions>, Partial<MountOptions>]>([
    [{}, { apiKey: 'K', host: HOST, canTrack: false }],
    [
      { apiKey: 'own', host: 'https://own.test', canTrack: true },
      { apiKey: 'own', host: 'https://own.test', canTrack: true },
    ],
    [{ env: 'qa' }, { apiKey: 'K', env: 'qa', canTrack: false }],
  ])('that says %o has %o', (options, expected) => {
    const trust = trusting({ apiKey: 'K', host: HOST, canTrack: false })
    expect(trust.complete(options)).toEqual(expected)
  })
})

describe('trust', () => {
  it('lets elements allow scripts once the script or the page says so', () => {
    const trust = trusting({ apiKey: 'K' })
    expect(trust.allowsScripts).toBe(false)
    trust.add({ allowScripts: true })
    trust.add({ host: HOST })
    expect(trust.allowsScripts).toBe(true)
  })

  it('refuses tracking where the refusal is misspelt, and names it', () => {
    const misspelt: object = { apiKey: 'K', canTrak: false }
    expect(trusting(misspelt).complete({})).toEqual({ apiKey: 'K', canTrack: false })
    expect(takeConsole()).toEqual([expect.stringContaining('canTrak (canTrack?)')])
  })

  it('leaves what it does not use to mount()', () => {
    const shared: object = { apiKey: 'K', timeout: 'late' }
    expect(trusting(shared).complete({})).toEqual({ apiKey: 'K' })
  })

  it('accepts only text', () => {
    expect(() => trusting({ apiKey: ['K'] as never })).toThrow('option "apiKey" must be a string')
  })
})
