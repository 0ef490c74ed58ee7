import { vi } from 'vitest'
import { pageFor } from '../page/Page'
import { eventQueueFor } from '../tracking/eventQueue'
import type { TrackedEvent } from '../tracking/trackedEvent'
import { visitorFor } from '../visitor/visitor'
import { createFakePage, type FakePage } from './fakePage'

/** Where the queue of {@link startQueue} sends events to. */
export const ENDPOINT = 'https://cdn.test/api/v1/track'

/** A queue on a page, in a tab of its own. Where draws are 0, backoff is as long as it gets. */
export function startQueue(
  page: FakePage = createFakePage({ draws: [0] }),
  canTrack = true,
  environment = { ...page.environment },
) {
  const clientPage = pageFor(environment)
  const leave = clientPage.join()
  const consent = clientPage.consent.join(() => ({ apiKey: 'k', canTrack }))
  const debug = vi.fn()
  const access = eventQueueFor(clientPage, 'https://cdn.test', 'k').join({ consent, debug })
  const queue = {
    add: access.add,
    /** As a client does that is destroyed. */
    destroy() {
      access.destroy()
      consent.destroy()
      leave()
    },
  }
  return { page, environment, consent, debug, queue, visitor: visitorFor(clientPage) }
}

/** Makes requests fail as they do without a network. */
export function failRequests(page: FakePage): void {
  page.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
}

/** Makes requests be answered with `status`. */
export function answerRequests(
  page: FakePage,
  status: number,
  headers: Record<string, string> = {},
): void {
  page.fetch.mockImplementation(async () => new Response(null, { status, headers }))
}

/** The events in a body. */
export function eventsOf(body: unknown): TrackedEvent[] {
  return (JSON.parse(String(body)) as { events: TrackedEvent[] }).events
}

/** Ids of the events in each request. */
export function sentIds(page: FakePage): string[][] {
  return page.fetch.mock.calls.map(([, init]) => eventsOf(init?.body).map(({ id }) => id))
}

/** Ids of the events in each beacon. */
export function beaconedIds(page: FakePage): string[][] {
  return page.sendBeacon.mock.calls.map(([, body]) => eventsOf(body).map(({ id }) => id))
}

/** Ids of the events in storage. */
export function storedIds(page: FakePage): string[] {
  return [...page.stored.values()].flatMap((text) =>
    (JSON.parse(text) as { event: TrackedEvent }[]).map(({ event }) => event.id),
  )
}
