import { randomUUID } from 'node:crypto'
import type { Context, Next } from 'hono'
import type { Listing } from '../http/parameters'
import { headersWithoutCookies } from '../http/readRequest'
import { isJsonObject } from '../utils/json'
import { isAdminPath } from './adminGuard'

/** A request that was answered. */
export interface LoggedRequest {
  /** Grows from request to request. */
  readonly seq: number
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly durationMs: number
  /** 0 when the connection was dropped. */
  readonly status: number
  /** Why it was refused, as the answer says. */
  readonly message?: string
}

/** Remembers what was asked. */
export type RequestLog = ReturnType<typeof createRequestLog>

const MAX_REQUESTS = 1000

/** The last 1,000 requests with their times, in memory. */
export function createRequestLog() {
  let requests: LoggedRequest[] = []
  let seq = 0
  let epoch = randomUUID()
  return {
    /**
     * Another one in each process and after each clearing: who read the list before has to read it
     * again.
     */
    get epoch(): string {
      return epoch
    },
    /** Writes down every request but those to the admin API itself. */
    async middleware(context: Context, next: Next) {
      const { pathname, search } = new URL(context.req.url)
      if (isAdminPath(pathname)) return next()
      const startedAt = Date.now()
      const start = performance.now()
      await next()
      seq += 1
      requests.push({
        seq,
        method: context.req.method,
        url: pathname + search,
        headers: headersWithoutCookies(context),
        startedAt,
        durationMs: Math.round((performance.now() - start) * 10) / 10,
        status: context.get('dropped') ? 0 : context.res.status,
        ...(context.res.status >= 400 && (await messageOf(context.res))),
      })
      if (requests.length > MAX_REQUESTS) requests.shift()
    },
    /** The newest requests, or those after number `since`, oldest first either way. */
    list({ since, limit }: Listing): readonly LoggedRequest[] {
      if (since === undefined) return requests.slice(-limit)
      return requests.filter((request) => request.seq > since).slice(0, limit)
    },
    clear() {
      requests = []
      epoch = randomUUID()
    },
  }
}

/** The message of an answer, where it is JSON that has one. */
async function messageOf(answer: Response): Promise<{ readonly message?: string }> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return isJsonObject(body) && typeof body.message === 'string' ? { message: body.message } : {}
}
