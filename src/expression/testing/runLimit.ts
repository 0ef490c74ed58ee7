/**
 * Milliseconds of CPU time within which a run has to end.
 *
 * The step limit ends it after about 250, or somewhat later on a busy machine. Without the limit,
 * it would take minutes. Instrumented for mutation runs, it takes several times as long.
 */
export const RUN_LIMIT_MS = process.env.TEST_FOLDER ? 60_000 : 10_000

/** Returns the milliseconds of CPU time that `work` takes. */
export function processorTime(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  return process.cpuUsage(start).user / 1_000
}
