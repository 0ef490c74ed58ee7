import { afterAll } from 'vitest'

/** Files of tests share a document: each leaves it empty for the next. */
afterAll(() => {
  if (typeof document === 'undefined') return
  document.head.replaceChildren()
  document.body.replaceChildren()
})
