import { afterAll } from 'vitest'

/** Test files share a document, so each one empties it for the next. */
afterAll(() => {
  if (typeof document === 'undefined') return
  document.head.replaceChildren()
  document.body.replaceChildren()
})
