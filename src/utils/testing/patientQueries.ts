/**
 * Limits end what hangs, and nothing that is slow on a busy machine: queries that wait for an
 * element would give up after a second.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 60_000 })
}

export {}
