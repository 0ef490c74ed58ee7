import type { Activity } from './Activity'
import type { ActivityAnswer } from './parseActivity'

/** Of each list, what is kept on the page. The database keeps all of it. */
const KEPT = 500

/**
 * The activity after one more answer.
 *
 * @param known - `undefined` before the first answer. One of another epoch counts for nothing.
 */
export function addToActivity(known: Activity | undefined, answer: ActivityAnswer): Activity {
  const { epoch, events, submissions, requests } = answer
  const before = known?.epoch === epoch ? known : undefined
  const arrived = [...events, ...submissions].reverse()
  if (before && arrived.length + requests.length === 0) return before
  return {
    epoch,
    arrivals: [...arrived, ...(before?.arrivals ?? [])]
      .sort((one, other) => other.receivedAt - one.receivedAt)
      .slice(0, KEPT),
    requests: [...[...requests].reverse(), ...(before?.requests ?? [])].slice(0, KEPT),
    live: before ? new Set([...before.live, ...arrived.map(({ key }) => key)]) : new Set(),
    last: {
      events: events.at(-1)?.seq ?? before?.last.events ?? 0,
      submissions: submissions.at(-1)?.seq ?? before?.last.submissions ?? 0,
      requests: requests.at(-1)?.seq ?? before?.last.requests ?? 0,
    },
  }
}
