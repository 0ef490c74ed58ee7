import { describe, expect, it } from 'vitest'
import { SLIPS } from '../client/testing/slips'
import { component, entry, text } from '../content/testing/blocks'
import { takeConsole } from '../utils/testing/consoleMessages'
import type { Visitor } from './options/RenderOptions'
import { markupOf, serve } from './testing/serve'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const offer = entry([text('Full price')], {
  id: 'offer',
  variations: {
    bold: { id: 'bold', name: 'Bold', testRatio: 0.3, data: { blocks: [text('Half price')] } },
    calm: { id: 'calm', testRatio: 0.2, data: { blocks: [text('A pound off')] } },
  },
})

/** Expectations besides the variation: a cookie, and whether consent may still come. */
interface Expected {
  readonly cookie?: string
  readonly later?: boolean
  readonly options?: object
}

const gone = 'builder.tests.offer=gone'

function visitor(overrides: Partial<Visitor> = {}): Visitor {
  return { url: 'https://shop.test/offers', userAgent: FIREFOX, random: () => 0.99, ...overrides }
}

describe('renderToHtml for a visitor', () => {
  const low = { random: () => 0.1 }
  const calm = 'builder.tests.offer=calm'

  it.each<[name: string, Partial<Visitor>, shown: string, more?: object]>([
    ['a low draw', low, 'bold', { cookie: 'bold' }],
    ['a draw on the edge', { random: () => 0.3 }, 'calm', { cookie: 'calm' }],
    ['a high draw', {}, 'offer', { cookie: 'offer' }],
    // Written again, so that it lasts 30 days from this visit.
    ['a cookie', { cookies: `a=1; ${calm}` }, 'calm', { cookie: 'calm' }],
    ['a cookie of a variation that is gone', { ...low, cookies: gone }, 'bold', { cookie: 'bold' }],
    ['a key in the address', { ...low, url: `https://shop.test/?${calm}` }, 'calm'],
    ['a bot', { ...low, userAgent: 'Googlebot' }, 'offer'],
    ['no user agent', { ...low, userAgent: undefined }, 'offer'],
    ['Global Privacy Control', { ...low, globalPrivacyControl: true }, 'offer', { later: true }],
    [
      'Global Privacy Control that is passed over',
      { ...low, globalPrivacyControl: true },
      'bold',
      { cookie: 'bold', options: { ignoreGpc: true } },
    ],
    [
      'no consent',
      { ...low, cookies: calm },
      'offer',
      { later: true, options: { canTrack: false } },
    ],
  ])('follows %s', (_, given, shown, more: Expected = {}) => {
    const { cookie, later = false, options } = more
    const rendered = serve(offer, { ...options, visitor: visitor(given) })
    expect(rendered.entry.testVariationId).toBe(shown)
    expect(rendered.entry).not.toHaveProperty('variations')
    expect(rendered.html.includes('"testRatio"')).toBe(later)
    expect(rendered.html).not.toContain('<template data-sb-variation')
    const expected = `^builder\\.tests\\.offer=${cookie}; expires=.+ GMT; path=/; secure; SameSite=None$`
    expect(rendered.setCookies).toEqual(cookie ? [expect.stringMatching(expected)] : [])
  })

  it('picks one variation for a visitor, however often the entry stands on the page', () => {
    const picks = [0.1, 0.9]
    const one = visitor({ cookies: `a=1; ${gone}`, random: () => picks.shift() ?? 0.9 })
    const [first, second] = [1, 2].map(() => serve(offer, { visitor: one }))
    expect(first?.entry.testVariationId).toBe('bold')
    expect(second?.entry.testVariationId).toBe('bold')
    expect(first?.setCookies).toHaveLength(1)
    expect(second?.setCookies).toEqual(first?.setCookies)
    expect(second?.html).toContain('>Half price<')
  })

  it('reads and sets cookies as the options want them', () => {
    const cookie = { cookieDomain: 'shop.test', cookiePrefix: 'b_' }
    const options = { ...cookie, variationCookies: 'one' } as const
    const { setCookies } = serve(offer, { ...options, visitor: visitor() })
    expect(setCookies.at(-1)).toMatch(
      /^b_builder\.tests=offer%3Doffer; expires=[^;]+; path=\/; secure; SameSite=None; domain=shop\.test$/,
    )
    const cookies = 'b_builder.tests=offer%3Dcalm; builder.tests.offer=bold'
    const rendered = serve(offer, { ...options, visitor: visitor({ cookies }) })
    expect(rendered.entry.testVariationId).toBe('calm')
    const { html } = serve(offer, options)
    expect(html).toContain('"cookiePrefix":"b_"')
  })

  it('sets cookies that http carries, on http', () => {
    const { setCookies } = serve(offer, { visitor: visitor({ url: 'http://shop.test/' }) })
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
    const all = { children: [text('for all')] }
    const personal = component('PersonalizationContainer', { variants }, all)
    const { html } = serve([personal], { visitor: visitor(user) })
    expect(html).toContain(`>for ${shown}<`)
    expect(html.match(/>for /g)).toHaveLength(1)
  })

  it('decides the variations of symbols too', () => {
    const symbol = component('Symbol', { symbol: { model: 'm', entry: 'offer', content: offer } })
    const rendered = serve([symbol], { visitor: visitor(low) })
    expect(rendered.html).toContain('>Half price<')
    expect(rendered.setCookies).toHaveLength(1)
  })

  it('sets cookies for the latest of many symbols, within 4,000 characters', () => {
    const symbols = Array.from({ length: 260 }, (_, index) =>
      component('Symbol', {
        symbol: { model: 'm', entry: `s${index}`, content: { ...offer, id: `s${index}` } },
      }),
    )
    const { setCookies } = serve(symbols, { visitor: visitor({ cookies: 'session=secret' }) })
    const pairs = setCookies.map((cookie) => cookie.split(';', 1)[0] ?? '')
    expect(pairs.join('; ').length).toBeLessThan(4_000)
    expect(pairs.filter((pair) => /=$|^session/.test(pair))).toEqual([])
    expect(pairs.length).toBeGreaterThan(30)
    expect(pairs.at(-1)).toMatch(/^builder\.tests\.s259=/)
  })

  it('leaves alone what only looks like the content of a symbol', () => {
    const plan = component('Text', { text: 'Plan', content: { ...offer, data: 'Full price' } })
    const { html } = serve([plan], { visitor: visitor() })
    expect(html).toContain('>Plan<')
  })

  it.each([
    { userAgent: FIREFOX, size: 'large' },
    { userAgent: 'iPad', size: 'medium' },
    { userAgent: 'iPhone', size: 'small' },
  ])('renders the state of the page and of a $size device', ({ userAgent, size }) => {
    const state = text('{{state.isServer}} {{state.deviceSize}} {{state.location.query.a}}')
    const given = visitor({ userAgent, url: 'https://shop.test/?a=b' })
    const { html } = serve([state], { visitor: given })
    expect(html).toContain(`>true ${size} b<`)
  })
})

