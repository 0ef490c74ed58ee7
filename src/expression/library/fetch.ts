import { isRecord } from '../../utils/values/isRecord'
import { onePer } from '../../utils/values/onePer'
import { toText } from '../runtime/coerce'
import { type DraftScope, isDraft } from '../runtime/Draft'
import { watch } from '../runtime/later'
import { MAX_REQUESTS } from '../runtime/limits'
import { refuse } from '../runtime/problem'
import { entriesOf } from '../runtime/properties'
import { currentScope, limitText } from '../runtime/run'

/** Number of pending requests, by the state that they belong to. */
const requestsOf = onePer((_owner: object) => ({ count: 0 }))

/** Sends a request for an action, without credentials. It is aborted with the entry. */
export function startFetch(address: unknown, given: unknown): Promise<unknown> {
  const scope = currentScope()
  if (!scope.request || !isDraft(scope) || scope.draft.target === 'nowhere') {
    refuse('unknown', '"fetch" works in actions only')
  }
  const requests = requestsOf(scope.data ?? scope)
  if (requests.count >= MAX_REQUESTS) {
    refuse('limit', `More than ${MAX_REQUESTS} requests are under way`)
  }
  requests.count++
  const signal = scope.life?.current?.signal ?? null
  const { method = 'GET', headers, body } = isRecord(given) ? given : {}
  const init: RequestInit = {
    method: toText(method),
    headers: entriesOf(headers).map(([name, value]): [string, string] => [name, toText(value)]),
    body: body === undefined || body === null ? null : limitText(toText(body)),
    credentials: 'omit',
    signal,
  }
  const answer = scope
    .request(toText(address), init)
    .finally(() => requests.count--)
    .then((response) => showAnswer(response, scope, signal))
  return watch(untilEnd(answer, signal))
}

/** Exposes a response as plain data. Data that the action reads from it may be mutated. */
function showAnswer(response: Response, { draft }: DraftScope, signal: AbortSignal | null): object {
  const { ok, status, statusText, url, headers } = response
  const read = <T>(reading: Promise<T>): Promise<T> => {
    const value = untilEnd(reading, signal)
    // Marks the rejection as handled here; the derived promise reports it.
    value.catch(() => {})
    return value
  }
  return {
    ok,
    status,
    statusText,
    url,
    headers: { get: (name: unknown) => headers.get(toText(name)) },
    json: () => read(response.json().then((value) => draft.data.open(value))),
    text: () => read(response.text().then(limitText)),
  }
}

/** Never settles if the entry is gone, so that the resulting failure is not reported. */
function untilEnd<T>(promise: Promise<T>, signal: AbortSignal | null): Promise<T> {
  return promise.catch((error) => {
    if (signal?.aborted) return new Promise<T>(() => {})
    throw error
  })
}
