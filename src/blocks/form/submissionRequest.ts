import { hasOwn } from '../../utils/hasOwn'
import { isRecord } from '../../utils/isRecord'
import { quoteValue } from '../../utils/quoteValue'
import { errorOnce, warnOnce } from '../../utils/warn'
import { textOf } from '../internals/textOf'
import { fieldValues, hasFiles } from './fieldValues'
import { jsonBody, multipartBody, urlEncodedBody } from './formBodies'
import type { FormBody } from './formEvents'
import type { FormOptions } from './formOptions'

const MULTIPART = 'multipart/form-data'

/** What is written of a form, by content type. */
const ENCODERS: Readonly<Record<string, (form: HTMLFormElement) => FormBody>> = {
  'application/json': (form) => jsonBody(fieldValues(form)),
  [MULTIPART]: multipartBody,
  'application/x-www-form-urlencoded': (form) => urlEncodedBody(fieldValues(form)),
}

/** A submission on its way. */
export interface SubmissionRequest {
  readonly url: string
  readonly init: RequestInit
  /** What is sent, also where it is a part of the address. */
  readonly body: FormBody
}

/**
 * The request that carries what a form holds now; `undefined` for a content type that is not supported,
 * which is logged.
 *
 * Files make it multipart, whatever the author chose. `GET` puts the fields into the address.
 */
export function submissionRequest(
  form: HTMLFormElement,
  url: string,
  options: Pick<FormOptions, 'contentType' | 'method' | 'customHeaders'>,
): SubmissionRequest | undefined {
  const method = textOf(options.method).toUpperCase() || 'POST'
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
  // The browser knows the boundary of a multipart body, and zapier.com refuses a preflight request.
  if (contentType === MULTIPART) headers.delete('content-type')
  else if (!url.includes('zapier.com')) headers.set('content-type', contentType)
  return { url, init: { method, headers, body }, body }
}

/** A fragment is never sent. */
function withQuery(url: string, query: string): string {
  const [address = ''] = url.split('#')
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address
}

/** The headers that an author chose. What cannot be a header is left out with a warning. */
export function customHeaders(wished: unknown): Headers {
  const headers = new Headers()
  if (!isRecord(wished)) return headers
  for (const name of Object.keys(wished)) {
    try {
      headers.set(name, textOf(wished[name]))
    } catch {
      warnOnce(`the header ${quoteValue(name)} of a form was not sent: name or value is not valid.`)
    }
  }
  return headers
}
