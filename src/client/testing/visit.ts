import { vi } from 'vitest'
import type { ClientEnvironment } from '../browser/environment'
import type { ClientOptions } from '../options/ClientOptions'
import { pageFor } from '../page/Page'
import type { TrackedEvent } from '../tracking/trackedEvent'
import { createTracker } from '../tracking/tracker'
import { createAssignments } from '../variations/assignments'
import { createUserAttributes } from '../visitor/userAttributes'
import { visitorFor } from '../visitor/visitor'
import { createFakePage, type FakePage, type FakePageOptions } from './fakePage'
import { eventsOf } from './startQueue'

export function composeClient(environment: ClientEnvironment, given: Partial<ClientOptions> = {}) {
  const page = pageFor(environment)
  const leave = page.join()
  visitorFor(page)
  const options = () => ({ apiKey: 'abc123', ...given })
  return { page, consent: page.consent.join(options), options, debug: vi.fn(), leave }
}

/** Composes a client's modules for a visitor: ids, attributes, assignments and tracking. */
export function composeVisit(environment: ClientEnvironment, given: Partial<ClientOptions> = {}) {
  const { leave, ...parts } = composeClient(environment, given)
  const { page: clientPage, consent, debug } = parts
  const visitor = visitorFor(clientPage)
  if (consent.allowed) visitor.remember()
  consent.subscribe((allowed) => allowed && visitor.remember())
  const userAttributes = createUserAttributes(parts)
  const assignments = createAssignments(parts)
  const tracker = createTracker({
    ...parts,
    host: () => 'https://cdn.test',
    userAttributes,
    shownVariation: assignments.shownVariation,
    variationOf: assignments.variationOf,
  })
  return { clientPage, debug, consent, visitor, userAttributes, assignments, tracker, leave }
}

/** Opens a fake page with those modules. */
export function visit(page: FakePageOptions = {}, options: Partial<ClientOptions> = {}) {
  const fake = createFakePage(page)
  return { page: fake, ...composeVisit(fake.environment, options) }
}

/** Returns the events of all requests, after giving the queue time to send them. */
export async function sentEvents({ fetch }: FakePage): Promise<TrackedEvent[]> {
  await vi.advanceTimersByTimeAsync(100)
  return fetch.mock.calls.flatMap(([, init]) => eventsOf(init?.body))
}
