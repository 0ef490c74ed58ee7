import { act } from '@testing-library/react'
import type { Client } from '../../../client/Client'
import type { UserAttributes } from '../../../client/options/ClientOptions'

/** A client that only knows the visitor's attributes, for tests. */
export interface FakeVisitor {
  readonly client: Client
  /** Number of listeners for changes. */
  listeners(): number
  /** Adds attributes of the visitor. */
  set(attributes: UserAttributes): void
  /** Like {@link FakeVisitor.set}, for code that runs during a render. */
  setWhileDrawing(attributes: UserAttributes): void
}

/** Makes a client that returns `attributes`. */
export function fakeVisitor(
  attributes: UserAttributes = {},
  overrides: Partial<Client> = {},
): FakeVisitor {
  const listeners = new Set<(added: UserAttributes) => void>()
  let known = attributes
  const client: Partial<Client> = {
    options: { apiKey: 'key', autoTrack: false },
    getUserAttributes: () => known,
    keepShown: () => () => {},
    onConsent: () => () => {},
    reportImpression() {},
    onUserAttributes(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...overrides,
  }
  const setWhileDrawing = (added: UserAttributes): void => {
    known = { ...known, ...added }
    for (const listener of Array.from(listeners)) listener(added)
  }
  return {
    client: client as Client,
    listeners: () => listeners.size,
    set: (added) => act(() => setWhileDrawing(added)),
    setWhileDrawing,
  }
}
