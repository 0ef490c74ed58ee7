import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { SLOW_DELAY_MS } from '../app/state/previewChoices.ts'

const FORMS = /^\/api\/(v\d\/form-submit|submissions\/)/

/**
 * Proxies the content host: `/network/slow/…` delays answers, `/network/failing/…` drops
 * connections, `/network/forms/…` refuses forms.
 *
 * They reach what visitors can request, never the admin API.
 */
export function networkRoute(contentHost: string): Hono {
  return new Hono()
    .all('/:network{slow|forms}/:kind{api|images}/*', async (context) => {
      const root = `/network/${context.req.param('network')}`
      const { pathname, search, origin } = new URL(context.req.url)
      const path = pathname.slice(root.length)
      // `..` in the address could escape the allowed paths.
      if (!/^\/(api|images)\//.test(path)) return context.notFound()
      if (root.endsWith('slow')) {
        const { signal } = context.req.raw
        await sleep(SLOW_DELAY_MS, undefined, { signal, ref: false }).catch(() => {})
      } else if (FORMS.test(path)) {
        return context.json({ message: 'The form is refused, as was asked for.' }, 500)
      }
      const answer = await proxy(`${contentHost}${path}${search}`, context.req).catch(() => null)
      if (!answer) return breakOff(context)
      if (!answer.headers.get('Content-Type')?.includes('json')) return answer
      // Files and forms of the content use the same route.
      const text = await answer.text()
      const headers = new Headers(answer.headers)
      for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name)
      const routed = text.split(contentHost).join(origin + root)
      return new Response(routed, { status: answer.status, headers })
    })
    .all('/failing/*', breakOff)
}

function breakOff(context: Context): Response {
  const { incoming } = context.env as Partial<HttpBindings>
  if (!incoming) return context.json({ message: 'The connection fails, as was asked for.' }, 503)
  incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}
