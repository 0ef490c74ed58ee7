import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type RunningServer, startHttpServer } from '../../kit/servers/startHttpServer'

/** A proxy that loses answers after the server has processed the requests. */
export interface LossyProxy extends RunningServer {
  /** Number of answers that were cut off. */
  lost(): number
}

/**
 * Starts a proxy in front of `target`.
 *
 * @param path - Prefix of the paths whose answers are cut off.
 * @param times - Number of answers to cut off.
 */
export async function startLossyProxy(
  target: string,
  path: string,
  times: number,
): Promise<LossyProxy> {
  let lost = 0
  const { url, close } = await startHttpServer(async (request, response) => {
    const answer = await forward(target, request)
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = new Headers(answer.headers)
    for (const name of ['content-encoding', 'transfer-encoding', 'connection']) headers.delete(name)
    headers.set('content-length', String(body.length))
    response.writeHead(answer.status, Object.fromEntries(headers))
    if (request.method !== 'OPTIONS' && request.url?.startsWith(path) && lost < times) {
      lost += 1
      response.write(body.subarray(0, body.length / 2), () => response.destroy())
      return
    }
    response.end(body)
  })
  return { url, lost: () => lost, close }
}

async function forward(target: string, request: IncomingMessage): Promise<Response> {
  const { host, connection, 'content-length': length, ...headers } = request.headers
  const hasBody = request.method === 'POST' || request.method === 'PUT'
  return fetch(target + request.url, {
    method: request.method,
    headers: headers as Record<string, string>,
    ...(hasBody ? { body: await buffer(request) } : undefined),
  })
}
