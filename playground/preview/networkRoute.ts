import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'

/** About what a phone at the edge of its network waits for an answer. */
const SLOW_MS = 1500

/**
 * Other ways to the content host: `/network/slow/…` takes its time, `/network/failing/…` breaks the
 * connection.
 *
 * They lead to what visitors ask for, and never to the admin API.
 */
export function networkRoute(contentHost: string): Hono {
  return new Hono()
    .all('/slow/:kind{api|images}/*', async (context) => {
      const { pathname, search, origin } = new URL(context.req.url)
      const path = pathname.replace(/^\/network\/slow/, '')
      // Dots in the address may have led out of where the route said it is.
      if (!/^\/(api|images)\//.test(path)) return context.notFound()
      const { signal } = context.req.raw
      await sleep(SLOW_MS, undefined, { signal, ref: false }).catch(() => {})
      const answer = await proxy(`${contentHost}${path}${search}`, context.req).catch(() => null)
      if (!answer) return breakOff(context)
      if (!answer.headers.get('Content-Type')?.includes('json')) return answer
      // Files that the content refers to on its host are as slow as the content.
      const text = await answer.text()
      const headers = new Headers(answer.headers)
      for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name)
      const slow = text.split(contentHost).join(`${origin}/network/slow`)
      return new Response(slow, { status: answer.status, headers })
    })
    .all('/failing/*', breakOff)
}

function breakOff(context: Context): Response {
  const { incoming } = context.env as Partial<HttpBindings>
  if (!incoming) return context.json({ message: 'The connection fails, as was asked for.' }, 503)
  incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}
