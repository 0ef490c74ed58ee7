import type { LoggedRequest } from './Activity'
import { requestKind } from './requestKind'

/** What was sent just before the refusal may still have been under way. */
const UNDER_WAY_MS = 200

/** How many requests reached the content host since consent was refused: to track, and all others. */
export function requestsSince(
  requests: readonly LoggedRequest[],
  refusedAt: number,
): { readonly track: number; readonly others: number } {
  const since = requests.filter(({ startedAt }) => startedAt > refusedAt + UNDER_WAY_MS)
  const track = since.filter(({ url }) => requestKind(url) === 'track').length
  return { track, others: since.length - track }
}
