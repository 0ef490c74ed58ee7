import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { adminGuard } from './adminGuard'

it.each([
  { address: '127.0.0.1', status: 200 },
  { address: '127.8.0.1', status: 200 },
  { address: '::1', status: 200 },
  { address: '::ffff:127.0.0.1', status: 200 },
  { address: '127.0.0.1', origin: 'http://localhost:5173', status: 200 },
  { address: '127.0.0.1', origin: 'http://127.0.0.1:5173', status: 200 },
  { address: '127.0.0.1', origin: 'http://shop.localhost', status: 200 },
  { address: '127.0.0.1', origin: 'http://[::1]:5173', status: 200 },
  { address: '127.0.0.1', origin: 'https://evil.test', status: 403 },
  { address: '127.0.0.1', origin: 'https://localhost.evil.test', status: 403 },
  { address: '127.0.0.1', origin: 'http://127.0.0.1.evil.test', status: 403 },
  { address: '127.0.0.1', origin: 'null', status: 403 },
  { address: '192.0.2.1', status: 403 },
  { address: '::ffff:192.0.2.1', status: 403 },
  { address: '192.0.2.1', origin: 'http://localhost', status: 403 },
  { address: '192.0.2.1', proxied: '127.0.0.1', status: 403 },
  { address: '127.0.0.1', proxied: '192.0.2.1', status: 403 },
  { address: '127.0.0.1', proxied: '127.0.0.1.evil.test', status: 403 },
  { address: undefined, status: 403 },
])('answers $status to $address for $proxied, on a page of $origin', async (row) => {
  const app = new Hono().use(adminGuard).get('/', (context) => context.text('secrets'))
  const headers = new Headers({ Host: 'localhost' })
  if (row.origin) headers.set('Origin', row.origin)
  if (row.proxied) headers.set('X-Real-IP', row.proxied)
  const env = { incoming: { socket: { remoteAddress: row.address } } }
  const answer = await app.request('http://localhost/', { headers }, env)
  expect(answer.status).toBe(row.status)
  if (row.status === 403) expect(await answer.text()).toContain(row.origin ?? 'for this machine')
})
