import type { HttpRequest } from '../../content/types'

/** Methods that have no body. */
const WITHOUT_BODY = /^(?:get|head)$/i

/** What a request of content is sent with, and the text of its address. */
export function requestOf(request: string | HttpRequest): { url: string; init: RequestInit } {
  if (typeof request === 'string') return { url: request, init: {} }
  const { url = '', method = 'GET', headers = {}, body } = request.request ?? {}
  const init: RequestInit = { method: method.toUpperCase(), headers: { ...headers } }
  if (body === undefined || body === null || WITHOUT_BODY.test(method)) return { url, init }
  if (typeof body === 'string') return { url, init: { ...init, body } }
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type')
  const type = hasType ? undefined : { 'Content-Type': 'application/json' }
  return { url, init: { ...init, headers: { ...headers, ...type }, body: JSON.stringify(body) } }
}
