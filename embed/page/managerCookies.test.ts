import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../src/client/testing/anyText'
import { decisionInCookies } from './managerCookies'

/** TC strings from https://iabtcf.com/ and its library, with the purposes that they consent to. */
const TC_STRINGS = [
  ['CQuIxQAQuIxQAAfABBENEsEgAP_gAAAAAAYgF5wAgABALzAAAAAA.YAAAAAAAAAAA', '1 2 3 4 5 6 7 8 9 10 11'],
  ['CQuIxQAQuIxQAAfABBENEsEgAIEAAAAAAAYgABEAAAAA.YAAAAAAAAAAA', '1 8'],
  ['CQuIxQAQuIxQAAfABBENEsEgAIAAAAAAAAYgAAAAAAAA.YAAAAAAAAAAA', '1'],
  ['CQuIxQAQuIxQAAfABBENEsEgAAAAAAAAAAYgAAAAAAAA.YAAAAAAAAAAA', ''],
  ['COtybn4PA_zT4KjACBENAPCIAEBAAECAAIAAAAAAAAAA', '2 10'],
  ['COwxsONOwxsONKpAAAENAdCAAMAAAAAAAAAAAAAAAAAA', '1 2'],
  [
    'COvFyGBOvFyGBAbAAAENAPCAAOAAAAAAAAAAAEEUACCKAAA.IFoEUQQgAIQwgIwQABAEAAAAOIAACAIAAAAQAIAgEAACEAAAAAgAQBAAAAAAAGBAAgAAAAAAAFAAECAAAgAAQARAEQAAAAAJAAIAAgAAAYQEAAAQmAgBC3ZAYzUw',
    '1 2 3',
  ],
] as const

describe('decisionInCookies of "tcf"', () => {
  it.each(TC_STRINGS)('reads %s', (text, consents) => {
    const given = consents.split(' ')
    const cookies = `a=1; euconsent-v2=${text}; b=2`
    for (let purpose = 1; purpose <= 24; purpose++) {
      const isGiven = given.includes(String(purpose))
      expect([purpose, decisionInCookies(`tcf ${purpose}`, cookies)]).toEqual([purpose, isGiven])
    }
    expect(decisionInCookies('tcf', cookies)).toBe(given.includes('1') && given.includes('8'))
  })

  const [[granted]] = TC_STRINGS
  it.each([
    ['nothing', ''],
    ['an empty one', 'euconsent-v2='],
    ['version 1', 'euconsent-v2=BOEFEAyOEFEAyAHABDENAIgAAAB9vABAASABAASABAASABAASABAASABAASABAAS'],
    ['less than a core string has', `euconsent-v2=${granted.slice(0, 43)}`],
    ['what is no base64', `euconsent-v2=${granted.replace('QuI', 'Q"I')}`],
    ['padding', `euconsent-v2=${granted}==`],
    ['a cookie of another name', `xeuconsent-v2=${granted}; euconsent-v2x=${granted}`],
    ['malformed encoding', `euconsent-v2=${granted}%E0%`],
  ])('says nothing for %s', (_what, cookies) => {
    expect(decisionInCookies('tcf', cookies)).toBeUndefined()
  })

  it.each(['tcf 0', 'tcf 25', 'tcf 1 x', 'tcf 1.0'])('says nothing for "%s"', (text) => {
    expect(decisionInCookies(text, `euconsent-v2=${granted}`)).toBeUndefined()
  })
})

/** A cookie in OneTrust's format. */
const oneTrust = (groups: string, more = 'AwaitingReconsent=false') =>
  `OptanonConsent=isGpcEnabled=0&datestamp=Fri+Jan+02+2026+10%3A11%3A12+GMT%2B0100+(Central+European+Standard+Time)&version=202503.1.0&browserGpcFlag=0&isIABGlobal=false&hosts=&consentId=0e7b1c1e&interactionCount=1&isAnonUser=1&landingPath=NotLandingPage&groups=${encodeURIComponent(groups)}&geolocation=DE%3BBE&${more}`
const CLOSED = 'OptanonAlertBoxClosed=2026-01-02T09:11:12.000Z'

