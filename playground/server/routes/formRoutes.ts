import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { badParameter } from '../http/errors'
import { type ParsedForm, parseForm } from '../http/parseForm'
import { headersWithoutCookies, mediaType, readBody, readText } from '../http/readRequest'
import { requireSpace } from '../http/requireSpace'
import type { Stores } from '../stores/createStores'

/**
 * `POST /api/v1/form-submit?apiKey&to&name` accepts a form for an email recipient that an entry of
 * the space names, including files, and answers `{ok: true, id}`. The form is stored; this host
 * sends no email. With an `id`,
 * identical content is stored once, however often the visitor resends it.
 */
export function formSubmitRoute({ spaces, entries, submissions }: Stores) {
  return async (context: Context): Promise<Response> => {
    const { searchParams } = new URL(context.req.url)
    const apiKey = await requireSpace(spaces, searchParams.get('apiKey'))
    const form = readLine('name', searchParams.get('name') ?? '')
    const recipient = readRecipient(searchParams.get('to') ?? '')
    const attempt = readLine('id', searchParams.get('id') ?? '')
    if (recipient !== '' && !(await entries.hold(apiKey, recipient))) {
      throw new HTTPException(403, {
        message: `No entry of the space names "${recipient}". Save the entry with this recipient first.`,
      })
    }
    const contentType = context.req.header('Content-Type')
    const body = await readBody(context, MAX_SUBMISSION_BYTES)
    const filled = await parseForm(body, contentType)
    const id = await submissions.add({
      kind: 'email',
      apiKey,
      form,
      recipient,
      method: context.req.method,
      contentType: mediaType(contentType),
      headers: headersWithoutCookies(context),
      ...filled,
      body: null,
      digest: attempt === '' ? null : digest([attempt, apiKey, form, recipient], filled),
    })
    return context.json({ ok: true, id })
  }
}

/**
 * Decodes the address in `to` from base64. In an address that was not encoded, plus signs arrived
 * as spaces.
 */
function readRecipient(to: string): string {
  const base64 = to.replace(/ /g, '+')
  const address = Buffer.from(base64, 'base64').toString('utf8')
  if (!/^[\w+/-]*={0,2}$/.test(base64)) {
    throw badParameter('to', to, 'Give the address in base64, URI-encoded.')
  }
  return readLine('to', address)
}

/** A line break would begin another header of an email. */
function readLine(name: string, value: string): string {
  if (value.length <= 200 && !/\p{Cc}/u.test(value)) return value
  throw badParameter(name, value, 'Give one line of at most 200 characters.')
}

/** Hashes everything that identifies a submission: a corrected one counts as new. */
function digest(names: readonly string[], { fields, files }: ParsedForm): string {
  const hash = createHash('sha256').update(JSON.stringify([names, fields]))
  for (const { field, name, type, content } of files) {
    hash.update(JSON.stringify([field, name, type, content.byteLength])).update(content)
  }
  return hash.digest('base64url')
}

/** Maximum size of a form, including files. */
export const MAX_SUBMISSION_BYTES = 25 * 1024 * 1024

/**
 * `POST`, `PUT` or `PATCH /api/submissions/:form` is a form action of the custom kind. It stores
 * the headers and the body byte for byte, and answers `{ok: true, id}`.
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
      headers: headersWithoutCookies(context),
      fields: null,
      body: await readBody(context, MAX_SUBMISSION_BYTES),
      files: [],
      digest: null,
    })
    return context.json({ ok: true, id })
  }
}
