import { describe, expect, it } from 'vitest'
import { refusalReason, siteVisits } from './siteVisits'
import { addToActivity, type fromEvent } from './useActivity'

const OWN = 'http://localhost:4173'
const SHOP = 'http://shop.localhost:3000'

const event = (seq: number, type: string, url: string, data: object = {}) => ({
  seq,
  type,
  receivedAt: seq,
  body: { type, data: { metadata: { url }, ...data } },
})

const request = (seq: number, origin: string, path: string, status = 200) => ({
  seq,
  method: 'GET',
  url: `/api/v3/content/page?userAttributes=${encodeURIComponent(JSON.stringify({ urlPath: path }))}`,
  startedAt: seq,
  durationMs: 1,
  status,
  headers: { origin },
})

type Events = Parameters<typeof fromEvent>[0][]
type Requests = ReturnType<typeof request>[]

const visitsOf = (events: Events, requests: Requests = []) =>
  siteVisits(addToActivity(undefined, { epoch: 'a', events, submissions: [], requests }), OWN)

describe('siteVisits', () => {
  it('is live as soon as an impression came, and counts what was sent', () => {
    const page = `${SHOP}/about`
    const [visit, ...others] = visitsOf([
      event(2, 'impression', `${page}?utm_source=mail`, { variationId: 'b' }),
      event(3, 'click', page),
      event(4, 'click', page),
    ])
    expect(others).toEqual([])
    expect(visit).toEqual({
      address: page,
      seenAt: 4,
      isLive: true,
      variationId: 'b',
      sent: { click: 2, impression: 1 },
      refused: [],
    })
  })

  it('waits for a page that has only requested content, and says what was refused', () => {
    const asked = [request(1, SHOP, '/'), request(2, SHOP, '/', 401), request(3, SHOP, '/', 304)]
    expect(visitsOf([], asked)).toEqual([
      expect.objectContaining({
        address: `${SHOP}/`,
        isLive: false,
        refused: [{ kind: 'content', status: 401, message: undefined, count: 1 }],
      }),
    ])
  })

  it('counts refused events for the page of their origin that was seen last before', () => {
    const message = '"events[0].type" must be text.'
    const events = (seq: number, status: number) => ({
      ...request(seq, SHOP, '/', status),
      method: 'POST',
      url: '/api/v1/track?apiKey=a',
      ...(status === 400 && { message }),
    })
    const asked = [request(1, SHOP, '/a'), request(3, SHOP, '/b'), request(9, SHOP, '/c')]
    const sent = [events(2, 200), events(4, 400), events(5, 400), events(6, 0)]
    const refusedBy = (page: string) =>
      visitsOf([], [...asked, ...sent]).find(({ address }) => address === SHOP + page)?.refused
    expect(refusedBy('/b')).toEqual([
      { kind: 'track', status: 0, message: undefined, count: 1 },
      { kind: 'track', status: 400, message, count: 2 },
    ])
    expect(refusedBy('/a')).toEqual([])
    expect(visitsOf([], [events(4, 400)]).map(({ address }) => address)).toEqual([`${SHOP}/`])
  })

  it('has the page that was seen last first', () => {
    const visits = visitsOf([event(5, 'impression', `${SHOP}/a`)], [request(9, SHOP, '/b')])
    expect(visits.map(({ address }) => address)).toEqual([`${SHOP}/b`, `${SHOP}/a`])
  })

  it('recognises pages that were opened as files', () => {
    const [visit] = visitsOf([event(1, 'impression', 'file:///home/me/index.html')])
    expect(visit?.address).toBe('file:///home/me/index.html')
  })

  it.each([
    ['the preview', [event(1, 'impression', `${OWN}/preview/plain.html`)], []],
    ['a page without an address', [event(1, 'impression', 'nowhere')], []],
    ['a sandboxed frame', [], [request(1, 'null', '/')]],
    ['images', [], [{ ...request(1, SHOP, '/'), url: '/images/hero.svg' }]],
  ] as const)('leaves out %s', (_, events, requests) => {
    expect(visitsOf([...events], [...requests])).toEqual([])
  })
})

describe('refusalReason', () => {
  it.each([
    { kind: 'track', status: 0, reason: /broke off/ },
    { kind: 'track', status: 401, reason: /API key/ },
    { kind: 'content', status: 404, reason: /no content of this model/ },
    { kind: 'track', status: 404, reason: /malformed/ },
    { kind: 'track', status: 400, message: 'No list of events.', reason: /^No list of events\.$/ },
    { kind: 'content', status: 502, message: 'Gone', reason: /its log/ },
  ] as const)('says why $status was the answer', ({ reason, ...refusal }) => {
    expect(refusalReason({ message: undefined, count: 1, ...refusal })).toMatch(reason)
  })
})