describe('decisionInCookies of "onetrust"', () => {
  it.each([
    ['onetrust', `${CLOSED}; ${oneTrust('C0001:1,C0002:1,C0004:0')}`, true],
    ['onetrust', `${oneTrust('C0001:1,C0002:0')}; ${CLOSED}`, false],
    ['onetrust C0002 C0004', `${CLOSED}; ${oneTrust('C0001:1,C0002:1,C0004:0')}`, false],
    ['onetrust C0002,C0004', `${CLOSED}; ${oneTrust('C0002:1,C0004:1,BG12:0')}`, true],
    ['onetrust', `${CLOSED}; ${encodeURIComponent(oneTrust('C0002:1')).replace('%3D', '=')}`, true],
    ['onetrust', oneTrust('C0001:1,C0002:1'), undefined],
    ['onetrust', `${CLOSED}; ${oneTrust('C0002:1', 'AwaitingReconsent=true')}`, undefined],
    ['onetrust', `${CLOSED}; ${oneTrust('C0001:1')}`, undefined],
    ['onetrust', `${CLOSED}; ${oneTrust('C0002:1;C0001:1')}`, undefined],
    ['onetrust', `${CLOSED}; ${oneTrust('C0002:yes')}`, undefined],
    ['onetrust', `${CLOSED}; ${oneTrust('')}`, undefined],
    ['onetrust', CLOSED, undefined],
    ['onetrust __proto__', `${CLOSED}; ${oneTrust('C0002:1')}`, undefined],
  ])('with "%s" and %s is %s', (text, cookies, word) => {
    expect(decisionInCookies(text, cookies)).toBe(word)
  })
})

/** A cookie in Cookiebot's format. */
const cookiebot = (statistics: string, method = 'explicit') =>
  `CookieConsent={stamp:%27Wyk5QBGmnLJtCwGvxSRsnA==%27%2Cnecessary:true%2Cpreferences:false%2Cstatistics:${statistics}%2Cmarketing:false%2Cmethod:%27${method}%27%2Cver:1%2Cutc:1767345072000%2Cregion:%27de%27}`

describe('decisionInCookies of "cookiebot"', () => {
  it.each([
    ['cookiebot', cookiebot('true'), true],
    ['cookiebot', cookiebot('false'), false],
    ['cookiebot statistics marketing', cookiebot('true'), false],
    ['cookiebot necessary', cookiebot('false'), true],
    ['cookiebot', cookiebot('true', 'implied'), undefined],
    ['cookiebot', cookiebot('1'), undefined],
    ['cookiebot', 'CookieConsent=-1', undefined],
    ['cookiebot', 'CookieConsent=0', undefined],
    ['cookiebot', `${cookiebot('true')}x`, undefined],
    ['cookiebot', "CookieConsent={statistics:true,method:'explicit',x}", undefined],
    [
      'cookiebot',
      "CookieConsent={statistics:true,method:'implied',x:'method:'explicit''}",
      undefined,
    ],
    ['cookiebot other', cookiebot('true'), undefined],
    ['cookiebot ver', cookiebot('true'), undefined],
  ])('with "%s" and %s is %s', (text, cookies, word) => {
    expect(decisionInCookies(text, cookies)).toBe(word)
  })
})

describe('decisionInCookies', () => {
  const everything = `${CLOSED}; ${oneTrust('C0002:1')}; ${cookiebot('true')}; euconsent-v2=${TC_STRINGS[0][0]}`

  it.each(['consent-mode', 'usercentrics', 'shopify', 'cookiebar', 'toString', '', ' '])(
    'says nothing for "%s", which has no cookie that we know',
    (text) => {
      expect(decisionInCookies(text, everything)).toBeUndefined()
    },
  )

  it('never throws, and reads no decision from what is made up', () => {
    const names = ['OptanonConsent', 'CookieConsent', 'euconsent-v2']
    fc.assert(
      fc.property(fc.constantFrom(...names), anyText, (name, value) => {
        const cookies = `${CLOSED}; ${name}=${value}`
        for (const manager of ['tcf', 'onetrust', 'cookiebot']) {
          expect(decisionInCookies(manager, cookies)).toBeUndefined()
        }
      }),
    )
  })
})
