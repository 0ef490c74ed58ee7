import { describe, expect, it } from 'vitest'
import { startTestHost } from '../testing/startTestHost'

const host = startTestHost([
  {
    model: 'page',
    entry: {
      id: 'home',
      name: 'Home',
      data: { title: 'Home', blocks: [{ '@type': '@builder.io/sdk:Element' }] },
    },
  },
  { model: 'page', entry: { id: 'about', published: 'draft', data: {} } },
])

interface Logged {
  seq: number
  method: string
  url: string
  status: number
  durationMs: number
  headers: Record<string, string>
}

const requests = async (search = '') =>
  (await host.send(`/admin/requests${search}`)).json<{ requests: Logged[] }>().requests

describe('entries', () => {
  it('lists entries with their state', async () => {
    const known = { model: 'page', seeded: true, edited: false, lastUpdated: expect.any(Number) }
    expect((await host.send('/admin/entries')).json()).toEqual({
      entries: [
        { ...known, id: 'about', published: 'draft', blockCount: 0 },
        { ...known, id: 'home', name: 'Home', published: 'published', blockCount: 1 },
      ],
    })
  })

  it('brings a sample back to what it was, and nothing else', async () => {
    await host.put('/admin/entries/page/home', { name: 'New', data: {} })
    await host.put('/admin/entries/page/own', { name: 'Own', data: {} })
    const back = await host.send('/admin/entries/page/home/reset', { method: 'POST' })
    expect(back.json()).toMatchObject({ id: 'home', edited: false, entry: { name: 'Home' } })
    const own = await host.send('/admin/entries/page/own/reset', { method: 'POST' })
    expect(own.status).toBe(404)
    expect(own.json<{ message: string }>().message).toContain('Only samples can be reset')
    expect((await host.send('/admin/entries/page/own')).json()).toMatchObject({ id: 'own' })
  })

  it('does not save over a revision that the sender has not seen', async () => {
    const path = '/admin/entries/page/home'
    const save = (revision: string, name: string) =>
      host.put(`${path}?revision=${revision}`, { name, data: {} })
    const { revision } = (await host.send(path)).json<{ revision: string }>()
    expect((await save(revision, 'First')).status).toBe(200)
    const second = await save(revision, 'Second')
    expect(second.status).toBe(409)
    expect(second.json()).toMatchObject({
      message: expect.stringContaining('was changed since'),
      current: { id: 'home', entry: { name: 'First' } },
    })
    const seen = second.json<{ current: { revision: string } }>().current.revision
    expect((await save(seen, 'Both')).status).toBe(200)
    expect((await host.send(path)).json()).toMatchObject({ entry: { name: 'Both' } })
  })

  it('changes an entry for all who ask then', async () => {
    const put = await host.put('/admin/entries/page/home', { name: 'New', data: { title: 'New' } })
    expect(put.json()).toMatchObject({
      model: 'page',
      id: 'home',
      seeded: true,
      edited: true,
      entry: { id: 'home', name: 'New', lastUpdated: expect.any(Number) },
    })
    expect((await host.content('page')).text).toContain('"title":"New"')
    expect((await host.send('/admin/entries/page/home')).json()).toEqual(put.json())
  })

  it('adds an entry of a new model, which goes by the id in the path', async () => {
    await host.put('/admin/entries/hero/h%2F1', { id: 'other', data: {} })
    const added = await host.send('/admin/entries/hero/h%2F1')
    expect(added.json()).toMatchObject({ id: 'h/1', seeded: false, edited: true })
    expect((await host.content('hero?fields=id')).json()).toEqual({ results: [{ id: 'h/1' }] })
  })

  it('takes an entry out, and in again', async () => {
    const path = '/admin/entries/page/home'
    expect((await host.send(path, { method: 'DELETE' })).json()).toEqual({ ok: true })
    expect((await host.content('page')).json()).toEqual({ results: [] })
    expect((await host.send(path)).status).toBe(404)
    expect((await host.send(path, { method: 'DELETE' })).status).toBe(404)
    expect((await host.put(path, { data: {} })).status).toBe(200)
    expect((await host.send(path)).status).toBe(200)
  })

  it.each([[[]], [null], ['text'], [{}], [{ data: [] }], [{ data: null }]])(
    'refuses %j as an entry',
    async (entry) => {
      const answer = await host.put('/admin/entries/page/home', entry)
      expect(answer.status).toBe(400)
      expect(answer.json()).toEqual({
        message: 'An entry must be an object with data. Send {"name": "…", "data": {…}}.',
      })
    },
  )

  it('keeps spaces apart', async () => {
    expect((await host.put('/admin/entries/page/x?apiKey=other', { data: {} })).status).toBe(401)
    expect((await host.put('/admin/spaces/other', {})).status).toBe(400)
    await host.put('/admin/spaces/other', { name: 'Other' })
    await host.put('/admin/entries/page/x?apiKey=other', { data: {} })

    const path = '/api/v3/content/page?fields=id&limit=30'
    const other = await host.send(`${path}&apiKey=other`)
    expect(other.json()).toEqual({ results: [{ id: 'x' }] })
    const demo = await host.send(`${path}&apiKey=roastery-demo`)
    expect(demo.json()).toEqual({ results: [{ id: 'home' }] })
    expect((await host.send('/admin/spaces')).json()).toEqual({
      spaces: [
        { apiKey: 'roastery-demo', name: 'Roastery demo' },
        { apiKey: 'other', name: 'Other' },
      ],
    })
  })
})

