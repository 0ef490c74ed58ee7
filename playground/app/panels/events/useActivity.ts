import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { LoggedRequest } from '../../../server/admin/requestLog'
import type { StoredEvent } from '../../../server/stores/eventStore'
import type { StoredFile, StoredSubmission } from '../../../server/stores/submissionStore'
import type { JsonObject } from '../../../server/utils/json'
import type { PlaygroundConfig } from '../../data/config'
import { fetchJson } from '../../data/fetchJson'

type ArrivedFile = Omit<StoredFile, 'type'>

/** An event as listed by the content host. */
type EventRow = Omit<StoredEvent, 'id' | 'ownerId'>

/** A form submission as listed by the content host. */
interface SubmissionRow extends Pick<StoredSubmission, 'seq' | 'id' | 'form' | 'receivedAt'> {
  readonly bodySize?: number | null
  readonly files: readonly ArrivedFile[]
  readonly [field: string]: unknown
}

/** One answer of the content host, each list oldest first. */
interface ActivityAnswer {
  readonly epoch: string
  readonly events: readonly EventRow[]
  readonly submissions: readonly SubmissionRow[]
  readonly requests: readonly LoggedRequest[]
}

/** An event or form that a site sent. */
export interface Arrival {
  /** Unique among all events and forms. */
  readonly key: string
  readonly seq: number
  /** Type of the event; `submission` for a form. */
  readonly type: string
  readonly receivedAt: number
  /** Id of the event's entry, or name of the form. */
  readonly subject: string | undefined
  readonly files: readonly ArrivedFile[]
  readonly bodySize: number | null
  /** The event or submission as received. */
  readonly content: JsonObject
}

/** Arrivals from sites, newest first. */
export interface Activity {
  /** Changes when the content host restarts or clears its data. */
  readonly epoch: string
  readonly arrivals: readonly Arrival[]
  readonly requests: readonly LoggedRequest[]
  /** Keys of arrivals after the first answer. */
  readonly live: ReadonlySet<string>
  /** Highest sequence number received for each list. */
  readonly last: {
    readonly events: number
    readonly submissions: number
    readonly requests: number
  }
}

export function fromEvent({ seq, type, receivedAt, body }: EventRow): Arrival {
  const subject = textOf(Object(body.data).contentId)
  return {
    key: `event ${seq}`,
    seq,
    type,
    receivedAt,
    subject,
    files: [],
    bodySize: null,
    content: body,
  }
}

function fromSubmission({
  seq,
  files,
  bodySize = null,
  receivedAt,
  headers: _,
  ...content
}: SubmissionRow): Arrival {
  const subject = content.form as string
  return {
    key: `submission ${seq}`,
    seq,
    type: 'submission',
    receivedAt,
    subject,
    files,
    bodySize,
    content,
  }
}

/** Returns non-empty text, otherwise `undefined`. Sites put arbitrary values in events. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Arrivals so far, with the state of polling. */
export interface LiveActivity {
  /** `undefined` until the first answer. */
  readonly activity: Activity | undefined
  /** Error of the latest poll. Polling continues automatically. */
  readonly problem: Error | undefined
  /** Polls immediately. */
  refresh(): void
}

/**
 * Polls arrivals every second, less often while the content host is down, and not while the page is
 * hidden.
 */
export function useActivity(config: PlaygroundConfig): LiveActivity {
  const [activity, add] = useReducer(addToActivity, undefined)
  const [problem, setProblem] = useState<Error>()
  const known = useRef<Activity>(undefined)
  const askNow = useRef(() => {})
  known.current = activity

  useEffect(() => {
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let asking = false
    let failures = 0

    function receive(answer: ActivityAnswer | Error) {
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
      loadActivity(config, known.current, controller.signal).then(receive, receive)
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
  }, [config])

  return { activity, problem, refresh: useCallback(() => askNow.current(), []) }
}

/** A request without an answer for this long counts as failed. */
const POLL_TIMEOUT_MS = 8000

/** Loads arrivals after `known`, or the newest ones. */
async function loadActivity(
  { contentHost }: PlaygroundConfig,
  known: Activity | undefined,
  signal: AbortSignal,
): Promise<ActivityAnswer> {
  const query = new URLSearchParams(known && { epoch: known.epoch })
  for (const [name, seq] of Object.entries(known?.last ?? {})) query.set(name, String(seq))
  const patience = AbortSignal.any([signal, AbortSignal.timeout(POLL_TIMEOUT_MS)])
  const address = `${contentHost}/admin/activity?${query}`
  return (await fetchJson(address, patience)) as ActivityAnswer
}

const POLL_MS = 1000
const LONGEST_POLL_MS = 8000

/** Milliseconds until the next poll, growing with each failure. */
export function pollDelay(failures: number): number {
  return Math.min(LONGEST_POLL_MS, POLL_MS * 2 ** failures)
}

/** Number of items that the page keeps of each list. The database keeps all. */
const MAX_LISTED_ITEMS = 500

/**
 * Adds an answer to the known activity.
 *
 * @param known - `undefined` before the first answer. Ignored when its epoch differs.
 */
export function addToActivity(known: Activity | undefined, answer: ActivityAnswer): Activity {
  const { epoch, events, submissions, requests } = answer
  const before = known?.epoch === epoch ? known : undefined
  const arrived = [...events.map(fromEvent), ...submissions.map(fromSubmission)].reverse()
  if (before && arrived.length + requests.length === 0) return before
  return {
    epoch,
    arrivals: [...arrived, ...(before?.arrivals ?? [])]
      .sort((one, other) => other.receivedAt - one.receivedAt)
      .slice(0, MAX_LISTED_ITEMS),
    requests: [...[...requests].reverse(), ...(before?.requests ?? [])].slice(0, MAX_LISTED_ITEMS),
    live: before ? new Set([...before.live, ...arrived.map(({ key }) => key)]) : new Set(),
    last: {
      events: events.at(-1)?.seq ?? before?.last.events ?? 0,
      submissions: submissions.at(-1)?.seq ?? before?.last.submissions ?? 0,
      requests: requests.at(-1)?.seq ?? before?.last.requests ?? 0,
    },
  }
}
