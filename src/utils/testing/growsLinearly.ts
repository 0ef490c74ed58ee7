/** How much larger the larger input is: linear work takes 8 times as long, quadratic work 64 times. */
const TIMES = 8
const MAX_ROUNDS = 10
/** As far from the one as from the other. */
const LIMIT = 24

/**
 * Whether the work that `run` does grows in proportion to its input.
 *
 * Others use the machine as well: the processor's time counts, not the clock's, and the least of several rounds.
 */
export function growsLinearly(size: number, run: (size: number) => unknown): boolean {
  let small = Infinity
  let large = Infinity
  for (let round = 0; round < MAX_ROUNDS; round++) {
    small = Math.min(
      small,
      duration(() => run(size)),
    )
    large = Math.min(
      large,
      duration(() => run(TIMES * size)),
    )
    if (round > 1 && large < LIMIT * small) return true
  }
  return false
}

/** Microseconds that this process has had. */
function duration(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return user + system
}
