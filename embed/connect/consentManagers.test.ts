// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { CONSENT_MANAGERS } from '../../src/client/page/managerCategories'
import { followConsent } from './consentManagers'

/** The consent that a page with these globals reports: each choice with its source. */
function said(manager: string, globals: object): unknown[] {
  const say = vi.fn()
  const page = Object.assign(new EventTarget(), { document: new EventTarget() }, globals)
  followConsent(page as unknown as Window, manager, say)
  return say.mock.calls.map(([allowed, source = 'visitor']) => [allowed, source])
}

const tcf = (eventStatus?: string, gdprApplies?: boolean, allowsAll = false) => ({
  __tcfapi: (_command: string, _version: number, listener: (data: object, ok: boolean) => void) =>
    listener(
      {
        ...(eventStatus ? { eventStatus } : { cmpStatus: 'loading' }),
        gdprApplies,
        ...(allowsAll && { purpose: { consents: { 1: true, 8: true } } }),
      },
      true,
    ),
})
const oneTrust = (groups: string, isClosed: boolean) => ({
  OnetrustActiveGroups: groups,
  OneTrust: { IsAlertBoxClosed: vi.fn(() => isClosed) },
})
const cookiebot = (statistics: boolean, hasResponse: boolean) => ({
  Cookiebot: { hasResponse, consent: { statistics } },
})
const oldUsercentrics = (status: boolean, type: string, isRequired = true) => ({
  UC_UI: {
    isInitialized: () => true,
    isConsentRequired: () => isRequired,
    getServicesBaseInfo: () => [{ categorySlug: 'functional', consent: { status, type } }],
  },
})
const shopify = (isAllowed: boolean, analytics: string, showsBanner?: boolean) => ({
  Shopify: {
    customerPrivacy: {
      shouldShowBanner: showsBanner === undefined ? undefined : () => showsBanner,
      analyticsProcessingAllowed: () => isAllowed,
      currentVisitorConsent: () => ({ analytics }),
    },
  },
})
const consentMode = (...commands: [command: string, state: string, more?: object][]) => ({
  dataLayer: commands.map(([command, analytics_storage, more]) => [
    ...['consent', command, { analytics_storage, ...more }],
  ]),
})

const WORD = 'visitor'

