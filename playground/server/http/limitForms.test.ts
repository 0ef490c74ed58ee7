import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitForms } from './limitForms'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const MB = 1024 * 1024

/** Sends a form to a host that takes ten of them in a minute. */
function startHost() {
  const app = new Hono().post('/', limitForms(10, 25 * MB), (context) => context.text('ok'))
  return async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const env = { incoming: { socket: { remoteAddress } } }
    return (await app.request('/', { method: 'POST', headers }, env)).status
  }
}

const bytes = (size: number) => ({ 'Content-Length': String(size) })

it.each([
  { form: bytes(0), taken: 10 },
  { form: bytes(4 * MB), taken: 2 },
  { form: bytes(25 * MB), taken: 1 },
  { form: {}, taken: 1 },
])('accepts $taken forms with $form in a minute, then more', async ({ form, taken }) => {
  const send = startHost()
  for (let count = 0; count < taken; count++) expect(await send('192.0.2.1', form)).toBe(200)
  expect(await send('192.0.2.1', form)).toBe(429)
  expect(await send('192.0.2.2', form)).toBe(200)
  vi.setSystemTime(60_000)
  expect(await send('192.0.2.1', form)).toBe(200)
})

it('trusts only a proxy on this machine about the visitor', async () => {
  const send = startHost()
  const form = (visitor: string) => ({ ...bytes(25 * MB), 'X-Real-IP': visitor })
  expect(await send('192.0.2.1', form('a'))).toBe(200)
  expect(await send('192.0.2.1', form('b'))).toBe(429)
  expect(await send('::ffff:127.0.0.1', form('a'))).toBe(200)
  expect(await send('127.0.0.1', form('a'))).toBe(429)
  expect(await send('::1', form('b'))).toBe(200)
})
