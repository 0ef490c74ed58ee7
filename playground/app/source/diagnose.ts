import { parseJson } from '../../../src/utils/text/parseJson'
import type { OwnSpace } from '../state/source'
import { syntaxProblem } from '../utils/jsonText'
import type { Exchange } from './exchange'
import { spaceHost } from './space'

/** Outcome of a content request, in words. */
export interface Diagnosis {
  readonly verdict: 'waiting' | 'good' | 'warning' | 'failed'
  readonly title: string
  /** The remedy for the author. */
  readonly advice: string
  /** The received entry, as the host sent it. */
  readonly entry?: Readonly<Record<string, unknown>>
}

/** Larger answers keep visitors on phones waiting. */
const LARGE_BYTES = 1_000_000

const PROTOCOL = 'A content host answers at /api/v3/content/ and the name of the model.'

/**
 * Explains the outcome of a content request.
 *
 * @param refused - Latest violation of the page's policy, as in `connect-src https://…`.
 */
export function diagnose(
  space: OwnSpace,
  exchange: Exchange | undefined,
  hasToken: boolean,
  refused?: string,
): Diagnosis {
  const host = spaceHost(space)
  if (exchange?.failure !== undefined) return diagnoseFailure(host, exchange, hasToken, refused)
  if (exchange?.status === undefined) {
    return { verdict: 'waiting', title: `Asking ${host}`, advice: 'The answer will show here.' }
  }
  const { status, body = '', contentType = 'no type' } = exchange
  if (status >= 400) return diagnoseStatus(space, status, body, hasToken)

  const broken = syntaxProblem(body)
  if (broken) {
    return failed(
      'The answer is not JSON',
      contentType.includes('json')
        ? `Line ${broken.line}: ${broken.message}`
        : `${host} sent ${contentType}, which looks like a page or a file. ${PROTOCOL}`,
    )
  }
  const results = readResults(JSON.parse(body), space.model)
  if (!results) {
    return failed(
      'The answer is JSON, but not content',
      `It has no list named “results”. ${PROTOCOL}`,
    )
  }
  const [entry] = results
  if (!entry) return noEntry(space)
  const bytes = new Blob([body]).size
  if (bytes > LARGE_BYTES) {
    return {
      verdict: 'warning',
      title: `Connected, but the answer is ${(bytes / 1_000_000).toFixed(1)} MB`,
      advice:
        'Visitors wait for all of it. Have fewer fields sent with the option “omit”, or move parts into symbols and entries of their own.',
      entry,
    }
  }
  return { verdict: 'good', title: 'Connected', advice: `${host} sent the entry shown.`, entry }
}

function diagnoseFailure(
  host: string,
  { failure, reachable, ms }: Exchange,
  hasToken: boolean,
  refused: string | undefined,
): Diagnosis {
  if (refused?.startsWith('connect-src')) {
    return failed(
      'The policy of the page blocks the request',
      `Its Content-Security-Policy has to name ${host} in “connect-src”. Here, it is chosen under Conditions.`,
    )
  }
  if (failure === 'aborted') {
    return failed(
      `${host} did not answer in time`,
      `The widget gave up after ${(ms / 1000).toFixed(0)} seconds. The option “timeout” makes it wait longer.`,
    )
  }
  if (reachable === undefined) {
    return { verdict: 'waiting', title: 'No answer yet', advice: 'Looking for the reason.' }
  }
  if (reachable) {
    return failed(
      `${host} does not let other sites read its answers`,
      `It has to send the header “Access-Control-Allow-Origin: *” (CORS)${
        hasToken
          ? ', and allow “Authorization” in “Access-Control-Allow-Headers”, since a token is sent'
          : ''
      }.`,
    )
  }
  return failed(
    `${host} does not answer`,
    location.protocol === 'https:' && host.startsWith('http:')
      ? 'Browsers refuse http from a page on https. Use the https address of the host.'
      : 'Check the address for typing errors, and whether the host is running.',
  )
}

function diagnoseStatus(
  { apiKey, model, apiVersion }: OwnSpace,
  status: number,
  body: string,
  hasToken: boolean,
): Diagnosis {
  const said = readMessage(body)
  if (status === 401 || status === 403) {
    return hasToken
      ? failed(`The token is refused (${status})`, `Check it, and the API key “${apiKey}”.${said}`)
      : failed(
          `The API key is refused (${status})`,
          `“${apiKey}” may be wrong, or the space wants a token: add it under More.${said}`,
        )
  }
  if (status === 404) {
    return failed(
      'There is nothing at this address (404)',
      `Check the key “${apiKey}”, the model “${model}”${apiVersion ? ` and the API version ${apiVersion}` : ''}. ${PROTOCOL}${said}`,
    )
  }
  return status < 500
    ? failed(`The host refuses the request (${status})`, `Check the fields above.${said}`)
    : failed(`The host failed (${status})`, `That is for the host to fix. Try again later.${said}`)
}

function noEntry({ model, entry, url }: OwnSpace): Diagnosis {
  const which = entry
    ? `“${model}” has no published entry with the id “${entry}”.`
    : `No published entry of “${model}” fits ${url ? `the address “${url}”` : 'this page'}.`
  return {
    verdict: 'warning',
    title: 'Connected, but no entry came',
    advice: `${which} Look for its name, its targeting, its dates, and whether it is published.`,
  }
}

/** The results in an answer of the content or the query endpoint. */
function readResults(
  answer: unknown,
  model: string,
): readonly Readonly<Record<string, unknown>>[] | undefined {
  const { results, ...others } = Object(answer) as Record<string, unknown>
  const found = Array.isArray(results) ? results : others[model]
  return Array.isArray(found) ? found.filter((entry) => Object(entry) === entry) : undefined
}

function readMessage(body: string): string {
  const { message, error } = Object(parseJson(body)) as Record<string, unknown>
  const said = [message, error].find((text) => typeof text === 'string')
  return said ? ` The host says: ${said}` : ''
}

const failed = (title: string, advice: string): Diagnosis => ({ verdict: 'failed', title, advice })
