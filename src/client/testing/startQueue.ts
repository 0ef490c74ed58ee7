import { vi } from 'vitest'
import { pageFor } from '../page/Page'
import { eventQueueFor } from '../tracking/eventQueue'
import type { TrackedEvent } from '../tracking/trackedEvent'
import { visitorFor } from '../visitor/visitor'
import { eventWith } from './eventWith'
import { createFakePage, type FakePage } from './fakePage'

/** Endpoint of the queue in {@link startQueue}. */
export const ENDPOINT = 'https://cdn.test/api/v1/track'

/** Starts a queue on a page with its own tab. With random numbers of 0, backoff is longest. */
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
    /** Adds an event with this id, and waits until its request has been judged. */
    async send(id: string) {
      access.add(eventWith(id))
      await vi.advanceTimersByTimeAsync(6)
    },
    /** Does what a client does when it is destroyed. */
    destroy() {
      access.destroy()
      consent.destroy()
      leave()
    },
  }
  return { page, environment, consent, debug, queue, visitor: visitorFor(clientPage) }
}

/** Makes requests fail, as they do without a network. */
export function failRequests(page: FakePage): void {
  page.fetch.mockRejectedValue(new TypeError('Failed to fetch'))
}

/** Makes requests succeed with `status`. */
export function answerRequests(
  page: FakePage,
  status: number,
  headers: Record<string, string> = {},
): void {
  page.fetch.mockImplementation(async () => new Response(null, { status, headers }))
}

/** Returns the events in a request body. */
export function eventsOf(body: unknown): TrackedEvent[] {
  return (JSON.parse(String(body)) as { events: TrackedEvent[] }).events
}

/** Returns the ids of the events in each request. */
export function sentIds(page: FakePage): string[][] {
  return page.fetch.mock.calls.map(([, init]) => eventsOf(init?.body).map(({ id }) => id))
}

/** Returns the ids of the events in each beacon. */
export function beaconedIds(page: FakePage): string[][] {
  return page.sendBeacon.mock.calls.map(([, body]) => eventsOf(body).map(({ id }) => id))
}

/** Returns the ids of the events in storage. */
export function storedIds(page: FakePage): string[] {
  return [...page.stored.values()].flatMap((text) =>
    (JSON.parse(text) as { event: TrackedEvent }[]).map(({ event }) => event.id),
  )
}
