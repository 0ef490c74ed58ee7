import { type Agent, type IncomingMessage, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** Total cost of requests. */
export interface Meter {
  readonly contentMs: number[]
  readonly eventMs: number[]
  /** Distinct addresses of content requests. */
  readonly urls: Set<string>
  /** Cache statuses of answers, by name. */
  readonly cache: Map<string, number>
  /** Ids of the events in all bodies. */
  readonly eventIds: Set<string>
  /** Bytes sent to visitors: compressed bodies and headers. */
  bytes: number
  eventPosts: number
  /** Answers to event requests that were lost on purpose. */
  lostAnswers: number
  contentErrors: number
  /** Event requests that failed unintentionally, by error or status. */
  readonly eventFailures: Map<string, number>
}

export function createMeter(): Meter {
  return {
    contentMs: [],
    eventMs: [],
    urls: new Set(),
    cache: new Map(),
    eventIds: new Set(),
    bytes: 0,
    eventPosts: 0,
    lostAnswers: 0,
    contentErrors: 0,
    eventFailures: new Map(),
  }
}

/** One in this many answers to event requests is lost after the host has stored the events. */
const LOST_EVERY = 200

/** Sends requests like a browser: compressed, over persistent connections. */
export function createMeteredFetch(meter: Meter, agent: Agent) {
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const isPost = init.method === 'POST'
    const body = typeof init.body === 'string' ? init.body : undefined
    if (isPost) {
      meter.eventPosts += 1
      for (const { id } of JSON.parse(body ?? '{}').events ?? []) meter.eventIds.add(id)
    } else {
      meter.urls.add(url)
    }
    const number = meter.eventPosts
    const startedAt = performance.now()
    const method = isPost ? 'POST' : 'GET'
    const { answer, bytes } = await send(url, method, body, agent).catch((error) => {
      if (isPost) count(meter.eventFailures, String(error.code ?? error))
      throw error
    })
    const ms = performance.now() - startedAt
    meter.bytes += bytes.length + answer.rawHeaders.join('....').length
    if (isPost) {
      meter.eventMs.push(ms)
      if (answer.statusCode !== 200) count(meter.eventFailures, String(answer.statusCode))
      if (number % LOST_EVERY === 0) {
        meter.lostAnswers += 1
        throw new TypeError('the answer was lost')
      }
    } else {
      meter.contentMs.push(ms)
      count(meter.cache, String(answer.headers['x-cache']))
      if (answer.statusCode !== 200) meter.contentErrors += 1
    }
    const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
    return new Response(new Uint8Array(text), {
      status: answer.statusCode ?? 0,
      headers: { 'content-type': String(answer.headers['content-type']) },
    })
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

function send(
  url: string,
  method: string,
  body: string | undefined,
  agent: Agent,
): Promise<{ readonly answer: IncomingMessage; readonly bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip',
      ...(body === undefined
        ? undefined
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request(url, { method, agent, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => resolve({ answer, bytes: Buffer.concat(chunks) }))
      answer.on('error', reject)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // Like browsers, retries on a new connection if an idle one was closed.
      if (sent.reusedSocket && error.code === 'ECONNRESET') {
        send(url, method, body, agent).then(resolve, reject)
      } else {
        reject(error)
      }
    })
    sent.end(body)
  })
}
