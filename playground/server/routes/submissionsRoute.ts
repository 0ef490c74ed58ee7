import type { Context } from 'hono'
import { keptHeaders } from '../http/keptHeaders'
import { readBody } from '../http/readBody'
import { readText } from '../http/readText'
import type { Stores } from '../stores/createStores'

/** The longest form, files included, that is taken. */
export const MAX_SUBMISSION_BYTES = 25 * 1024 * 1024

/**
 * `POST`, `PUT` or `PATCH /api/submissions/:form` is an action for forms of the custom kind: it
 * keeps the body byte for byte and the headers, and answers `{ok: true, id}`.
 */
export function submissionsRoute({ submissions }: Stores) {
  return async (context: Context): Promise<Response> => {
    const form = readText('form', context.req.param('form'))
    const id = await submissions.add({
      kind: 'custom',
      apiKey: null,
      form,
      recipient: null,
      method: context.req.method,
      contentType: context.req.header('Content-Type') ?? '',
      headers: keptHeaders(context),
      fields: null,
      body: await readBody(context, MAX_SUBMISSION_BYTES),
      files: [],
      digest: null,
    })
    return context.json({ ok: true, id })
  }
}
