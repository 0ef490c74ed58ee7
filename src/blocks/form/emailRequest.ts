import type { Client } from '../../client/Client'
import { errorOnce } from '../../utils/warn'
import { textOf } from '../internals/textOf'
import type { FormOptions } from './formOptions'
import { type SubmissionRequest, submissionRequest } from './submissionRequest'

/** What the editor fills in until an author knows better. */
const PLACEHOLDER = 'your@email.com'

/**
 * The request that hands a form to the content host, for an email recipient; `undefined` without a recipient
 * or without a space to send from, which is logged.
 *
 * @param id - Of the submission, the same for every attempt.
 */
export function emailRequest(
  form: HTMLFormElement,
  options: FormOptions,
  client: Client | undefined,
  id: string,
): SubmissionRequest | undefined {
  const to = textOf(options.sendSubmissionsToEmail).trim()
  const apiKey = client?.options.apiKey
  if (!to || to === PLACEHOLDER) {
    errorOnce('SubmissionsToEmail is required when sendSubmissionsTo is set to email')
    return undefined
  }
  if (!client || !apiKey) {
    errorOnce(
      'a form for an email recipient cannot be sent without an apiKey. Pass that of your space.',
    )
    return undefined
  }
  const url = emailUrl(client.host, { apiKey, to, name: textOf(options.name), id })
  const { customHeaders } = options
  return submissionRequest(form, url, { contentType: 'multipart/form-data', customHeaders })
}

/**
 * Where submissions for an email recipient go.
 *
 * @param parameters.id - Stays the same while a visitor tries again: a host may drop by it what it has already.
 */
export function emailUrl(
  host: string,
  parameters: {
    readonly apiKey: string
    readonly to: string
    readonly name: string
    readonly id: string
  },
): string {
  const query = new URLSearchParams({ ...parameters, to: base64(parameters.to) })
  return `${host}/api/v1/form-submit?${String(query).replace(/\+/g, '%20')}`
}

/** Of the text's UTF-8, since `btoa` knows nothing beyond Latin-1. */
function base64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join(''))
}
