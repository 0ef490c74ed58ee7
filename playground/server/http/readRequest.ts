import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { badRequest } from './errors'

const MEGABYTE = 1024 * 1024

/**
 * Reads the whole body of a request.
 *
 * @throws 413 as soon as the body exceeds `limitBytes`.
 */
export async function readBody(
  context: Context,
  limitBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(context.req.header('Content-Length') ?? 0)
  if (declared > limitBytes) throw tooLarge(context, limitBytes)

  const chunks: Uint8Array[] = []
  let length = 0
  const reader = context.req.raw.body?.getReader()
  while (reader !== undefined) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > limitBytes) {
      // Cancelling would close the connection before the answer is sent.
      reader.releaseLock()
      throw tooLarge(context, limitBytes)
    }
    chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The unread body blocks the connection, so it cannot be reused. */
function tooLarge(context: Context, limitBytes: number): HTTPException {
  context.header('Connection', 'close')
  return new HTTPException(413, {
    message: `The body is larger than ${limitBytes / MEGABYTE} MB. Send less at once.`,
  })
}

/** Deeper than any real content: a block takes two levels. */
const MAX_DEPTH = 500

/**
 * Parses a JSON body.
 *
 * @throws 400 for invalid JSON or UTF-8, or for excessive nesting.
 */
export function parseJsonBody(body: Uint8Array): unknown {
  const value = parse(body)
  if (isDeeperThan(MAX_DEPTH, value)) {
    throw badRequest(`The body nests more than ${MAX_DEPTH} levels deep. Send something flatter.`)
  }
  return value
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw badRequest('The body is not JSON in UTF-8. Send JSON.')
  }
}

/**
 * Whether lists and objects nest more than `levels` deep.
 *
 * Postgres and `JSON.stringify` walk a value recursively, so that a body of nothing but brackets
 * would exhaust their stacks.
 */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

/** Postgres limits index keys to about 2,700 bytes. */
const MAX_LENGTH = 200

/**
 * Validates text for a database column, such as an id or a name.
 *
 * @throws 400 when it is not a string, is empty or too long, or contains NUL, which Postgres
 *   refuses.
 */
export function readText(name: string, value: unknown): string {
  if (typeof value === 'string' && /^[^\0]{1,200}$/s.test(value)) return value
  throw badRequest(`"${name}" must be a text of 1 to ${MAX_LENGTH} characters, without NUL.`)
}

/** The headers of a request without cookies: on localhost, those belong to other sites. */
export function headersWithoutCookies(context: Context): Record<string, string> {
  const { cookie, ...headers } = context.req.header()
  return headers
}

/** The media type of a `Content-Type`, in lower case. */
export function mediaType(contentType: string | undefined): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Rejects addresses with an encoded NUL, which neither Postgres nor the file system accept. */
export const rejectNul: MiddlewareHandler = async (context, next) => {
  if (/%00|\\u0000/i.test(context.req.url)) {
    throw badRequest('The address holds a NUL character. Leave it out.')
  }
  await next()
}
