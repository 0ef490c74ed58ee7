/** How much larger the larger input is: quadratic work takes as many times longer again. */
const TIMES = 32
/**
 * As far from linear work as from quadratic: caches and compilers make either a few times faster or
 * slower.
 */
const LIMIT = TIMES ** 1.5
const MAX_ROUNDS = 4
/** Below that, a duration says more of the machine than of the work. */
const MIN_MICROSECONDS = 1_000

/**
 * Whether the work that `run` does grows in proportion to its input.
 *
 * Others use the machine as well: the processor's time counts, not the clock's, and the least of
 * several rounds.
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
    if (large < LIMIT * small) return true
  }
  return false
}

/** Microseconds of this process that a run takes, averaged over as many as can be measured. */
function duration(run: () => unknown): number {
  const start = process.cpuUsage()
  for (let runs = 1; ; runs++) {
    run()
    const { user, system } = process.cpuUsage(start)
    if (user + system >= MIN_MICROSECONDS) return (user + system) / runs
  }
}
