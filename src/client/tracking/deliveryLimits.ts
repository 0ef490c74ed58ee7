/** Pause after an event, so that events of one moment share a request. */
export const COLLECT_MS = 5

/** Pause before events that wait for content are looked at again. */
export const LOOK_AGAIN_MS = 50

/** Maximum number of events that wait; later ones are dropped. */
export const MAX_WAITING_EVENTS = 1_000

/** Maximum size of an event; larger ones are dropped. */
export const MAX_EVENT_BYTES = 50_000

/** Maximum number of events in one request. */
export const MAX_BATCH_EVENTS = 50

/** A request that hangs would block all later ones. */
export const DELIVERY_TIMEOUT_MS = 30_000

/** Failures before the queue pauses: about eight minutes of retries. */
export const MAX_FAILURES = 20

/** At page exit, browsers accept 64 KiB, including the headers of other requests. */
export const EXIT_BUDGET_BYTES = 60_000

/** Age at which events that an earlier page stored are dropped. */
export const STORED_EVENTS_AGE_MS = 24 * 60 * 60 * 1000

/** Maximum length of the events that a page stores. */
export const MAX_STORED_CHARACTERS = 1_000_000
