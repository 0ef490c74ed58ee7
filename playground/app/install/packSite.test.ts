import { describe, expect, it } from 'vitest'
import { DEFAULT_STATE, siteOf, type UrlState } from '../state/urlState'
import { sampleEntry } from '../testing/sampleEntry'
import { NO_SETTINGS } from './installSettings'
import { installSite, type Site } from './installSite'
import { type PackParts, packedSettings, packSite } from './packSite'
import { platforms } from './platforms'

const POLICY = "script-src 'self'"
const OWN_SETTINGS = {
  ...NO_SETTINGS,
  scriptUrl: 'https://cdn.example.com/0.4.0/embed.js',
  host: 'https://content.example.com',
}

const siteWith = (change: Partial<UrlState>, ownCode = ''): Site => ({
  config: { contentHost: 'http://localhost:4174', apiKey: 'demo', version: '1' },
  entry: sampleEntry(),
  site: siteOf({ ...DEFAULT_STATE, ...change }),
  filesOrigin: 'http://localhost:4173',
  ownCode,
  livePart: 'live-1.js',
})

function pack(
  change: Partial<UrlState> = {},
  settings = NO_SETTINGS,
  more: Partial<PackParts> = {},
) {
  const site = siteWith(change)
  const { platform } = installSite(site, settings)
  const installed = installSite(site, packedSettings(settings, platform))
  const about = { name: 'Spring <sale>', isPublished: true, isUnsaved: false }
  const modules = ['siteblocks.js', 'live-1.js']
  return packSite({ ...about, installed, policy: POLICY, modules, ...more })
}

describe('packedSettings', () => {
  it.each([
    { scriptUrl: '', snippet: 'html', packed: 'embed.js' },
    { scriptUrl: '', snippet: 'javascript', packed: 'embed.js' },
    { scriptUrl: '', snippet: 'shopify', packed: '/embed.js' },
    { scriptUrl: 'http://localhost:8080', snippet: 'html', packed: 'embed.js' },
    { scriptUrl: '/js/embed.js', snippet: 'html', packed: '/js/embed.js' },
    { scriptUrl: 'https://cdn.example.com', snippet: 'html', packed: 'https://cdn.example.com' },
  ])('names $packed for “$scriptUrl” and $snippet', ({ scriptUrl, snippet, packed }) => {
    const platform = platforms.find(({ id }) => id === snippet) ?? expect.fail()
    expect(packedSettings({ ...NO_SETTINGS, scriptUrl }, platform).scriptUrl).toBe(packed)
  })
})

describe('packSite', () => {
  const PAGE = ['README.md', 'index.html', 'content-security-policy.txt']
  it.each<{ change: Partial<UrlState>; texts: string[]; built: string[] }>([
    { change: {}, texts: PAGE, built: ['embed.js'] },
    { change: { manager: 'onetrust' }, texts: PAGE, built: ['embed.js', 'connect.js'] },
    { change: { extras: ['early'] }, texts: PAGE, built: ['embed.js', 'loader.js'] },
    {
      change: { extras: ['parts'] },
      texts: PAGE,
      built: ['modules/siteblocks.js', 'modules/live-1.js'],
    },
    {
      change: { snippet: 'javascript' },
      texts: ['README.md', 'index.html', 'site.js', 'content-security-policy.txt'],
      built: ['embed.js'],
    },
    {
      change: { snippet: 'wordpress-theme' },
      texts: ['README.md', 'content-security-policy.txt'],
      built: ['embed.js'],
    },
    {
      change: { snippet: 'react' },
      texts: ['README.md', 'content-security-policy.txt'],
      built: [],
    },
    {
      change: { snippet: 'react', manager: 'onetrust' },
      texts: ['README.md', 'content-security-policy.txt'],
      built: ['connect.js'],
    },
  ])('packs $texts and $built for $change', ({ change, texts, built }) => {
    const packed = pack(change)
    expect(Object.keys(packed.texts)).toEqual(texts)
    expect(packed.built).toEqual(built)
    for (const name of [...texts.slice(1), ...built]) {
      expect(packed.texts['README.md']).toContain(`\n- ${name}: `)
    }
  })

  it('leaves the policy of a server to its code', () => {
    const { texts } = pack({ snippet: 'server' }, NO_SETTINGS, { policy: undefined })
    expect(Object.keys(texts)).toEqual(['README.md'])
  })

  it.each(platforms.map(({ id, label }) => ({ id, label })))(
    'has the code that Install shows for $label, with the addresses of the site',
    ({ id }) => {
      const change: Partial<UrlState> = { snippet: id, manager: 'onetrust', extras: ['early'] }
      const { texts } = pack(change, OWN_SETTINGS)
      const { steps, isPasted } = installSite(siteWith(change), OWN_SETTINGS)
      for (const { code, spot } of steps) {
        expect(texts['README.md']).toContain(code ?? '')
        if (isPasted && code && spot !== 'script') expect(texts['index.html']).toContain(code)
        if (spot === 'script') expect(texts['site.js']).toBe(code)
      }
      expect(texts['README.md']).not.toContain('## Before it goes live')
    },
  )

  it('titles the page, and gives it the language of the site', () => {
    const { texts } = pack({ options: { locale: 'de-AT' } })
    expect(texts['index.html']).toContain('<title>Spring &lt;sale></title>')
    expect(texts['index.html']).toContain('<html lang="de-AT">')
  })
})

describe('the README', () => {
  it.each<{ says: string; settings?: typeof NO_SETTINGS; more?: Partial<PackParts> }>([
    { says: 'The content host is http://localhost:4174, which only one computer reaches' },
    { says: 'The entry is a draft', settings: OWN_SETTINGS, more: { isPublished: false } },
    { says: 'The last changes are not saved', settings: OWN_SETTINGS, more: { isUnsaved: true } },
  ])('begins with what is left to do: $says', ({ says, settings, more }) => {
    const readme = pack({}, settings, more).texts['README.md']
    expect(readme?.split('## What goes where')[0]).toContain(says)
  })

  it('says where files go', () => {
    expect(pack().texts['README.md']).toContain('- embed.js: beside the page.')
    expect(pack({ extras: ['parts'] }).texts['README.md']).toContain(
      '- modules/live-1.js: beside the page, in its folder.',
    )
    expect(pack({ snippet: 'shopify' }).texts['README.md']).toContain(
      '- embed.js: where your site gives it out as /embed.js. If it takes no files',
    )
    expect(pack({}, OWN_SETTINGS).texts['README.md']).toContain(
      '- embed.js: where https://cdn.example.com/0.4.0/embed.js gives it out.',
    )
  })

  it('requests nothing from the content host for content that comes along', () => {
    const text = JSON.stringify({ data: { text: '```' } })
    const readme = pack({ source: { kind: 'pasted', text } }).texts['README.md']
    expect(readme).toContain('only events and forms go to http://localhost:4174')
    expect(readme).not.toContain('## Before it goes live')
    expect(readme).toContain('\n````\n')
  })
})
