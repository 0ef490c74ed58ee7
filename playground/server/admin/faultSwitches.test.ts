import { describe, expect, it } from 'vitest'
import { startTestHost } from '../testing/startTestHost'

const host = startTestHost([
  { model: 'page', entry: { id: 'home', name: 'Home', data: { title: 'Home' } } },
])

const requests = async () =>
  (await host.send('/admin/requests')).json<{
    requests: { status: number; durationMs: number }[]
  }>().requests

describe('faults', () => {
  const page = '/api/v3/content/page?apiKey=roastery-demo'

  it.each([
    { fault: { kind: 'status' }, status: 500, body: '{"message":"A fault that was asked for."}' },
    { fault: { kind: 'status', status: 429, body: { a: 1 } }, status: 429, body: '{"a":1}' },
    { fault: { kind: 'html' }, status: 502, body: '<h1>Bad gateway</h1>' },
    { fault: { kind: 'html', status: 200, body: '<p>Log in' }, status: 200, body: '<p>Log in' },
    { fault: { kind: 'invalid-json' }, status: 200, body: '{"results": [' },
    { fault: { kind: 'delay', delayMs: 1 }, status: 200, body: '"title":"Home"' },
  ])('answers $status for $fault, which any site can read', async ({ fault, status, body }) => {
    await host.post('/admin/faults', { path: '/api/v3/content', ...fault })
    const answer = await host.send(page)
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(body)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect((await host.send(page)).text).toContain('"title":"Home"')
  })

  it('breaks the connection', async () => {
    await host.post('/admin/faults', { path: '/api', kind: 'drop' })
    await expect(host.send(page)).rejects.toThrow()
    expect((await host.send(page)).status).toBe(200)
    expect(await requests()).toMatchObject([{ status: 0 }, { status: 200 }])
  })

  it('breaks the connection in the middle of the answer', async () => {
    await host.post('/admin/faults', { path: '/api', kind: 'cut' })
    await expect(host.send(page)).rejects.toThrow()
    expect((await host.send(page)).status).toBe(200)
    expect(await requests()).toMatchObject([{}, { status: 200 }])
  })

  it('waits before it answers', async () => {
    await host.post('/admin/faults', { path: '/api', kind: 'status', delayMs: 50 })
    await host.send(page)
    expect((await requests())[0]?.durationMs).toBeGreaterThanOrEqual(49)
  })

  it('fails as many requests as specified, of the path and method', async () => {
    await host.post('/admin/faults', { path: '/api/v1', method: 'post', kind: 'status', times: 2 })
    const statuses = []
    for (const path of [page, '/api/v1/track', '/api/v1/track', '/api/v1/track']) {
      const isPage = path === page
      const answer = isPage ? await host.send(path) : await host.post(path, { events: [] })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 500, 500, 200])
  })

  it('are listed and lifted', async () => {
    const fault = { path: '/api', kind: 'drop', times: 5 }
    const added = await host.post('/admin/faults', fault)
    expect(added.json()).toEqual({ faults: [fault] })
    await host.send('/admin/faults', { method: 'DELETE' })
    expect((await host.send(page)).status).toBe(200)
  })

  it.each([
    { fault: [], message: 'Send a fault' },
    { fault: { kind: 'drop' }, message: '"path"' },
    { fault: { path: 'api', kind: 'drop' }, message: '"path"' },
    { fault: { path: '/admin', kind: 'drop' }, message: '"path"' },
    { fault: { path: '/', kind: 'explode' }, message: '"kind"' },
    { fault: { path: '/', kind: 'drop', method: 1 }, message: '"method"' },
    { fault: { path: '/', kind: 'status', status: 99 }, message: '"status"' },
    { fault: { path: '/', kind: 'status', times: 0 }, message: '"times"' },
    { fault: { path: '/', kind: 'delay', delayMs: '5' }, message: '"delayMs"' },
    { fault: { path: '/', kind: 'delay', delayMs: 60_001 }, message: '"delayMs"' },
  ])('refuses $fault', async ({ fault, message }) => {
    const answer = await host.post('/admin/faults', fault)
    expect(answer.status).toBe(400)
    expect(answer.json<{ message: string }>().message).toContain(message)
  })
})
