import { isTemporaryStatus } from './retryAfter'

type RequestFailure = Pick<ContentRequestError, 'url'> &
  Partial<Pick<ContentRequestError, 'status' | 'serverMessage' | 'retryAfterMs' | 'cause'>>

/** Thrown when content could not be fetched. The message gives the reason and the remedy. */
export class ContentRequestError extends Error {
  override readonly name = 'ContentRequestError'
  readonly url: string
  /** HTTP status; `undefined` without a response. */
  readonly status: number | undefined
  /** The content host's own message, cut to a limit. */
  readonly serverMessage: string | undefined
  /** Milliseconds to wait before a retry, as the content host asks; 0 when it does not. */
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

  /** Whether a retry may succeed: no response came, or the status is 408, 429 or 5xx. */
  get isTemporary(): boolean {
    const { status } = this
    return status === undefined || isTemporaryStatus(status)
  }
}

/** Creates the error for a response whose status is not ok. */
export function statusError(
  failure: RequestFailure & { readonly status: number },
): ContentRequestError {
  const { status, serverMessage } = failure
  const said = serverMessage === undefined ? '' : ` ("${serverMessage}")`
  return new ContentRequestError(`answered ${status}${said}. ${adviceFor(status)}`, failure)
}

/** Creates the error for a response that did not arrive in time. */
export function timeoutError(url: string, timeoutMs: number): ContentRequestError {
  return new ContentRequestError(
    `did not answer within ${timeoutMs / 1000} s. Check the network and the host, or pass a longer timeout.`,
    { url },
  )
}

/** Creates the error for a request without any response. */
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

/** Returns scheme and host of a content URL; for a relative one, the text before the path. */
function originOf(url: string): string {
  const end = url.indexOf('/api/')
  return end > 0 ? url.slice(0, end) : 'the content host'
}
