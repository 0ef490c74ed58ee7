import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { PlaygroundConfig } from '../../data/config'
import { fetchJson } from '../../data/fetchJson'
import type { Activity, Arrival } from './parseActivity'
import {
  type ActivityAnswer,
  objectOf,
  parseActivity,
  parseEvent,
  parseSubmission,
  rowsOf,
} from './parseActivity'

/** What arrived so far, and whether more can be had. */
export interface LiveActivity {
  /** Absent until the first answer. */
  readonly activity: Activity | undefined
  /** Why the last attempt failed. The next one follows by itself. */
  readonly problem: Error | undefined
  /** Asks at once. */
  refresh(): void
}

/**
 * Follows what sites send: asks every second, less often while the content host does not answer, and not at
 * all while paused or while nobody looks at the page.
 */
export function useActivity(config: PlaygroundConfig, paused: boolean): LiveActivity {
  const [activity, add] = useReducer(addToActivity, undefined)
  const [problem, setProblem] = useState<Error>()
  const known = useRef<Activity>(undefined)
  const askNow = useRef(() => {})
  known.current = activity

  useEffect(() => {
    if (paused) return
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = false
    let failures = 0

    function settle(answer: ActivityAnswer | Error) {
      if (controller.signal.aborted) return
      asking = false
      failures = answer instanceof Error ? failures + 1 : 0
      setProblem(answer instanceof Error ? answer : undefined)
      if (!(answer instanceof Error)) add(answer)
      if (!document.hidden) timer = setTimeout(ask, pollDelay(failures))
    }

    function ask() {
      if (asking) return
      clearTimeout(timer)
      asking = true
      loadActivity(config, known.current, controller.signal).then(settle, settle)
    }

    const onVisibility = () => (document.hidden ? clearTimeout(timer) : ask())
    askNow.current = ask
    ask()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      controller.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [config, paused])

  return { activity, problem, refresh: useCallback(() => askNow.current(), []) }
}

/** A content host that takes the request and never answers counts as one that does not answer. */
const TIMEOUT_MS = 8000

/** Asks for what came since `known`, or for the newest. */
async function loadActivity(
  { contentHost }: PlaygroundConfig,
  known: Activity | undefined,
  signal: AbortSignal,
): Promise<ActivityAnswer> {
  const query = new URLSearchParams(known && { epoch: known.epoch })
  for (const [name, seq] of Object.entries(known?.last ?? {})) query.set(name, String(seq))
  const patience = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  return parseActivity(await fetchJson(`${contentHost}/admin/activity?${query}`, patience))
}

/** Has the content host forget events, submissions and requests. Content stays. */
export async function clearActivity({ contentHost }: PlaygroundConfig): Promise<void> {
  const response = await fetch(`${contentHost}/admin/activity`, { method: 'DELETE' })
  if (!response.ok) throw new Error(`${contentHost} answered ${response.status}.`)
}

const PAGE_SIZE = 1000

/** Everything of one type in the database, or of all types; oldest first. */
export async function loadArrivals(
  { contentHost }: PlaygroundConfig,
  type: string | undefined,
  signal: AbortSignal,
): Promise<readonly Arrival[]> {
  async function load(list: string, parse: typeof parseEvent, filter: { type?: string } = {}) {
    const arrivals: Arrival[] = []
    for (let full = true; full; ) {
      const since = String(arrivals.at(-1)?.seq ?? 0)
      const query = new URLSearchParams({ since, limit: String(PAGE_SIZE), ...filter })
      const answer = await fetchJson(`${contentHost}/admin/${list}?${query}`, signal)
      const rows = rowsOf(objectOf(answer)[list])
      arrivals.push(...rows.map(parse))
      full = rows.length === PAGE_SIZE
    }
    return arrivals
  }

  const events = type === 'submission' ? [] : await load('events', parseEvent, type ? { type } : {})
  const withForms = !type || type === 'submission'
  const submissions = withForms ? await load('submissions', parseSubmission) : []
  return [...events, ...submissions].sort((one, other) => one.receivedAt - other.receivedAt)
}

const POLL_MS = 1000
const LONGEST_MS = 8000

/** Milliseconds until the content host is asked again: longer from failure to failure. */
export function pollDelay(failures: number): number {
  return Math.min(LONGEST_MS, POLL_MS * 2 ** failures)
}

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
