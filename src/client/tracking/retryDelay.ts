const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000

/**
 * Milliseconds to wait before events are sent again: one second, doubling to 30, less up to half by
 * chance, so that browsers that failed together do not try again together.
 *
 * @param failures - How often in a row it has failed; at least 1.
 * @param random - A random number on [0, 1).
 */
export function retryDelay(failures: number, random: number): number {
  const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1))
  return delayMs * (1 - random / 2)
}