describe('reset', () => {
  it('forgets everything but the seeds', async () => {
    await host.put('/admin/entries/page/home', { data: { title: 'Changed' } })
    await host.put('/admin/entries/hero/h', { data: {} })
    await host.send('/admin/entries/page/about', { method: 'DELETE' })
    await host.post('/api/v1/track', { events: [{ type: 'click' }] })
    await host.post('/api/submissions/contact', {})
    await host.post('/admin/faults', { path: '/', kind: 'drop' })

    expect((await host.post('/admin/reset', {})).json()).toEqual({ ok: true })
    const listed = (await host.send('/admin/entries')).json<{ entries: { id: string }[] }>()
    expect(listed.entries).toMatchObject([
      { id: 'about', edited: false },
      { id: 'home', edited: false },
    ])
    expect((await host.content('page')).text).toContain('"title":"Home"')
    expect((await host.send('/admin/events')).json()).toEqual({ events: [] })
    expect((await host.send('/admin/submissions')).json()).toEqual({ submissions: [] })
    expect((await host.send('/admin/faults')).json()).toEqual({ faults: [] })
    expect(await requests()).toMatchObject([{ url: expect.stringContaining('/content/page') }])
  })
})

describe('requests', () => {
  it('lists what was asked and answered, but not of /admin', async () => {
    await host.content('page', { headers: { Authorization: 'Bearer t', Cookie: 'a=b' } })
    await host.post('/api/v1/track', {})
    await host.send('/nothing', { method: 'OPTIONS' })
    const logged = await requests()
    expect(logged).toMatchObject([
      { method: 'GET', url: '/api/v3/content/page?apiKey=roastery-demo', status: 200 },
      { method: 'POST', url: '/api/v1/track', status: 400 },
      { method: 'OPTIONS', url: '/nothing', status: 204 },
    ])
    expect(logged[0]?.headers).toMatchObject({ authorization: 'Bearer t' })
    expect(logged[0]?.headers).not.toHaveProperty('cookie')
    expect(logged[0]?.durationMs).toBeGreaterThan(0)
    expect(await requests(`?since=${logged[1]?.seq}`)).toEqual(logged.slice(2))
    expect(await requests(`?since=${logged[0]?.seq}&limit=1`)).toEqual(logged.slice(1, 2))
    expect(await requests('?limit=1')).toEqual(logged.slice(2))
  })
})

it('refuses a NUL in an address', async () => {
  expect((await host.send('/admin/events?type=%00')).status).toBe(400)
})

describe('activity', () => {
  interface Activity {
    epoch: string
    events: { seq: number; id: string }[]
    submissions: { seq: number; form: string; files: { name: string }[] }[]
    requests: Logged[]
  }
  const activity = async (search = '') =>
    (await host.send(`/admin/activity${search}`)).json<Activity>()
  const track = (id: string) =>
    host.post('/api/v1/track', { events: [{ id, type: 'click', data: {} }] })

  it('gives all three lists, and then only what is new', async () => {
    await track('first')
    await host.post('/api/submissions/guest-book', { name: 'Noor' })
    const before = await activity()
    expect(before.events).toMatchObject([{ id: 'first' }])
    expect(before.submissions).toMatchObject([{ form: 'guest-book', files: [] }])
    expect(before.requests.map(({ url }) => url)).toEqual([
      '/api/v1/track',
      '/api/submissions/guest-book',
    ])

    await track('second')
    const known = {
      epoch: before.epoch,
      events: `${before.events[0]?.seq}`,
      submissions: `${before.submissions[0]?.seq}`,
      requests: `${before.requests[1]?.seq}`,
    }
    const after = await activity(`?${new URLSearchParams(known)}`)
    expect(after).toMatchObject({ epoch: before.epoch, events: [{ id: 'second' }] })
    expect(after.submissions).toEqual([])
    expect(after.requests).toHaveLength(1)
    const anew = await activity(`?${new URLSearchParams({ ...known, epoch: 'of another start' })}`)
    expect(anew.events).toHaveLength(2)
  })

  it('is cleared, and content stays', async () => {
    await track('gone')
    await host.post('/api/submissions/guest-book', { name: 'Noor' })
    await host.put('/admin/entries/page/home', { name: 'Mine', data: {} })
    const { epoch } = await activity()
    await host.send('/admin/activity', { method: 'DELETE' })
    const after = await activity()
    expect(after).toMatchObject({ events: [], submissions: [], requests: [] })
    expect(after.epoch).not.toBe(epoch)
    expect((await host.send('/admin/entries/page/home')).text).toContain('Mine')
  })
})
