/**
 * The default timeout of a second would fail queries on a busy machine. This one ends only queries
 * that hang.
 */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 60_000 })
}

export {}
