import { randomUUID } from 'node:crypto'
import type { Context, Next } from 'hono'
import type { Listing } from '../http/parameters'
import { headersWithoutCookies } from '../http/readRequest'
import { isJsonObject } from '../utils/json'
import { isAdminPath } from './adminGuard'

/** A logged request and its outcome. */
export interface LoggedRequest {
  /** Increases with each request. */
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
  /** Error message in the answer. */
  readonly message?: string
}

export type RequestLog = ReturnType<typeof createRequestLog>

const MAX_REQUESTS = 1000

/** Keeps the latest 1,000 requests and their durations in memory. */
export function createRequestLog() {
  let requests: LoggedRequest[] = []
  let seq = 0
  let epoch = randomUUID()
  return {
    /**
     * Changes with each process and each clearing: readers of the previous list must start over.
     */
    get epoch(): string {
      return epoch
    },
    /** Logs every request except those to the admin API. */
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
    /** Lists the newest requests, or those after number `since`, in either case oldest first. */
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

/** Reads `message` from a JSON answer. */
async function messageOf(answer: Response): Promise<{ readonly message?: string }> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  return isJsonObject(body) && typeof body.message === 'string' ? { message: body.message } : {}
}
