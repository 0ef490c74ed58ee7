import { describe, expect, it } from 'vitest'
import { component, entry, text } from '../content/testing/blocks'
import type { RenderOptions, Visitor } from './RenderOptions'
import { renderToHtml } from './renderToHtml'

const OPTIONS: RenderOptions = { apiKey: 'key', model: 'page' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const offer = entry([text('Full price')], {
  id: 'offer',
  variations: {
    bold: { id: 'bold', name: 'Bold', testRatio: 0.3, data: { blocks: [text('Half price')] } },
    calm: { id: 'calm', testRatio: 0.2, data: { blocks: [text('A pound off')] } },
  },
})

function visitor(overrides: Partial<Visitor> = {}): Visitor {
  return { url: 'https://shop.test/offers', userAgent: FIREFOX, random: () => 0.99, ...overrides }
}

describe('renderToHtml for a visitor', () => {
  it.each<{
    name: string
    visitor: Partial<Visitor>
    options?: object
    shown: string
    cookie?: string
    mayConsent?: boolean
  }>([
    { name: 'a low draw', visitor: { random: () => 0.1 }, shown: 'bold', cookie: 'bold' },
    { name: 'a draw on the edge', visitor: { random: () => 0.3 }, shown: 'calm', cookie: 'calm' },
    { name: 'a high render', visitor: {}, shown: 'offer', cookie: 'offer' },
    { name: 'a cookie', visitor: { cookies: 'a=1; builder.tests.offer=calm' }, shown: 'calm' },
    {
      name: 'a cookie of a variation that is gone',
      visitor: { cookies: 'builder.tests.offer=gone', random: () => 0.1 },
      shown: 'bold',
      cookie: 'bold',
    },
    {
      name: 'a key in the address',
      visitor: { url: 'https://shop.test/?builder.tests.offer=calm', random: () => 0.1 },
      shown: 'calm',
    },
    { name: 'a bot', visitor: { userAgent: 'Googlebot', random: () => 0.1 }, shown: 'offer' },
    { name: 'no user agent', visitor: { userAgent: undefined, random: () => 0.1 }, shown: 'offer' },
    {
      name: 'Global Privacy Control',
      visitor: { globalPrivacyControl: true, random: () => 0.1 },
      shown: 'offer',
      mayConsent: true,
    },
    {
      name: 'Global Privacy Control that is passed over',
      visitor: { globalPrivacyControl: true, random: () => 0.1 },
      options: { ignoreGpc: true },
      shown: 'bold',
      cookie: 'bold',
    },
    {
      name: 'no consent',
      visitor: { random: () => 0.1, cookies: 'builder.tests.offer=calm' },
      options: { canTrack: false },
      shown: 'offer',
      mayConsent: true,
    },
  ])('goes by $name', (row) => {
    const { visitor: overrides, options, shown, cookie, mayConsent = false } = row
    const rendered = renderToHtml(offer, { ...OPTIONS, ...options, visitor: visitor(overrides) })
    expect(rendered.entry.testVariationId).toBe(shown)
    expect(rendered.entry).not.toHaveProperty('variations')
    expect(rendered.html.includes('"testRatio"')).toBe(mayConsent)
    expect(rendered.html).not.toContain('<template data-sb-variation')
    const expected =
      cookie &&
      expect.stringMatching(
        new RegExp(
          `^builder\\.tests\\.offer=${cookie}; expires=.+ GMT; path=/; secure; SameSite=None$`,
        ),
      )
    expect(rendered.setCookies).toEqual(expected ? [expected] : [])
  })

  it('picks one variation for a visitor, however often the entry stands on the page', () => {
    const picks = [0.1, 0.9]
    const one = visitor({
      cookies: 'a=1; builder.tests.offer=gone',
      random: () => picks.shift() ?? 0.9,
    })
    const [first, second] = [1, 2].map(() => renderToHtml(offer, { ...OPTIONS, visitor: one }))
    expect(first?.entry.testVariationId).toBe('bold')
    expect(second?.entry.testVariationId).toBe('bold')
    expect(first?.setCookies).toHaveLength(1)
    expect(second?.setCookies).toEqual([])
    expect(second?.html).toContain('>Half price<')
  })

  it('reads and sets cookies as the options want them', () => {
    const options = {
      cookieDomain: 'shop.test',
      cookiePrefix: 'b_',
      variationCookies: 'one',
    } as const
    const { setCookies } = renderToHtml(offer, { ...OPTIONS, ...options, visitor: visitor() })
    expect(setCookies.at(-1)).toMatch(
      /^b_builder\.tests=offer%3Doffer; expires=[^;]+; path=\/; secure; SameSite=None; domain=shop\.test$/,
    )
    const cookies = 'b_builder.tests=offer%3Dcalm; builder.tests.offer=bold'
    const rendered = renderToHtml(offer, { ...OPTIONS, ...options, visitor: visitor({ cookies }) })
    expect(rendered.entry.testVariationId).toBe('calm')
    const { html } = renderToHtml(offer, { ...OPTIONS, ...options })
    expect(html).toContain('"cookiePrefix":"b_"')
  })

  it('sets cookies that http carries, on http', () => {
    const { setCookies } = renderToHtml(offer, {
      ...OPTIONS,
      visitor: visitor({ url: 'http://shop.test/' }),
    })
    expect(setCookies[0]).toMatch(/; path=\/$/)
  })

  it.each([
    ['device', { userAgent: 'iPhone' }, 'mobile'],
    ['path', { url: 'https://shop.test/sale' }, 'sale'],
    ['cookie', { cookies: 'builder.userAttributes=%7B%22plan%22%3A%22pro%22%7D' }, 'pro'],
    ['nothing', {}, 'all'],
  ])('personalises by %s', (_, user, shown) => {
    const is = (property: string, value: string) => [{ property, operator: 'is' as const, value }]
    const variants = [
      { name: 'mobile', query: is('device', 'mobile'), blocks: [text('for mobile')] },
      { name: 'sale', query: is('urlPath', '/sale'), blocks: [text('for sale')] },
      { name: 'pro', query: is('plan', 'pro'), blocks: [text('for pro')] },
    ]
    const personal = component(
      'PersonalizationContainer',
      { variants },
      { children: [text('for all')] },
    )
    const { html } = renderToHtml(entry([personal]), { ...OPTIONS, visitor: visitor(user) })
    expect(html).toContain(`>for ${shown}<`)
    expect(html.match(/>for /g)).toHaveLength(1)
  })

  it('decides the variations of symbols too', () => {
    const symbol = component('Symbol', { symbol: { model: 'm', entry: 'offer', content: offer } })
    const rendered = renderToHtml(entry([symbol]), {
      ...OPTIONS,
      visitor: visitor({ random: () => 0.1 }),
    })
    expect(rendered.html).toContain('>Half price<')
    expect(rendered.setCookies).toHaveLength(1)
  })

  it('leaves alone what only looks like the content of a symbol', () => {
    const plan = component('Text', { text: 'Plan', content: { ...offer, data: 'Full price' } })
    const { html } = renderToHtml(entry([plan]), { ...OPTIONS, visitor: visitor() })
    expect(html).toContain('>Plan<')
  })

  it.each([
    { userAgent: FIREFOX, size: 'large' },
    { userAgent: 'iPad', size: 'medium' },
    { userAgent: 'iPhone', size: 'small' },
  ])('tells the state of the page and of a $size device', ({ userAgent, size }) => {
    const state = text('{{state.isServer}} {{state.deviceSize}} {{state.location.query.a}}')
    const { html } = renderToHtml(entry([state]), {
      ...OPTIONS,
      visitor: visitor({ userAgent, url: 'https://shop.test/?a=b' }),
    })
    expect(html).toContain(`>true ${size} b<`)
  })
})

describe('renderToHtml for everybody', () => {
  it('brings every variation along, and what decides', () => {
    const { html, entry: shown, setCookies } = renderToHtml(offer, OPTIONS)
    expect(shown.testVariationId).toBe('offer')
    expect(setCookies).toEqual([])
    expect(html).toContain('<template data-sb-variation="bold">')
    expect(html).toContain('<template data-sb-variation="calm">')
    expect(html).toMatch(/@media \(scripting:enabled\)\{:host>\[data-sb-undecided\]/)
  })

  it('brings nothing along that it is told to leave out, or that nobody needs', () => {
    for (const html of [
      renderToHtml(offer, { ...OPTIONS, decide: false }).html,
      renderToHtml(entry([text('a')]), OPTIONS).html,
    ]) {
      expect(html).not.toContain('data-sb-undecided')
      expect(html).not.toContain('<script>')
    }
  })

  it('brings every variant of a container along, with its default in view', () => {
    const variants = ['pro', 'free'].map((plan) => ({
      query: [{ property: 'plan', operator: 'is' as const, value: plan }],
      blocks: [text(`for ${plan}`)],
    }))
    const all = { children: [text('for all')] }
    const personal = component('PersonalizationContainer', { variants }, all)
    const markup = renderToHtml(entry([personal]), OPTIONS).html.replace(/<script.*$/s, '')
    const templates = markup.match(/<template data-sb-variant=.*?<\/template>/gs)
    expect(templates).toEqual([
      expect.stringContaining('>for pro<'),
      expect.stringContaining('>for free<'),
    ])
    expect(templates?.join('')).not.toContain('for all')
    expect(markup).toContain('>for all<')
  })

  it('renders variants inside of variants', () => {
    const personal = (name: string, blocks: ReturnType<typeof text>[]) =>
      component(
        'PersonalizationContainer',
        { variants: [{ name, blocks }] },
        { children: [text(`no ${name}`)] },
      )
    const inner = personal('inner', [text('in inner')])
    const { html } = renderToHtml(
      entry([personal('outer', [inner]), personal('next', [text('in next')])]),
      OPTIONS,
    )
    const markup = html.slice(0, html.indexOf('<script'))
    expect(markup.match(/<template data-sb-variant=/g)).toHaveLength(3)
    for (const part of ['no outer', 'no inner', 'in inner', 'no next', 'in next'])
      expect(markup.split(`>${part}<`)).toHaveLength(2)
    expect(markup).toMatch(/no outer.*<template[^>]*>.*no inner.*<template[^>]*>.*in inner/s)
  })
})
