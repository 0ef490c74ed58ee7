import { describe, expect, it } from 'vitest'
import { onlyCampaign, withoutCampaign } from './campaignParameters'

describe('onlyCampaign', () => {
  it.each(['utm_source', 'utm_id', 'gclid', 'FBCLID', 'mtm_campaign', 'pk_kwd'])(
    'keeps %s',
    (name) => expect(onlyCampaign(`${name}=1`)).toBe(`?${name}=1`),
  )

  it.each(['utm_', 'utm', 'page', 'my_gclid', 'gclids', 'email', 'mc_eid', ''])(
    'drops %s',
    (name) => expect(onlyCampaign(`${name}=1`)).toBe(''),
  )
})

describe('withoutCampaign', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?utm_source=mail', ''],
    ['?utm_source=mail&gclid=1&_gl=2&mc_eid=3', ''],
    ['?page=2', '?page=2'],
    ['?b=%20&utm_source=mail&a=1&a=2', '?b=%20&a=1&a=2'],
    ['?a&&fbclid', '?a'],
    ['?q=utm_source%3Dx', '?q=utm_source%3Dx'],
  ])('of %s leaves %s', (query, expected) => expect(withoutCampaign(query)).toBe(expected))
})
