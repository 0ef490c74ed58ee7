import { describe, expect, it } from 'vitest'
import { createFakePage } from '../testing/fakePage'
import { composeClient } from '../testing/visit'
import { createUserAttributes } from './userAttributes'

const PAGE = { urlPath: '/a/b', host: 'shop.example.com', device: 'desktop' }

interface Visit {
  readonly query: string
  readonly campaignAttributes?: boolean
  readonly stored?: object
}

function visit({ query, stored = {}, ...options }: Visit) {
  const cookies = { 'builder.userAttributes': JSON.stringify(stored) }
  const page = createFakePage({ url: `https://shop.example.com/a/b?${query}`, cookies })
  return { page, attributes: createUserAttributes(composeClient(page.environment, options)) }
}

describe('campaignAttributes', () => {
  it.each<Visit & { expected: object }>([
    { query: 'utm_campaign=advent', expected: {} },
    { campaignAttributes: false, query: 'utm_campaign=advent', expected: {} },
    { campaignAttributes: true, query: '', expected: {} },
    {
      campaignAttributes: true,
      query: 'utm_campaign=black+friday&utm_source=mail%201&plan=pro&UTM_term=a&gclid=1',
      expected: { utm_campaign: 'black friday', utm_source: 'mail 1' },
    },
    {
      campaignAttributes: true,
      query: 'utm_campaign=%3Cb%3E&utm_term=%253Ci&utm_id=%',
      expected: { utm_campaign: '&lt;b>', utm_term: '%26lt%3Bi', utm_id: '%' },
    },
  ])('$campaignAttributes: has of “$query” $expected', ({ expected, ...given }) => {
    expect(visit(given).attributes.get()).toEqual({ ...PAGE, ...expected })
  })

  it('counts more than what earlier pages stored, and less than what the page says', () => {
    const { attributes } = visit({
      campaignAttributes: true,
      query: 'utm_campaign=advent&utm_source=mail',
      stored: { utm_campaign: 'easter' },
    })
    attributes.set({ utm_source: 'shop' })
    expect(attributes.get()).toMatchObject({ utm_campaign: 'advent', utm_source: 'shop' })
  })

  it('lasts for the address, and is not stored', () => {
    const { page, attributes } = visit({ campaignAttributes: true, query: 'utm_campaign=advent' })
    attributes.set({ plan: 'pro' })
    expect(page.cookies.get('builder.userAttributes')).not.toContain('advent')
    page.window.location = new URL('https://shop.example.com/next')
    expect(attributes.get()).not.toHaveProperty('utm_campaign')
  })
})
