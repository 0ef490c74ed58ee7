import { parseJson } from '../../../../src/utils/text/parseJson'
import type { LoggedRequest } from '../../../server/admin/requestLog'
import { requestKind } from './requestKind'
import { type Activity, type Arrival, textOf } from './useActivity'

/** One page of a site and its traffic to the content host, as far as the log goes back. */
export interface SiteVisit {
  /** Origin and path. */
  readonly address: string
  /** Time of its latest event or request, in milliseconds since 1970. */
  readonly seenAt: number
  /** Whether the page has reported an impression. */
  readonly isLive: boolean
  /** Variation id of the latest impression; `undefined` for the default. */
  readonly variationId: string | undefined
  /** Number of events by type. */
  readonly sent: { readonly [type: string]: number }
  /** Failed requests, grouped by reason. */
  readonly refused: readonly RefusedRequests[]
}

/** Requests of a page that were refused for the same reason. */
export interface RefusedRequests {
  readonly kind: 'content' | 'track'
  /** 0 stands for a connection that was dropped. */
  readonly status: number
  /** Message of the content host. */
  readonly message: string | undefined
  readonly count: number
}

interface Clue {
  readonly address: string
  readonly at: number
  readonly event?: Arrival
  readonly request?: LoggedRequest
}

/**
 * Pages that carry a snippet, the most recently seen first.
 *
 * @param own - Origin of the playground, whose own preview does not count.
 */
export function siteVisits(activity: Activity | undefined, own: string): readonly SiteVisit[] {
  const { arrivals = [], requests = [] } = activity ?? {}
  const named = [...arrivals.flatMap(fromEvent), ...requests.flatMap(fromRequest)]
  const clues = [...named, ...requests.flatMap((request) => fromRefusedEvents(request, named))]
    .filter(({ address }) => address !== own && !address.startsWith(`${own}/`))
    .sort((one, other) => other.at - one.at)
  return [...new Set(clues.map(({ address }) => address))].map((address) =>
    toVisit(
      address,
      clues.filter((clue) => clue.address === address),
    ),
  )
}

function toVisit(address: string, clues: readonly Clue[]): SiteVisit {
  const events = clues.flatMap(({ event }) => event ?? [])
  const impression = events.find(({ type }) => type === 'impression')
  return {
    address,
    seenAt: clues[0]?.at ?? 0,
    isLive: impression !== undefined,
    variationId: textOf(Object(impression?.content.data).variationId),
    sent: countBy(events.map(({ type }) => type)),
    refused: refusalsOf(clues.flatMap(({ request }) => request ?? [])),
  }
}

function refusalsOf(requests: readonly LoggedRequest[]): readonly RefusedRequests[] {
  const refusals = new Map<string, RefusedRequests>()
  for (const { url, status, message } of requests) {
    if (!isRefused(status)) continue
    const kind = requestKind(url) === 'track' ? 'track' : 'content'
    const key = JSON.stringify([kind, status, message])
    refusals.set(key, { kind, status, message, count: (refusals.get(key)?.count ?? 0) + 1 })
  }
  return [...refusals.values()]
}

/** Reads the page that an event names. Forms do not name one. */
function fromEvent(event: Arrival): readonly Clue[] {
  if (event.type === 'submission') return []
  const url = textOf(Object(Object(event.content.data).metadata).url)
  const address = addressIn(url)
  return address === undefined ? [] : [{ address, at: event.receivedAt, event }]
}

/** Reads a content request's page from its origin and the `urlPath` attribute. */
function fromRequest(request: LoggedRequest): readonly Clue[] {
  const { url, headers, startedAt } = request
  const origin = textOf(headers.origin)
  if (requestKind(url) !== 'content' || origin === undefined || origin === 'null') return []
  const attributes = new URL(url, origin).searchParams.get('userAttributes')
  const path = textOf(Object(parseJson(attributes ?? '')).urlPath) ?? '/'
  const address = addressIn(origin + path)
  return address === undefined ? [] : [{ address, at: startedAt, request }]
}

/**
 * A refused event reveals only its origin, so it is attributed to the latest page of that origin.
 */
function fromRefusedEvents(request: LoggedRequest, known: readonly Clue[]): readonly Clue[] {
  const { url, headers, startedAt, status } = request
  if (requestKind(url) !== 'track' || !isRefused(status)) return []
  const origin = addressIn(textOf(headers.origin))
  if (origin === undefined) return []
  const before = known
    .filter(({ address, at }) => at <= startedAt && address.startsWith(origin))
    .sort((one, other) => other.at - one.at)
  return [{ address: before[0]?.address ?? origin, at: startedAt, request }]
}

function addressIn(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { protocol, host, pathname } = new URL(url)
  return /^(https?|file):$/.test(protocol) ? `${protocol}//${host}${pathname}` : undefined
}

/** 304 is a success; 0 stands for a dropped connection. */
function isRefused(status: number): boolean {
  return status === 0 || status >= 400
}

function countBy(keys: readonly (string | number)[]): { readonly [key: string]: number } {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(`${key}`, (counts.get(`${key}`) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/** Explains a refusal by the content host and its remedy. */
export function refusalReason({ kind, status, message }: RefusedRequests): string {
  if (status === 0) return 'The connection broke off.'
  if (status === 401) return 'The API key is unknown: compare it with the one under Install.'
  if (status === 404 && kind === 'content') return 'There is no content of this model.'
  if (status >= 500) return 'The content host failed: its log says more.'
  return message ?? 'The request was malformed: the console of the page says more.'
}
