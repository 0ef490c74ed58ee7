import type { LoggedRequest } from '../../../server/admin/requestLog'

/** Purpose of a request to the content host. */
type RequestKind = 'content' | 'track' | 'form' | 'other'

const PATHS: readonly [RegExp, RequestKind][] = [
  [/^\/api\/v\d\/(content|query|codegen)\//, 'content'],
  [/^\/api\/v\d\/track\b/, 'track'],
  [/^\/api\/(v\d\/form-submit\b|submissions\/)/, 'form'],
]

/** Reads the purpose of a request from its path. */
export function requestKind(url: string): RequestKind {
  return PATHS.find(([path]) => path.test(url))?.[1] ?? 'other'
}

/** Requests sent just before the refusal may still be in flight. */
const UNDER_WAY_MS = 200

/** Counts requests since consent was refused: tracking requests, and all others. */
export function requestsSince(
  requests: readonly LoggedRequest[],
  refusedAt: number,
): { readonly track: number; readonly others: number } {
  const since = requests.filter(({ startedAt }) => startedAt > refusedAt + UNDER_WAY_MS)
  const track = since.filter(({ url }) => requestKind(url) === 'track').length
  return { track, others: since.length - track }
}
