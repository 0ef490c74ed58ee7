import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Next } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { badRequest } from '../http/errors'
import { isJsonObject, type JsonObject } from '../utils/json'
import { isAdminPath } from './adminGuard'

/** Makes requests fail while a fault is switched on. */
export type FaultSwitches = ReturnType<typeof createFaultSwitches>

const BAD_GATEWAY = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'

/** Faults that tests switch on to see how clients cope. */
export function createFaultSwitches() {
  let faults: Fault[] = []

  function take(method: string, path: string): Fault | undefined {
    const taken = faults.find(
      (fault) =>
        path.startsWith(fault.path) && (fault.method === undefined || fault.method === method),
    )
    faults = faults
      .map((fault) => (fault === taken ? { ...fault, times: fault.times - 1 } : fault))
      .filter(({ times }) => times > 0)
    return taken
  }

  return {
    /** Applies the first matching fault and counts it down. */
    async middleware(context: Context, next: Next) {
      if (isAdminPath(context.req.path)) return next()
      const fault = take(context.req.method, context.req.path)
      if (fault?.delayMs) await wait(context, fault.delayMs)
      if (fault === undefined || fault.kind === 'delay') return next()
      return answer(context, fault)
    },
    add(fault: Fault) {
      faults.push(fault)
    },
    /** Lists the remaining faults. */
    list: (): readonly Fault[] => faults,
    clear() {
      faults = []
    },
  }
}

/** Waits, unless the client disconnects first. */
async function wait(context: Context, delayMs: number): Promise<void> {
  await sleep(delayMs, undefined, { signal: context.req.raw.signal, ref: false }).catch(() => {})
}

function answer(context: Context, fault: Fault): Response {
  const { kind, body } = fault
  const status = (standard: number) => (fault.status ?? standard) as ContentfulStatusCode
  if (kind === 'status') {
    return context.json(body ?? { message: 'A fault that was asked for.' }, status(500))
  }
  if (kind === 'html')
    return context.html(typeof body === 'string' ? body : BAD_GATEWAY, status(502))
  if (kind === 'invalid-json') {
    return context.body('{"results": [', status(200), { 'Content-Type': 'application/json' })
  }
  const { incoming, outgoing } = context.env as Partial<HttpBindings>
  if (kind === 'cut') {
    outgoing?.writeHead(status(200), {
      'Content-Type': 'application/json',
      'Content-Length': 100,
      'Access-Control-Allow-Origin': '*',
    })
    outgoing?.write('{"ok": ', () => incoming?.socket.destroy())
  } else incoming?.socket.destroy()
  context.set('dropped', true)
  return RESPONSE_ALREADY_SENT
}

/** A deliberate failure of matching requests. */
export interface Fault {
  /** Prefix of the paths that fail. */
  readonly path: string
  /** Any method if absent. */
  readonly method?: string
  /**
   * Kind of failure: an answer with `status` and `body` as JSON, an HTML page, truncated JSON, only
   * a delay, a dropped connection, or one dropped halfway through the answer.
   */
  readonly kind: FaultKind
  /** @default 500 for `status`, 502 for `html`, 200 for `invalid-json` */
  readonly status?: number
  /** JSON for kind `status`, text for kind `html`. */
  readonly body?: unknown
  /** Milliseconds to wait first. */
  readonly delayMs?: number
  /** Number of requests that will still fail. */
  readonly times: number
}

const KINDS = ['status', 'html', 'invalid-json', 'delay', 'drop', 'cut'] as const

export type FaultKind = (typeof KINDS)[number]

const MAX_DELAY_MS = 60_000
const MAX_TIMES = 1_000_000

/**
 * Reads a fault from JSON. `times` defaults to 1.
 *
 * @throws 400 that names the field.
 */
export function parseFault(value: unknown): Fault {
  if (!isJsonObject(value)) throw badRequest('Send a fault: {"path": "/api/", "kind": "drop"}.')
  const { path, method, kind, body } = value
  if (typeof path !== 'string' || !path.startsWith('/') || isAdminPath(path)) {
    throw badRequest('"path" must begin with "/", and not with "/admin".')
  }
  if (method !== undefined && typeof method !== 'string') {
    throw badRequest('"method" must be a text, as "POST".')
  }
  if (!KINDS.includes(kind as FaultKind)) throw badRequest(`"kind" must be ${KINDS.join(', ')}.`)
  return {
    path,
    method: method?.toUpperCase(),
    kind: kind as FaultKind,
    status: readInteger(value, 'status', 200, 599),
    body,
    delayMs: readInteger(value, 'delayMs', 0, MAX_DELAY_MS),
    times: readInteger(value, 'times', 1, MAX_TIMES) ?? 1,
  }
}

function readInteger(fault: JsonObject, name: string, least: number, greatest: number) {
  const value = fault[name]
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= greatest) {
    return value
  }
  throw badRequest(`"${name}" must be a whole number from ${least} to ${greatest}.`)
}
