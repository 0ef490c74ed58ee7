import type { ContentRequest } from './ContentRequest'

/** Client methods that request content. */
export type ContentMethod = 'get' | 'getAll' | 'observe'

/** Fields of requests that leave them out, by method. */
export const REQUEST_DEFAULTS: Readonly<Record<ContentMethod, ContentRequest>> = {
  get: { noTraverse: false },
  getAll: { limit: 30, noTraverse: true },
  observe: {},
}

/** Fields that responses leave out. They list what an entry uses, and no page needs them. */
export const DEFAULT_OMIT = 'meta.componentsUsed'

/** Limit for both attempts together, unless the client has a `timeout`. */
export const DEFAULT_TIMEOUT_MS = 10_000
