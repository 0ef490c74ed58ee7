import { parseJson } from '../../utils/parseJson'
import { getPath } from '../../utils/safePath'
import { ContentRequestError, statusError } from '../content/ContentRequestError'
import type { ClientEnvironment } from '../environment'
import type { FetchOptions } from './fetchOptions'

/** Longest part of a server's message that is repeated in ours. */
const MAX_SERVER_MESSAGE = 200

/** Places where servers put a message. */
const MESSAGE_PATHS = ['message', 'error.message', 'error', 'errors.0.message', 'detail']

/**
 * Fetches JSON from the content host.
 *
 * Rejects with a {@link ContentRequestError} when no answer comes, or one that is not ok or no JSON;
 * when `signal` is aborted, with what `fetch` gives.
 */
export async function requestContent(
  environment: ClientEnvironment,
  url: string,
  fetchOptions: FetchOptions,
  signal: AbortSignal,
): Promise<unknown> {
  const { status, ok, text } = await send(environment, url, { ...fetchOptions, signal })
  const answer = parseJson(text)
  if (!ok) throw statusError({ url, status, serverMessage: messageIn(answer, text) })
  if (answer !== undefined) return answer
  throw new ContentRequestError(
    looksLikeHtml(text)
      ? 'answered with HTML in place of JSON. Check the host: a website seems to stand there.'
      : 'answered with invalid JSON. Check the host, and what stands between it and this page.',
    { url, status },
  )
}

async function send(
  { fetch }: ClientEnvironment,
  url: string,
  init: FetchOptions & { readonly signal: AbortSignal },
): Promise<{ status: number; ok: boolean; text: string }> {
  try {
    const response = await fetch(url, init)
    const { status, ok } = response
    return { status, ok, text: await response.text() }
  } catch (cause) {
    if (init.signal.aborted) throw cause
    const reason = cause instanceof Error ? ` (${cause.message})` : ''
    throw new ContentRequestError(
      `could not be reached${reason}. Check the network, the host and its CORS headers.`,
      { url, cause },
    )
  }
}

function messageIn(answer: unknown, text: string): string | undefined {
  const messages = MESSAGE_PATHS.map((path) => getPath(answer, path))
  if (answer === undefined && !looksLikeHtml(text)) messages.push(text.trim())
  const message = messages.find((value) => typeof value === 'string' && value !== '')
  return typeof message === 'string' ? message.slice(0, MAX_SERVER_MESSAGE) : undefined
}

function looksLikeHtml(text: string): boolean {
  return /^\s*</.test(text)
}
