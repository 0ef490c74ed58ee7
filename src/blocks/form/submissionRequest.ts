import type { Client } from '../../client/Client'
import { errorOnce, warnOnce } from '../../utils/problems/warn'
import { quoteValue } from '../../utils/text/quoteValue'
import { isRecord } from '../../utils/values/isRecord'
import { ownValue } from '../../utils/values/ownValue'
import { setPath } from '../../utils/values/safePath'
import { optionText } from '../internals/optionValues'
import { type FieldValue, fieldValues, hasFiles, sendableData } from './fieldValues'
import type { FormBody } from './formEvents'
import type { FormOptions } from './formOptions'

const MULTIPART = 'multipart/form-data'

/** Encoders of a form's fields, by content type. */
const ENCODERS: Readonly<Record<string, (data: FormData, form: HTMLFormElement) => FormBody>> = {
  'application/json': (data, form) => jsonBody(fieldValues(form, data)),
  [MULTIPART]: (data) => data,
  'application/x-www-form-urlencoded': urlEncodedBody,
}

export interface SubmissionRequest {
  readonly url: string
  readonly init: RequestInit
  /** The body, even if it is sent in the query. */
  readonly body: FormBody
}

type RequestOptions = Pick<FormOptions, 'contentType' | 'method' | 'customHeaders'> & {
  /** Encoding that the pressed button asks for. Unlike the author's, it may be `text/plain`. */
  readonly enctype?: string | undefined
}

/**
 * The request with the fields of a form; `undefined` for an unsupported content type, which is
 * logged.
 *
 * Files require multipart, whatever the author chose. `GET` puts the fields into the address, in
 * place of its query.
 */
export function submissionRequest(
  form: HTMLFormElement,
  fields: FormData,
  url: string,
  options: RequestOptions,
): SubmissionRequest | undefined {
  const data = sendableData(fields)
  const { enctype } = options
  const method = optionText(options.method).toUpperCase() || 'POST'
  const contentType = hasFiles(data)
    ? MULTIPART
    : enctype || String(options.contentType || 'application/json')
  const known = ownValue(ENCODERS, contentType)
  const encode = contentType === enctype ? (known ?? plainBody) : known
  if (!encode) {
    errorOnce(
      `Unsupported content type: ${contentType}. Use ${Object.keys(ENCODERS).join(', ')}. The form was not sent.`,
    )
    return undefined
  }
  const headers = customHeaders(options.customHeaders)
  if (method === 'GET' || method === 'HEAD') {
    const body = urlEncodedBody(data)
    const [address = ''] = url.split(/[?#]/)
    return { url: body ? `${address}?${body}` : address, init: { method, headers }, body }
  }

  const body = encode(data, form)
  // The browser must set the boundary of a multipart body itself. zapier.com refuses preflight
  // requests, which this header would cause.
  if (contentType === MULTIPART) headers.delete('content-type')
  else if (!url.includes('zapier.com')) headers.set('content-type', contentType)
  return { url, init: { method, headers, body }, body }
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
  fields: FormData,
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
  return submissionRequest(form, fields, url, { contentType: MULTIPART, customHeaders })
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
  const query = new URLSearchParams({ ...parameters, to: base64(parameters.to) })
  return `${host}/api/v1/form-submit?${String(query).replace(/\+/g, '%20')}`
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

/** Encodes fields as the browser does for `text/plain`. */
function plainBody(data: FormData): string {
  return Array.from(data, ([name, value]) => `${name}=${value}\r\n`).join('')
}

/** Encodes fields as the browser does: `a=1&b=2`. Of a file, it sends the name. */
export function urlEncodedBody(data: FormData): string {
  const pairs = Array.from(data, (pair) =>
    pair.map((part) => (typeof part === 'string' ? part : part.name).replace(LINE_END, '\r\n')),
  )
  return String(new URLSearchParams(pairs))
}

const LINE_END = /\r\n?|\n/g
