/** Ratio of the two input sizes. Quadratic work takes this many times longer than linear work. */
const TIMES = 32
/**
 * Halfway between linear and quadratic growth, since caches and compilers can change either by a
 * small factor.
 */
const LIMIT = TIMES ** 1.5
const MAX_ROUNDS = 60
/** Shorter durations measure the machine rather than the work. */
const MIN_MICROSECONDS = 4_000

/**
 * Whether the time that `run` takes grows in proportion to its input.
 *
 * Other processes share the machine, so it measures CPU time, without the system's for memory, and
 * takes the median of several rounds. Inputs are made before: large ones cost collections of
 * garbage, which can take longer than the work.
 */
export function growsLinearly<Input>(
  size: number,
  inputOf: (size: number) => Input,
  run: (input: Input) => unknown,
): boolean {
  const input = inputOf(size)
  const largeInput = inputOf(TIMES * size)
  const small: number[] = []
  const large: number[] = []
  for (let round = 0; round < MAX_ROUNDS; round++) {
    small.push(duration(() => run(input)))
    large.push(duration(() => run(largeInput)))
    if (median(large) < LIMIT * median(small)) return true
  }
  return false
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Microseconds of the work's CPU time per run, averaged over enough runs to be measurable. */
function duration(run: () => unknown): number {
  const start = process.cpuUsage()
  for (let runs = 1; ; runs++) {
    run()
    const { user } = process.cpuUsage(start)
    if (user >= MIN_MICROSECONDS) return user / runs
  }
}
