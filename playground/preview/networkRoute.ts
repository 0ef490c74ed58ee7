import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { SLOW_DELAY_MS } from '../app/state/previewChoices.ts'

/**
 * Proxies the content host: `/network/slow/…` delays answers, `/network/failing/…` drops
 * connections.
 *
 * They reach what visitors can request, never the admin API.
 */
export function networkRoute(contentHost: string): Hono {
  return new Hono()
    .all('/slow/:kind{api|images}/*', async (context) => {
      const { pathname, search, origin } = new URL(context.req.url)
      const path = pathname.replace(/^\/network\/slow/, '')
      // `..` in the address could escape the allowed paths.
      if (!/^\/(api|images)\//.test(path)) return context.notFound()
      const { signal } = context.req.raw
      await sleep(SLOW_DELAY_MS, undefined, { signal, ref: false }).catch(() => {})
      const answer = await proxy(`${contentHost}${path}${search}`, context.req).catch(() => null)
      if (!answer) return breakOff(context)
      if (!answer.headers.get('Content-Type')?.includes('json')) return answer
      // Files of the content use the same slow route.
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
