import { describe, expect, it } from 'vitest'
import { version } from '../../utils/values/version'
import { type EventInput, isTrackedEvent, trackedAddress, trackedEvent } from './trackedEvent'

const USER_ATTRIBUTES = { urlPath: '/a', host: 'shop.example.com', device: 'desktop' }

function eventWith(data: unknown, parts: Partial<EventInput> = {}) {
  return trackedEvent({
    type: 'impression',
    data,
    url: 'https://shop.example.com/a?q=1',
    happenedAt: 1_700_000_000_000,
    ownerId: 'abc123',
    visitorId: 'V',
    sessionId: 'S',
    userAttributes: USER_ATTRIBUTES,
    ...parts,
  })
}

describe('trackedEvent', () => {
  it('has the body that the tracking endpoint accepts', () => {
    const event = eventWith(
      { contentId: 'cid', variationId: 'v1', metadata: { foo: 1 } },
      { userAttributes: { ...USER_ATTRIBUTES, tier: 'gold' } },
    )
    expect(event).toEqual({
      type: 'impression',
      id: expect.stringMatching(/^[\w-]{21}$/),
      data: {
        contentId: 'cid',
        variationId: 'v1',
        metadata: {
          sdkVersion: version,
          url: 'https://shop.example.com/a?q=1',
          happenedAt: 1_700_000_000_000,
          foo: 1,
          user: { tier: 'gold' },
        },
        ownerId: 'abc123',
        userAttributes: { ...USER_ATTRIBUTES, tier: 'gold' },
        sessionId: 'S',
        visitorId: 'V',
      },
    })
  })

  it('has an id of its own', () => {
    expect(eventWith({}).id).not.toBe(eventWith({}).id)
  })

  it('joins meta and metadata, which may replace the address', () => {
    const { metadata, ...rest } = eventWith({
      meta: { a: 'meta', b: 'meta' },
      metadata: { b: 'metadata', url: 'u' },
    }).data
    expect(metadata).toMatchObject({ url: 'u', a: 'meta', b: 'metadata' })
    expect(rest).not.toHaveProperty('meta')
  })

  it('lets attributes of the visitor replace metadata.user, and preserves the rest of it', () => {
    const { metadata } = eventWith(
      { metadata: { user: { plan: 'event', own: 1 } } },
      { userAttributes: { plan: 'attribute' } },
    ).data
    expect(metadata.user).toEqual({ plan: 'attribute', own: 1 })
  })

  it('lets no data replace who the visitor and the owner are', () => {
    const { data } = eventWith({ ownerId: 'x', visitorId: 'x', sessionId: 'x', userAttributes: 1 })
    expect(data).toMatchObject({ ownerId: 'abc123', visitorId: 'V', sessionId: 'S' })
    expect(data.userAttributes).toEqual(USER_ATTRIBUTES)
  })

  it.each([undefined, null, 'text', [1], () => 1])('treats %s as no data', (data) => {
    expect(eventWith(data).data).toEqual(eventWith({}).data)
  })

  it('ignores metadata that is not an object', () => {
    expect(eventWith({ meta: 'text', metadata: [1] }).data).toEqual(eventWith({}).data)
  })

  it('is a snapshot of what JSON can hold', () => {
    const data: Record<string, unknown> = { list: [1], run: () => 1, big: 5n, none: undefined }
    data.self = data
    const event = eventWith(data)
    ;(data.list as number[]).push(2)
    expect(event.data).toMatchObject({ list: [1], big: '5' })
    for (const name of ['run', 'none', 'self']) expect(event.data).not.toHaveProperty(name)
  })
})

describe('isTrackedEvent', () => {
  it.each([
    { value: { type: 'click', id: 'a', data: {} }, expected: true },
    { value: { type: 'click', id: 'a' }, expected: false },
    { value: { type: 'click', id: 'a', data: [] }, expected: false },
    { value: { type: 'click', id: 1, data: {} }, expected: false },
    { value: { id: 'a', data: {} }, expected: false },
    { value: null, expected: false },
    { value: 'click', expected: false },
  ])('is $expected for $value', ({ value, expected }) => {
    expect(isTrackedEvent(value)).toBe(expected)
  })
})

describe('trackedAddress', () => {
  it.each([
    ['https://shop.test/a', 'https://shop.test/a'],
    ['https://shop.test/a?', 'https://shop.test/a'],
    ['https://shop.test/reset?token=s3cret&email=ann%40example.com#t', 'https://shop.test/reset'],
    ['https://shop.test/#/orders?token=s3cret', 'https://shop.test/'],
    [
      'https://shop.test/?email=a&utm_source=mail%20x&gclid=1&q=utm_id=2&fbclid=3#utm_id=4',
      'https://shop.test/?utm_source=mail%20x&gclid=1&fbclid=3',
    ],
    ['https://shop.test/?utm_source=a?token=b', 'https://shop.test/?utm_source=a?token=b'],
    ['https://shop.test/?mc_eid=1&_ga=2', 'https://shop.test/'],
    ['', ''],
  ])('of %s is %s', (href, expected) => {
    expect(trackedAddress(href)).toBe(expected)
  })
})
