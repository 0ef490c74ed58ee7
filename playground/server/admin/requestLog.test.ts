import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createRequestLog } from './requestLog'

describe('createRequestLog', () => {
  it('stores the last 1,000 requests', async () => {
    const log = createRequestLog()
    const app = new Hono().use(log.middleware).get('*', (context) => context.text('ok'))
    for (let index = 0; index <= 1000; index += 1) await app.request(`/${index}?q`)

    const kept = log.list({ since: 0, limit: 2000 })
    expect(kept).toHaveLength(1000)
    expect(kept[0]).toMatchObject({ seq: 2, url: '/1?q' })
    expect(kept[999]).toMatchObject({ seq: 1001, url: '/1000?q' })
  })

  it('stores why a request was refused', async () => {
    const log = createRequestLog()
    const app = new Hono()
      .use(log.middleware)
      .post('/told', (context) => context.json({ message: 'No events.' }, 400))
      .post('/untold', (context) => context.text('Bad gateway', 502))
      .post('/taken', (context) => context.json({ message: 'Thanks.' }))
    for (const path of ['/told', '/untold', '/taken']) {
      const answer = await app.request(path, { method: 'POST' })
      expect(await answer.text()).not.toBe('')
    }
    const kept = log.list({ since: 0, limit: 10 })
    expect(kept.map(({ message }) => message)).toEqual(['No events.', undefined, undefined])
  })
})