describe('followConsent', () => {
  it.each<[manager: string, state: string, globals: object, expected: unknown[]]>([
    ['tcf', 'all allowed', tcf('tcloaded', true, true), [[true, WORD]]],
    ['tcf', 'nothing allowed', tcf('useractioncomplete', true), [[false, WORD]]],
    ['tcf', 'dialog open', tcf('cmpuishown', true, true), []],
    ['tcf', 'no law known', tcf('tcloaded', undefined, true), []],
    ['tcf', 'still loading', tcf(undefined, undefined, true), []],
    ['tcf', 'no law', tcf('tcloaded', false), [[true, 'exempt']]],
    ['onetrust', 'allowed', oneTrust(',C0001,C0002,', true), [[true, WORD]]],
    ['onetrust', 'refused', oneTrust(',C0001,', true), [[false, WORD]]],
    ['onetrust', 'allowed, dialog open', oneTrust(',C0001,C0002,', false), [[true, 'default']]],
    ['onetrust', 'dialog open', oneTrust(',C0001,', false), [[false, 'default']]],
    ['onetrust', 'no dialog known', { OnetrustActiveGroups: ',C0002,' }, [[true, 'default']]],
    ['cookiebot', 'allowed', cookiebot(true, true), [[true, WORD]]],
    ['cookiebot', 'refused', cookiebot(false, true), [[false, WORD]]],
    ['cookiebot', 'allowed, dialog open', cookiebot(true, false), [[true, 'default']]],
    ['shopify', 'allowed', shopify(true, 'yes'), [[true, WORD]]],
    ['shopify', 'refused', shopify(false, 'no'), [[false, WORD]]],
    ['shopify', 'nobody asked', shopify(true, '', false), [[true, 'exempt']]],
    ['shopify', 'allowed, not chosen', shopify(true, '', true), [[true, 'default']]],
    ['shopify', 'not chosen', shopify(false, ''), [[false, 'default']]],
    ['consent-mode', 'no command', consentMode(), [[false, 'default']]],
    ['consent-mode', 'granted', consentMode(['default', 'granted']), [[true, 'default']]],
    [
      'consent-mode',
      'granted by default, denied in a region',
      consentMode(['default', 'granted'], ['default', 'denied', { region: ['DE'] }]),
      [[false, 'default']],
    ],
    [
      'consent-mode',
      'granted by default, then denied',
      consentMode(['default', 'granted'], ['update', 'denied']),
      [[false, WORD]],
    ],
  ])('of "%s", %s', (manager, _state, globals, expected) => {
    expect(said(manager, globals)).toEqual(expected)
  })

  it.each([
    [true, 'explicit', false, undefined],
    [false, 'EXPLICIT', true, undefined],
    [true, 'IMPLICIT', true, 'default'],
    [false, 'implicit', true, 'default'],
    [true, 'IMPLICIT', false, 'exempt'],
  ])(
    'of "usercentrics", %s and %s, with a prompt: %s',
    async (status, type, isRequired, source) => {
      const say = vi.fn()
      const page = Object.assign(new EventTarget(), oldUsercentrics(status, type, isRequired))
      followConsent(page as unknown as Window, 'usercentrics', say)
      await expect.poll(() => say).toHaveBeenCalledWith(status, source)
    },
  )

  /** Pages whose visitor allows some of the categories `A` to `C`, in a manager's terms. */
  const CHOICES: Record<string, readonly [names: string[], (allowed: string[]) => object]> = {
    tcf: [
      ['1', '7', '8'],
      (allowed) => ({
        __tcfapi: (_command: string, _version: number, listener: (...of: unknown[]) => void) =>
          listener(
            {
              eventStatus: 'tcloaded',
              gdprApplies: true,
              purpose: { consents: Object.fromEntries(allowed.map((id) => [id, true])) },
            },
            true,
          ),
      }),
    ],
    'consent-mode': [
      ['analytics_storage', 'ad_storage', 'ad_user_data'],
      (allowed) => ({
        dataLayer: CHOICES['consent-mode']?.[0].map((name) => [
          ...['consent', 'update', { [name]: allowed.includes(name) ? 'granted' : 'denied' }],
        ]),
      }),
    ],
    onetrust: [['C0002', 'C0003', 'C0004'], (allowed) => oneTrust(`,${allowed.join()},`, true)],
    cookiebot: [
      ['statistics', 'marketing', 'preferences'],
      (allowed) => ({
        Cookiebot: {
          hasResponse: true,
          consent: Object.fromEntries(
            (CHOICES.cookiebot?.[0] ?? []).map((name) => [name, allowed.includes(name)]),
          ),
        },
      }),
    ],
    usercentrics: [
      ['functional', 'marketing', 'essential'],
      (allowed) => ({
        UC_UI: {
          isInitialized: () => true,
          getServicesBaseInfo: () =>
            CHOICES.usercentrics?.[0].map((categorySlug) => ({
              categorySlug,
              consent: { status: allowed.includes(categorySlug), type: 'EXPLICIT' },
            })),
        },
      }),
    ],
    shopify: [
      ['analytics', 'marketing', 'preferences'],
      (allowed) => ({
        Shopify: {
          customerPrivacy: {
            analyticsProcessingAllowed: () => allowed.includes('analytics'),
            marketingAllowed: () => allowed.includes('marketing'),
            preferencesProcessingAllowed: () => allowed.includes('preferences'),
            currentVisitorConsent: () =>
              Object.fromEntries(
                (CHOICES.shopify?.[0] ?? []).map((name) => [
                  name,
                  allowed.includes(name) ? 'yes' : 'no',
                ]),
              ),
          },
        },
      }),
    ],
  }
  const subsets = (names: string[]) =>
    names.reduce<string[][]>((all, name) => all.flatMap((some) => [some, [...some, name]]), [[]])

  it.each(Object.entries(CHOICES))(
    'of "%s", allows nothing unless each required category is allowed',
    async (manager, [names, page]) => {
      for (const required of subsets(names).filter(({ length }) => length > 0)) {
        for (const allowed of subsets(names)) {
          const say = vi.fn()
          const events = { document: new EventTarget() }
          const globals = Object.assign(new EventTarget(), events, page(allowed))
          followConsent(globals as unknown as Window, [manager, ...required].join(' '), say)
          await Promise.resolve()
          const expected = required.every((name) => allowed.includes(name))
          expect([required, allowed, say.mock.lastCall]).toEqual([
            ...[required, allowed, [expected, undefined]],
          ])
        }
      }
    },
  )

  it.each(Object.entries(CHOICES))(
    'of "%s", allows nothing that it does not have',
    async (manager, [names, page]) => {
      const say = vi.fn()
      const globals = Object.assign(new EventTarget(), { document: new EventTarget() }, page(names))
      followConsent(globals as unknown as Window, `${manager} ${names[0]} statistic`, say)
      await Promise.resolve()
      expect(say.mock.lastCall?.[0]).toBe(false)
    },
  )

  it('reports no defaults once the visitor has decided', async () => {
    const layer: { push(...entries: unknown[]): number } & unknown[] = []
    const say = vi.fn()
    const page = Object.assign(new EventTarget(), { dataLayer: layer })
    followConsent(page as unknown as Window, 'consent-mode', say)
    layer.push(['consent', 'default', { analytics_storage: 'granted' }])
    await Promise.resolve()
    layer.push(['consent', 'update', { analytics_storage: 'denied' }])
    layer.push({ event: 'gtm.js' })
    await Promise.resolve()
    expect(say.mock.calls).toEqual([
      [false, 'default'],
      [true, 'default'],
      [false, undefined],
    ])
  })

  it('passes the same choice on again', () => {
    const say = vi.fn()
    const page = Object.assign(new EventTarget(), cookiebot(true, true))
    followConsent(page as unknown as Window, 'cookiebot', say)
    page.dispatchEvent(new Event('CookiebotOnAccept'))
    expect(say.mock.calls).toEqual([
      [true, undefined],
      [true, undefined],
    ])
  })

  it('does not treat a dialog of Usercentrics that only opens as a choice', async () => {
    const say = vi.fn()
    const page = Object.assign(new EventTarget(), oldUsercentrics(true, 'EXPLICIT'))
    followConsent(page as unknown as Window, 'usercentrics', say)
    const dialog = (type: string) =>
      page.dispatchEvent(new CustomEvent('UC_UI_CMP_EVENT', { detail: { type } }))
    await expect.poll(() => say).toHaveBeenCalledTimes(1)
    dialog('CMP_SHOWN')
    await new Promise((resolve) => setTimeout(resolve))
    expect(say).toHaveBeenCalledTimes(1)
    dialog('SAVE')
    await expect.poll(() => say).toHaveBeenCalledTimes(2)
  })

  it('follows Usercentrics once it answers, though it failed before', async () => {
    const getConsentDetails = vi.fn().mockRejectedValueOnce(new Error('not initialised'))
    const service = { category: 'functional', consent: { given: true, type: 'IMPLICIT' } }
    getConsentDetails.mockResolvedValue({ services: { service } })
    const say = vi.fn()
    const __ucCmp = { getConsentDetails, isConsentRequired: async () => false }
    followConsent(Object.assign(window, { __ucCmp }), 'usercentrics', say)
    await new Promise((resolve) => setTimeout(resolve))
    expect(say).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('UC_CONSENT'))
    await expect.poll(() => say).toHaveBeenCalledWith(true, 'exempt')
  })
})

it.each(['onetrsut', '', 'constructor', '__proto__ C0003'])(
  'an unknown manager "%s" refuses until it is corrected, and is named',
  (text) => {
    const say = vi.fn()
    expect(() => followConsent(window, text, say)).toThrow(`data-consent="${text}" is not a known`)
    expect(say.mock.calls).toEqual([[false, 'default']])
  },
)

it('the consent managers are those of the guide', () => {
  const guide = readFileSync('docs/consent.md', 'utf8')
  const [, table = ''] = /\| `data-consent`(.*?)\n\n/s.exec(guide) ?? []
  const named = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)
  expect(Object.keys(CONSENT_MANAGERS)).toEqual(named)
})
