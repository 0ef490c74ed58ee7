import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { ClientOptions } from '../options/ClientOptions'
import { createContentPage } from '../testing/contentPage'
import { createFakePage } from '../testing/fakePage'
import { allowedPageKeys } from './allowedPageKeys'
import { type PageKeys, readPageKeys } from './readPageKeys'

const KEYS: Readonly<Record<keyof Omit<PageKeys, 'isPreview'>, string>> = {
  preview: 'builder.preview=page',
  editing: 'builder.editing=page',
  frameEditing: 'builder.frameEditing=page',
  overrides: 'builder.overrides.page=none',
  tests: 'builder.tests.cid=v1',
  cachebust: 'builder.cachebust=1',
  noCache: 'builder.noCache=1',
  locale: 'builder.options.locale=fr',
  includeRefs: 'builder.options.includeRefs=false',
  enrich: 'builder.options.enrich=true',
  userAttributes: 'builder.userAttributes.plan=gold',
  env: 'builder.env=dev',
}
const NAMES = Object.keys(KEYS) as (keyof typeof KEYS)[]
const NOTHING = readPageKeys('')

interface Place {
  readonly origin?: string
  /** Origin of the page around it. */
  readonly framedBy?: string
  readonly options?: Partial<ClientOptions>
}

function heededAt(search: string, { origin = 'https://shop.test', framedBy, options }: Place = {}) {
  const { window } = createFakePage({ url: `${origin}/?${search}` })
  const location = Object.assign(new URL(window.location), {
    ancestorOrigins: framedBy ? [framedBy] : [],
  })
  const page = { ...window, location, parent: undefined as unknown }
  page.parent = framedBy ? {} : page
  const keys = allowedPageKeys(readPageKeys(search), { ...options }, page as unknown as Window)
  takeConsole()
  return keys
}

function isHeeded(name: keyof typeof KEYS, keys: PageKeys): boolean {
  return JSON.stringify(keys[name]) !== JSON.stringify(NOTHING[name])
}

describe('allowedPageKeys', () => {
  it.each<[place: string, more: string, ignored: readonly string[], Place]>([
    ['a live page', '', ['userAttributes', 'env'], {}],
    ['a preview', '&builder.preview=page', ['env'], {}],
    ['a studio’s preview', '&builder.preview=BUILDER_STUDIO', ['env'], {}],
    ['a local page', '', ['userAttributes'], { origin: 'http://localhost:3000' }],
    ['a file', '', ['userAttributes'], { origin: 'file://' }],
    ['a foreign frame', '&builder.preview=page', ['env'], { framedBy: 'https://evil.test' }],
    ['the editor', '&builder.frameEditing=page', [], { framedBy: 'https://builder.io' }],
    [
      'an editor that the site does not trust',
      '&builder.preview=page',
      ['env'],
      { framedBy: 'https://builder.io', options: { trustedHosts: [] } },
    ],
    ['a page with pageKeys: all', '', [], { options: { pageKeys: 'all' } }],
    [
      'a page with pageKeys: false',
      '&builder.preview=page',
      NAMES,
      { options: { pageKeys: false } },
    ],
  ])('ignores on %s with "%s" the keys %j', (_place, more, ignored, place) => {
    const left = NAMES.filter((name) => !isHeeded(name, heededAt(KEYS[name] + more, place)))
    expect(left).toEqual(ignored)
  })

  it.each(NAMES)('treats a view under the allowed key %s as a preview, and no other', (name) => {
    expect(heededAt(KEYS[name], { options: { pageKeys: 'all' } }).isPreview).toBe(true)
    expect(heededAt(KEYS[name]).isPreview).toBe(!['userAttributes', 'env'].includes(name))
  })

  it('names a key without effect', () => {
    allowedPageKeys(readPageKeys('?builder.env=test'), {}, createFakePage().environment.window)
    expect(takeConsole()).toEqual([expect.stringContaining('"builder.env"')])
  })
})

describe('a client with pageKeys: false', () => {
  it('requests, remembers and records the same under every key', async () => {
    async function visit(search: string): Promise<unknown> {
      const page = createContentPage({ url: `https://shop.example.com/${search}` })
      const client = page.client({ pageKeys: false })
      await client.get('page')
      const requests = page.requests().map(({ init, ...request }) => request)
      return [requests, client.authoring, client.canTrack]
    }
    const plain = await visit('')
    expect(plain).toEqual([
      [expect.objectContaining({ path: '/api/v3/content/page' })],
      false,
      true,
    ])
    expect(await visit(`?${Object.values(KEYS).join('&')}`)).toEqual(plain)
  })
})
