const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 30_000

/**
 * Returns the milliseconds before a retry: one second, doubling to 30, minus a random share of up
 * to half, so that browsers that failed together do not retry together.
 *
 * @param failures - Number of consecutive failures; at least 1.
 * @param random - A random number on [0, 1).
 */
export function retryDelay(failures: number, random: number): number {
  const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1))
  return delayMs * (1 - random / 2)
}
