import { vi } from 'vitest'
import type { ClientOptions, TrackedEvent } from '../Client'
import type { ClientEnvironment } from '../environment'
import type { PageKeys } from '../pageKeys/PageKeys'
import { createTracker } from '../tracking/tracker'
import { createAssignments } from '../variations/assignments'
import { createPermission } from '../visitor/permission'
import { createUserAttributes } from '../visitor/userAttributes'
import { createVisitor } from '../visitor/visitor'
import { createFakePage, type FakePage, type FakePageOptions, pageKeysWith } from './fakePage'
import { eventsOf } from './startQueue'

/** Everything on the visitor's side of a client. */
export function composeVisit(
  environment: ClientEnvironment,
  options: Partial<ClientOptions> = {},
  keys: Partial<PageKeys> = {},
) {
  const all = { apiKey: 'abc123', ...options }
  const pageKeys = pageKeysWith(keys)
  const permission = createPermission(all, environment, pageKeys)
  const visitor = createVisitor({ environment, permission })
  const userAttributes = createUserAttributes({ options: all, environment, permission, pageKeys })
  const assignments = createAssignments({ environment, permission, pageKeys })
  const tracker = createTracker({
    options: all,
    host: 'https://cdn.test',
    environment,
    permission,
    visitor,
    userAttributes,
    pageKeys,
    variationOf: assignments.variationOf,
  })
  return { permission, visitor, userAttributes, assignments, tracker }
}

/** A visit to a fake page. */
export function visit(
  page: FakePageOptions = {},
  options: Partial<ClientOptions> = {},
  keys: Partial<PageKeys> = {},
) {
  const fake = createFakePage(page)
  return { page: fake, ...composeVisit(fake.environment, options, keys) }
}

/** The events of all requests, once the queue has had time to send them. */
export async function sentEvents({ fetch }: FakePage): Promise<TrackedEvent[]> {
  await vi.advanceTimersByTimeAsync(100)
  return fetch.mock.calls.flatMap(([, init]) => eventsOf(init?.body))
}
