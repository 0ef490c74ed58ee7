import { isTemporaryStatus } from '../requests/retryAfter'

/** Details of a failed request. */
type RequestFailure = Pick<ContentRequestError, 'url'> &
  Partial<Pick<ContentRequestError, 'status' | 'serverMessage' | 'retryAfterMs' | 'cause'>>

/** Content could not be fetched. The message says why, and what to do. */
export class ContentRequestError extends Error {
  override readonly name = 'ContentRequestError'
  readonly url: string
  /** Status of the answer; `undefined` when none came. */
  readonly status: number | undefined
  /** The content host's own message, shortened. */
  readonly serverMessage: string | undefined
  /** How long the content host wants to be left alone; 0 when it does not say. */
  readonly retryAfterMs: number

  constructor(
    problem: string,
    { url, status, serverMessage, retryAfterMs = 0, cause }: RequestFailure,
  ) {
    super(`Fetching content failed: ${originOf(url)} ${problem}`, { cause })
    this.url = url
    this.status = status
    this.serverMessage = serverMessage
    this.retryAfterMs = retryAfterMs
  }

  /** Whether the same request may well succeed later: no answer came, 408, 429, or 5xx. */
  get isTemporary(): boolean {
    const { status } = this
    return status === undefined || isTemporaryStatus(status)
  }
}

/** The error for an answer with a status that is not ok. */
export function statusError(
  failure: RequestFailure & { readonly status: number },
): ContentRequestError {
  const { status, serverMessage } = failure
  const said = serverMessage === undefined ? '' : ` ("${serverMessage}")`
  return new ContentRequestError(`answered ${status}${said}. ${adviceFor(status)}`, failure)
}

/** The error for an answer that did not come in time. */
export function timeoutError(url: string, timeoutMs: number): ContentRequestError {
  return new ContentRequestError(
    `did not answer within ${timeoutMs / 1000} s. Check the network and the host, or pass a longer timeout.`,
    { url },
  )
}

/** The error for a request that got no answer at all. */
export function unreachableError(url: string, cause: unknown): ContentRequestError {
  const reason = cause instanceof Error ? ` (${cause.message})` : ''
  return new ContentRequestError(
    `could not be reached${reason}. Check the network, the host and its CORS headers.`,
    { url, cause },
  )
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403) {
    return 'Check the apiKey, and pass an authToken if the space is private.'
  }
  if (status === 404) return 'Check the name of the model, the apiKey and the host.'
  if (status === 429) return 'Too many requests: try again later, or pass cacheSeconds.'
  if (status >= 500) return 'The content host is in trouble: try again later.'
  return 'Check the options of the request.'
}

/** Scheme and host of an address; for a relative one, everything before the path. */
function originOf(url: string): string {
  const end = url.indexOf('/api/')
  return end > 0 ? url.slice(0, end) : 'the content host'
}
