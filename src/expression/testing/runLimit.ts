/**
 * Milliseconds of the processor within which a run has to end.
 *
 * Its steps end it after some 250, or some more on a busy machine; without them it would take
 * minutes.
 */
export const RUN_LIMIT_MS = 10_000

/** Milliseconds that the processor has given to `work`. */
export function processorTime(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  return process.cpuUsage(start).user / 1_000
}
