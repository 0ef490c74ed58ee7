import { parseJson } from '../../utils/text/parseJson'
import { getText } from '../../utils/values/safePath'
import { ContentRequestError, statusError } from './ContentRequestError'
import { retryAfter } from './retryAfter'

/** Maximum length of a server's message in ours. */
const MAX_MESSAGE_CHARACTERS = 200

/** Paths at which servers put their message. */
const MESSAGE_PATHS = ['message', 'error.message', 'error', 'errors.0.message', 'detail']

/**
 * Reads the JSON of a response.
 *
 * @param text - Body of the response.
 * @throws ContentRequestError for a status that is not ok, and for invalid JSON.
 */
export function readResponse(
  url: string,
  { ok, status, headers }: Response,
  text: string,
  now: number,
): unknown {
  const answer = parseJson(text)
  if (!ok) {
    const retryAfterMs = retryAfter(headers.get('retry-after'), now)
    throw statusError({ url, status, serverMessage: messageIn(answer, text), retryAfterMs })
  }
  if (answer !== undefined) return answer
  throw new ContentRequestError(
    looksLikeHtml(text)
      ? 'answered with HTML instead of JSON. Check the host: it seems to be a website.'
      : 'answered with invalid JSON. Check the host and any proxy in front of it.',
    { url, status },
  )
}

function messageIn(answer: unknown, text: string): string | undefined {
  const message = MESSAGE_PATHS.map((path) => getText(answer, path)).find(Boolean)
  const isMessage = answer === undefined && !looksLikeHtml(text) && text.trim() !== ''
  return (isMessage ? text.trim() : message)?.slice(0, MAX_MESSAGE_CHARACTERS)
}

function looksLikeHtml(text: string): boolean {
  return /^\s*</.test(text)
}
