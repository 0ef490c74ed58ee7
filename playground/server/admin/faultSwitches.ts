import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Fault } from './Fault'
import { isAdminPath } from './isAdminPath'

/** Makes requests fail while a fault is switched on. */
export interface FaultSwitches {
  /** Applies the first fault that matches a request, once fewer each time. */
  readonly middleware: MiddlewareHandler
  add(fault: Fault): void
  /** The faults that are still to come. */
  list(): readonly Fault[]
  clear(): void
}

const BAD_GATEWAY = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>'

/** Faults to switch on for tests of how clients bear them. */
export function createFaultSwitches(): FaultSwitches {
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
    async middleware(context, next) {
      if (isAdminPath(context.req.path)) return next()
      const fault = take(context.req.method, context.req.path)
      if (fault?.delayMs) await wait(context, fault.delayMs)
      if (fault === undefined || fault.kind === 'delay') return next()
      return answer(context, fault)
    },
    add(fault) {
      faults.push(fault)
    },
    list: () => faults,
    clear() {
      faults = []
    },
  }
}

/** Waits, but no longer than the other side does. */
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
