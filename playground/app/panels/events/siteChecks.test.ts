import { describe, expect, it } from 'vitest'
import { type SiteCheck, type SiteFacts, siteChecks } from './siteChecks'
import type { SiteVisit } from './siteVisits'

const SCRIPT = { status: 200, type: 'text/javascript' }
const JSON_ANSWER = { status: 200, type: 'application/json' }
const VISIT: SiteVisit = {
  address: 'https://shop.example.com/about',
  seenAt: 1,
  isLive: true,
  variationId: undefined,
  sent: { impression: 1 },
  refused: [],
}

const FACTS: SiteFacts = {
  scriptUrl: 'https://cdn.example.com/embed.js',
  host: 'https://content.example.com',
  apiKey: 'demo',
  model: 'page',
  file: SCRIPT,
  content: JSON_ANSWER,
  visit: VISIT,
  isLogged: true,
}

function check(id: SiteCheck['id'], facts: Partial<SiteFacts>): SiteCheck | undefined {
  return siteChecks({ ...FACTS, ...facts }).find((one) => one.id === id)
}

describe('siteChecks', () => {
  it('are all done for a live page', () => {
    expect(siteChecks(FACTS).map(({ state }) => state)).toEqual(Array(5).fill('done'))
  })

  it.each<{ is: SiteCheck['state']; seen: string; facts: Partial<SiteFacts> }>([
    { is: 'done', seen: 'Your app brings it along', facts: { scriptUrl: undefined } },
    { is: 'done', seen: 'A page has run it', facts: { scriptUrl: '/embed.js', file: undefined } },
    {
      is: 'waiting',
      seen: 'Only your page can see it',
      facts: { scriptUrl: 'embed.js', file: undefined, visit: undefined },
    },
    { is: 'waiting', seen: 'Looking', facts: { file: undefined } },
    {
      is: 'waiting',
      seen: 'this computer only',
      facts: { scriptUrl: 'http://localhost/embed.js' },
    },
    { is: 'failed', seen: 'gives no script', facts: { file: { status: 0, type: '' } } },
    { is: 'failed', seen: 'answers 404', facts: { file: { status: 404, type: 'text/html' } } },
    {
      is: 'failed',
      seen: 'no script: text/html',
      facts: { file: { status: 200, type: 'text/html' } },
    },
    { is: 'done', seen: 'is there', facts: { file: { status: 'unreadable', type: '' } } },
  ])('the file is $is: $seen', ({ is, seen, facts }) => {
    expect(check('file', facts)).toMatchObject({ state: is, seen: expect.stringContaining(seen) })
  })

  it.each<{ is: SiteCheck['state']; key: SiteCheck['state']; facts: Partial<SiteFacts> }>([
    { is: 'waiting', key: 'waiting', facts: { content: undefined } },
    { is: 'done', key: 'waiting', facts: { host: '/content', content: undefined } },
    {
      is: 'waiting',
      key: 'waiting',
      facts: { host: '/content', content: undefined, visit: undefined },
    },
    { is: 'failed', key: 'waiting', facts: { content: { status: 0, type: '' } } },
    { is: 'failed', key: 'waiting', facts: { content: { status: 500, type: '' } } },
    { is: 'done', key: 'failed', facts: { content: { status: 401, type: '' } } },
    { is: 'done', key: 'failed', facts: { content: { status: 404, type: '' } } },
    { is: 'waiting', key: 'done', facts: { host: 'http://localhost:4174' } },
  ])('the host is $is and the key $key for %o', ({ is, key, facts }) => {
    expect([check('host', facts)?.state, check('key', facts)?.state]).toEqual([is, key])
  })

  it.each([
    { status: 401, seen: 'https://content.example.com refuses “demo”.' },
    { status: 403, seen: 'https://content.example.com refuses “demo”.' },
    { status: 404, seen: 'https://content.example.com answers 404 for the model “page”.' },
  ])('says what $status means', ({ status, seen }) => {
    expect(check('key', { content: { status, type: '' } })?.seen).toBe(seen)
  })

  it.each<{ policy: SiteCheck['state']; impression: string; facts: Partial<SiteFacts> }>([
    {
      policy: 'done',
      impression: 'for content only',
      facts: { visit: { ...VISIT, isLive: false } },
    },
    { policy: 'waiting', impression: 'None yet', facts: { visit: undefined } },
    {
      policy: 'waiting',
      impression: 'keeps its events',
      facts: { visit: undefined, isLogged: false },
    },
  ])('the policy is $policy, and the impression says “$impression”', (expected) => {
    expect(check('policy', expected.facts)?.state).toBe(expected.policy)
    const impression = check('impression', expected.facts)
    expect(impression).toMatchObject({ state: 'waiting' })
    expect(impression?.seen).toContain(expected.impression)
  })

  it('says what to do about everything that is not done', () => {
    const nothing = siteChecks({
      ...FACTS,
      file: { status: 404, type: '' },
      content: { status: 401, type: '' },
      visit: undefined,
    })
    for (const { state, todo } of nothing) expect(todo === undefined).toBe(state === 'done')
  })
})
