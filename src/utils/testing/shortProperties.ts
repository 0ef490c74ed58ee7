import fc from 'fast-check'

/** Cases per property while a mutant is active. Most faults show within the first few. */
const MAX_CASES = 100

/** Set-up runs before each file, but the library keeps plugins until the process ends. */
const global = globalThis as { hasShortProperties?: boolean }

/**
 * Mutation runs repeat each property for hundreds of mutants, in instrumented code. Scores can be
 * compared, since each run tries the same cases.
 */
if (!global.hasShortProperties) {
  global.hasShortProperties = true
  fc.configureGlobal({ seed: 1 })
  fc.installGlobalPlugin(() => {
    let cases = 0
    return {
      decorateRun: (run) => (value) =>
        cases++ < MAX_CASES ? run(value) : new fc.PreconditionFailure(true),
    }
  })
}
