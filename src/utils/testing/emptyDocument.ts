import { afterAll, vi } from 'vitest'

/** Test files share a document, so each one empties it and ends its spies for the next. */
afterAll(() => {
  vi.restoreAllMocks()
  if (typeof document === 'undefined') return
  document.head.replaceChildren()
  document.body.replaceChildren()
})