describe('renderToHtml for everybody', () => {
  it('includes every variation, and the script that decides', () => {
    const { html, entry: shown, setCookies } = serve(offer)
    expect(shown.testVariationId).toBe('offer')
    expect(setCookies).toEqual([])
    expect(html).toContain('<template data-sb-variation="bold">')
    expect(html).toContain('<template data-sb-variation="calm">')
    expect(html).toMatch(/@media \(scripting:enabled\)\{:host>\[data-sb-undecided\]/)
  })

  it('leaves out what decide: false excludes, and what nobody needs', () => {
    for (const { html } of [serve(offer, { decide: false }), serve([text('a')])]) {
      expect(html).not.toContain('data-sb-undecided')
      expect(html).not.toContain('<script>')
    }
  })

  it('includes every variant of a container, with its default in view', () => {
    const variants = ['pro', 'free'].map((plan) => ({
      query: [{ property: 'plan', operator: 'is' as const, value: plan }],
      blocks: [text(`for ${plan}`)],
    }))
    const all = { children: [text('for all')] }
    const personal = component('PersonalizationContainer', { variants }, all)
    const markup = markupOf(serve([personal]))
    const templates = markup.match(/<template data-sb-variant=.*?<\/template>/gs)
    expect(templates).toEqual([
      expect.stringContaining('>for pro<'),
      expect.stringContaining('>for free<'),
    ])
    expect(templates?.join('')).not.toContain('for all')
    expect(markup).toContain('>for all<')
  })

  it('renders variants inside of variants', () => {
    const personal = (name: string, block: ReturnType<typeof text>) => {
      const variants = [{ name, blocks: [block] }]
      return component('PersonalizationContainer', { variants }, { children: [text(`no ${name}`)] })
    }
    const outer = personal('outer', personal('inner', text('in inner')))
    const markup = markupOf(serve([outer, personal('next', text('in next'))]))
    expect(markup.match(/<template data-sb-variant=/g)).toHaveLength(3)
    for (const part of ['no outer', 'no inner', 'in inner', 'no next', 'in next'])
      expect(markup.split(`>${part}<`)).toHaveLength(2)
    expect(markup).toMatch(/no outer.*<template[^>]*>.*no inner.*<template[^>]*>.*in inner/s)
  })
})

describe('renderToHtml with an option that is misspelt', () => {
  it.each(Object.entries(SLIPS).filter(([slip]) => slip !== 'none'))(
    'remembers nobody whose refusal has %s',
    (_slip, mistype) => {
      for (const place of 'canTrack'.split('').keys()) {
        const typed = mistype('canTrack', place)
        if (typed === 'canTrack') continue
        const options = { [typed]: false, visitor: visitor() }
        expect([typed, serve(offer, options).setCookies]).toEqual([typed, []])
        expect(takeConsole()).toEqual([expect.stringContaining(`here: ${typed} (canTrack?).`)])
      }
    },
  )

  it.each(['gpc', 'globalprivacycontrol', 'cookie', 'headers'])(
    'names the field %s of the visitor',
    (name) => {
      const given: object = { [name]: true }
      serve(offer, { visitor: visitor(given) })
      expect(takeConsole()).toEqual([
        expect.stringMatching(
          `here: ${name}\\b.* remove them: a visitor has url, cookies, userAgent, globalPrivacyControl, random.`,
        ),
      ])
    },
  )
})
