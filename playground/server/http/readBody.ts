import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

const MEGABYTE = 1024 * 1024

/**
 * The whole body of a request.
 *
 * @throws 413 when it is longer than `limitBytes`, as soon as that is known.
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
      // Cancelling would break the connection before the answer is out.
      reader.releaseLock()
      throw tooLarge(context, limitBytes)
    }
    chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The rest of the body is still on its way: nothing else can follow on this connection. */
function tooLarge(context: Context, limitBytes: number): HTTPException {
  context.header('Connection', 'close')
  return new HTTPException(413, {
    message: `The body is larger than ${limitBytes / MEGABYTE} MB. Send less at once.`,
  })
}
