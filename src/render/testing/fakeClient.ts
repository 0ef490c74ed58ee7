import { vi } from 'vitest'
import type { Client } from '../../client/Client'

/** A client that only notes what an entry reports to it. */
export function fakeClient<T extends object>(more?: T) {
  const client = {
    options: {},
    pageView: 1,
    getUserAttributes: () => ({}),
    reportImpression: vi.fn(),
    reportClick: vi.fn(),
    onConsent: () => () => {},
    keepShown: vi.fn((_entry: object) => () => {}),
    ...more,
  }
  return client as unknown as Client & typeof client & T
}
