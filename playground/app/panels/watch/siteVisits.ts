import { type Activity, type Arrival, type LoggedRequest, textOf } from '../events/useActivity'

/** Requests of one page of a site to the content host, as far as they are still logged. */
export interface SiteVisit {
  /** Origin and path. */
  readonly address: string
  /** Milliseconds since 1970, of the last thing that came from it. */
  readonly seenAt: number
  /** Whether an entry came into view there. */
  readonly isLive: boolean
  /** Variation of the last impression: its id, or none for the default. */
  readonly variationId: string | undefined
  /** How many events of each type. */
  readonly sent: { readonly [type: string]: number }
  /** Requests that were not answered as wished, by status. */
  readonly refused: { readonly [status: string]: number }
}

interface Clue {
  readonly address: string
  readonly at: number
  readonly event?: Arrival
  readonly status?: number
}

/**
 * The pages that carry a snippet, the last one seen first.
 *
 * @param own - Origin of the playground, whose preview is no site.
 */
export function siteVisits(activity: Activity | undefined, own: string): readonly SiteVisit[] {
  const { arrivals = [], requests = [] } = activity ?? {}
  const clues = [...arrivals.flatMap(fromEvent), ...requests.flatMap(fromRequest)]
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
    refused: countBy(
      clues.flatMap(({ status }) => (status !== undefined && isRefused(status) ? [status] : [])),
    ),
  }
}

/** The page that an event names. Forms name none. */
function fromEvent(event: Arrival): readonly Clue[] {
  if (event.type === 'submission') return []
  const url = textOf(Object(Object(event.content.data).metadata).url)
  const address = addressIn(url)
  return address === undefined ? [] : [{ address, at: event.receivedAt, event }]
}

const CONTENT = /^\/api\/v\d+\/(content|query|codegen)\//

/**
 * The page that a request for content comes from: its origin, and the path that targeting knows.
 */
function fromRequest({ url, headers, startedAt, status }: LoggedRequest): readonly Clue[] {
  const origin = textOf(headers.origin)
  if (!CONTENT.test(url) || origin === undefined || origin === 'null') return []
  const attributes = new URL(url, origin).searchParams.get('userAttributes')
  const path = textOf(Object(parseJson(attributes ?? '')).urlPath) ?? '/'
  const address = addressIn(origin + path)
  return address === undefined ? [] : [{ address, at: startedAt, status }]
}

function addressIn(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { protocol, host, pathname } = new URL(url)
  return /^(https?|file):$/.test(protocol) ? `${protocol}//${host}${pathname}` : undefined
}

/** 304 is a yes; 0 stands for a connection that was dropped. */
function isRefused(status: number): boolean {
  return status === 0 || status >= 400
}

function countBy(keys: readonly (string | number)[]): { readonly [key: string]: number } {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(`${key}`, (counts.get(`${key}`) ?? 0) + 1)
  return Object.fromEntries(counts)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Why the content host refused, and what to do. */
export function refusalReason(status: string): string {
  if (status === '0') return 'The connection broke off.'
  if (status === '401') return 'The API key is unknown: compare it with the one under Install.'
  if (status === '404') return 'There is no content of this model.'
  if (Number(status) >= 500) return 'The content host failed: its log says more.'
  return 'The request was malformed: the console of the page says more.'
}
