import type { Client } from '../../client/Client'
import { errorOnce, warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'
import { hasOwn } from '../../utils/values/hasOwn'
import { isRecord } from '../../utils/values/isRecord'
import { setPath } from '../../utils/values/safePath'
import { optionText } from '../internals/optionValues'
import { type FieldValue, fieldValues, hasFiles, isSendable } from './fieldValues'
import type { FormBody } from './formEvents'
import type { FormOptions } from './formOptions'

const MULTIPART = 'multipart/form-data'

/** Encoders of a form's fields, by content type. */
const ENCODERS: Readonly<Record<string, (form: HTMLFormElement) => FormBody>> = {
  'application/json': (form) => jsonBody(fieldValues(form)),
  [MULTIPART]: multipartBody,
  'application/x-www-form-urlencoded': (form) => urlEncodedBody(fieldValues(form)),
}

export interface SubmissionRequest {
  readonly url: string
  readonly init: RequestInit
  /** The body, even if it is sent in the query. */
  readonly body: FormBody
}

/**
 * The request with the current values of a form; `undefined` for an unsupported content type, which
 * is logged.
 *
 * Files require multipart, whatever the author chose. `GET` puts the fields into the address.
 */
export function submissionRequest(
  form: HTMLFormElement,
  url: string,
  options: Pick<FormOptions, 'contentType' | 'method' | 'customHeaders'>,
): SubmissionRequest | undefined {
  const method = optionText(options.method).toUpperCase() || 'POST'
  const contentType = hasFiles(form) ? MULTIPART : String(options.contentType || 'application/json')
  const encode = hasOwn(ENCODERS, contentType) ? ENCODERS[contentType] : undefined
  if (!encode) {
    errorOnce(
      `Unsupported content type: ${contentType}. Use ${Object.keys(ENCODERS).join(', ')}. The form was not sent.`,
    )
    return undefined
  }
  const headers = customHeaders(options.customHeaders)
  if (method === 'GET' || method === 'HEAD') {
    const body = urlEncodedBody(fieldValues(form))
    return { url: withQuery(url, body), init: { method, headers }, body }
  }

  const body = encode(form)
  // The browser must set the boundary of a multipart body itself. zapier.com refuses preflight
  // requests, which this header would cause.
  if (contentType === MULTIPART) headers.delete('content-type')
  else if (!url.includes('zapier.com')) headers.set('content-type', contentType)
  return { url, init: { method, headers, body }, body }
}

/** Drops the fragment, which is never sent. */
function withQuery(url: string, query: string): string {
  const [address = ''] = url.split('#')
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address
}

/** The author's headers. Invalid ones are left out with a warning. */
export function customHeaders(wished: unknown): Headers {
  const headers = new Headers()
  if (!isRecord(wished)) return headers
  for (const name of Object.keys(wished)) {
    try {
      headers.set(name, optionText(wished[name]))
    } catch {
      warnOnce(`the form header ${quoteValue(name)} was not sent: its name or value is invalid.`)
    }
  }
  return headers
}

/** The editor's placeholder for a missing recipient. */
const PLACEHOLDER = 'your@email.com'

/**
 * The request that sends a form to the content host, for an email recipient. `undefined` without a
 * recipient or a client, which is logged.
 *
 * @param id - Id of the submission, the same for all attempts.
 */
export function emailRequest(
  form: HTMLFormElement,
  options: FormOptions,
  client: Client | undefined,
  id: string,
): SubmissionRequest | undefined {
  const to = optionText(options.sendSubmissionsToEmail).trim()
  const apiKey = client?.options.apiKey
  if (!to || to === PLACEHOLDER) {
    errorOnce('SubmissionsToEmail is required when sendSubmissionsTo is set to email')
    return undefined
  }
  if (!client || !apiKey) {
    errorOnce(
      'a form cannot be sent to an email address without an apiKey. Pass the key of your space.',
    )
    return undefined
  }
  const url = emailUrl(client.host, { apiKey, to, name: optionText(options.name), id })
  const { customHeaders } = options
  return submissionRequest(form, url, { contentType: 'multipart/form-data', customHeaders })
}

/**
 * Address that delivers submissions to an email recipient.
 *
 * @param parameters.id - Stays the same when a visitor tries again, so that a host can drop
 *   duplicates.
 */
export function emailUrl(
  host: string,
  parameters: Readonly<Record<'apiKey' | 'to' | 'name' | 'id', string>>,
): string {
  const query = Object.entries({ ...parameters, to: base64(parameters.to) })
  return `${host}/api/v1/form-submit?${urlEncodedBody(query)}`
}

/** Encodes the text as UTF-8 first, because `btoa` only supports Latin-1. */
function base64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join(''))
}

/**
 * Writes fields as JSON. A name is a path: `user.name` nests, `items[1].q` makes a list.
 *
 * Fields without a value are left out. Fields that share a name become a list.
 */
export function jsonBody(fields: readonly FieldValue[]): string {
  const byName = new Map<string, FieldValue[1][]>()
  for (const [name, value] of fields) {
    if (value === undefined) continue
    const values = byName.get(name)
    if (values) values.push(value)
    else byName.set(name, [value])
  }
  let body = {}
  for (const [name, values] of byName) {
    try {
      body = setPath(body, name, values.length > 1 ? values.flat() : values[0])
    } catch (error) {
      warnOnce(`the field ${quoteValue(name)} was not sent: ${(error as Error).message}.`)
    }
  }
  return JSON.stringify(body)
}

/**
 * Encodes a form as the browser does: disabled fields and unchecked boxes are absent, and names are
 * not treated as paths.
 */
export function multipartBody(form: HTMLFormElement): FormData {
  const body = new FormData(form)
  for (const name of Array.from(body.keys())) if (!isSendable(name)) body.delete(name)
  return body
}

/**
 * Encodes fields as `a=1&b=2`, with one pair per item of a list. A field without a value is empty.
 */
export function urlEncodedBody(fields: readonly FieldValue[]): string {
  return fields
    .flatMap(([name, value = '']) => valuesOf(value).map((one) => `${encode(name)}=${encode(one)}`))
    .join('&')
}

function valuesOf(value: NonNullable<FieldValue[1]>): readonly (string | number | boolean)[] {
  if (typeof value !== 'object') return [value]
  return value.length > 0 ? value : ['']
}

/** Replaces lone surrogates, which a paste may leave behind: `encodeURIComponent` would throw. */
function encode(value: string | number | boolean): string {
  return encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'))
}
