import { describe, expect, it } from 'vitest'
import { startTestHost } from '../testing/startTestHost'

const host = startTestHost([])

interface Listed {
  events: { seq: number; id: string; type: string; ownerId: string | null; body: unknown }[]
}

const track = (body: BodyInit, contentType = 'application/json') =>
  host.send('/api/v1/track', { method: 'POST', body, headers: { 'Content-Type': contentType } })

const trackEvents = (...events: unknown[]) => track(JSON.stringify({ events }))

async function list(search = '') {
  return (await host.send(`/admin/events${search}`)).json<Listed>().events
}

describe('trackRoute', () => {
  it.each(['application/json', 'text/plain;charset=UTF-8', ''])(
    'accepts JSON that claims to be "%s"',
    async (contentType) => {
      const event = { id: 'e1', type: 'impression', data: { contentId: 'c', ownerId: 'key' } }
      const answer = await track(JSON.stringify({ events: [event] }), contentType)
      expect(answer.json()).toEqual({ ok: true, received: 1, stored: 1 })
      expect(await list()).toMatchObject([
        { id: 'e1', type: 'impression', ownerId: 'key', body: event },
      ])
    },
  )

  it('stores an event once, in one request and over several', async () => {
    const twice = await trackEvents({ id: 'a', type: 'click' }, { id: 'a', type: 'click' })
    expect(twice.json()).toMatchObject({ received: 2, stored: 1 })
    const again = await trackEvents({ id: 'a', type: 'click' }, { id: 'b', type: 'click' })
    expect(again.json()).toMatchObject({ received: 2, stored: 1 })
    expect((await list()).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('stores every event that has no id, and accepts none at all', async () => {
    expect((await trackEvents()).json()).toEqual({ ok: true, received: 0, stored: 0 })
    await trackEvents({ type: 'click' }, { type: 'click' })
    expect(new Set((await list()).map(({ id }) => id)).size).toBe(2)
  })

  it('stores a batch of any texts as they are', async () => {
    const data = { text: '"\\{},\n\u0000\ud800é☕', __proto__: null }
    const events = Array.from({ length: 50 }, (_, index) => ({ id: `e${index}`, type: 't', data }))
    expect((await trackEvents(...events)).json()).toMatchObject({ stored: 50 })
    expect((await list()).map(({ body }) => body)).toEqual(events)
  })

  it.each([
    ['', 'not JSON'],
    [new Uint8Array([0x22, 0xff, 0x22]), 'not JSON in UTF-8'],
    ['null', 'no list of events'],
    ['{"events":{}}', 'no list of events'],
    ['{"events":[{"type":"a"},null]}', '"events[1]" must be an object'],
    ['{"events":[{}]}', '"events[0].type" must be a text'],
    ['{"events":[{"type":""}]}', '"events[0].type" must be a text'],
    ['{"events":[{"type":"a","id":5}]}', '"events[0].id" must be a text'],
    ['{"events":[{"type":"a","id":"\\u0000"}]}', '"events[0].id" must be'],
    [`{"events":[{"type":"a","id":"${'x'.repeat(201)}"}]}`, '"events[0].id"'],
    ['{"events":[{"type":"a","data":{"ownerId":5}}]}', '"events[0].data.ownerId"'],
    [`${'['.repeat(501)}${']'.repeat(501)}`, 'more than 500 levels'],
    [`${'['.repeat(400_000)}${']'.repeat(400_000)}`, 'more than 500 levels'],
  ])('refuses the body %#: %s', async (body, message) => {
    const answer = await track(body)
    expect(answer.status).toBe(400)
    expect(answer.json<{ message: string }>().message).toContain(message)
    expect(await list()).toEqual([])
  })

  it('accepts a body of 1 MB and refuses a byte more', async () => {
    const envelope = JSON.stringify({ events: [{ type: 't', data: { text: '' } }] })
    const fill = (bytes: number) =>
      envelope.replace('""', `"${'x'.repeat(bytes - envelope.length)}"`)
    expect((await track(fill(1024 * 1024))).status).toBe(200)
    const refused = await track(fill(1024 * 1024 + 1))
    expect(refused.status).toBe(413)
    expect(refused.json()).toEqual({ message: 'The body is larger than 1 MB. Send less at once.' })
  })

  it('refuses a body of unknown length once it is too long, and continues to answer', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(2 * 1024 * 1024))
        controller.close()
      },
    })
    const request = { method: 'POST', body, duplex: 'half' } as RequestInit
    expect((await host.send('/api/v1/track', request)).status).toBe(413)
    expect((await trackEvents({ type: 'click' })).status).toBe(200)
  })
})

describe('the list of events', () => {
  it('filters by type, by number and by count', async () => {
    const types = ['impression', 'click', 'impression', 'conversion']
    await trackEvents(...types.map((type, index) => ({ id: `${index}`, type })))
    const all = await list()
    const second = all[1]?.seq
    const idsOf = async (search: string) => (await list(search)).map(({ id }) => id).join(' ')

    expect(await idsOf('')).toBe('0 1 2 3')
    expect(await idsOf('?type=impression')).toBe('0 2')
    expect(await idsOf(`?since=${second}`)).toBe('2 3')
    expect(await idsOf(`?since=${second}&limit=1`)).toBe('2')
    expect(await idsOf('?limit=2')).toBe('2 3')
    expect(await idsOf('?type=nothing')).toBe('')
    expect((await host.send('/admin/events?since=x')).status).toBe(400)
  })
})
