/** Visitors and conversions of one version. */
export interface Outcome {
  readonly name: string
  readonly visitors: number
  readonly conversions: number
}

/** Result of an experiment: the leader, the certainty, and the visitors it takes. */
export interface ExperimentResult {
  readonly winner: Outcome
  /** Probability, from 0.5 to 1, that the winner converts better than the second best. */
  readonly sure: number
  /** Visitors per version needed to detect a difference of this size in 80 % of experiments. */
  readonly needed: number
}

/** Probability from which a difference counts as proven. */
export const PROVEN = 0.95

/** Standard normal quantiles: 95 % two-sided and 80 % one-sided. */
const Z_PROVEN = 1.96
const Z_POWER = 0.8416

/** Simulates how many visitors convert at a rate from 0 to 1. */
export function convert(visitors: number, rate: number, random = Math.random): number {
  let conversions = 0
  for (let visitor = 0; visitor < visitors; visitor += 1) if (random() < rate) conversions += 1
  return conversions
}

/** Compares the two best versions; `undefined` unless two have visitors. */
export function compareVersions(outcomes: readonly Outcome[]): ExperimentResult | undefined {
  const [winner, second] = outcomes
    .filter(({ visitors }) => visitors > 0)
    .sort((a, b) => rateOf(b) - rateOf(a))
  if (!winner || !second) return undefined
  const [p, q] = [rateOf(winner), rateOf(second)]
  const error = Math.sqrt((p * (1 - p)) / winner.visitors + (q * (1 - q)) / second.visitors)
  const difference = p - q
  const spread = p * (1 - p) + q * (1 - q)
  return {
    winner,
    sure: error > 0 ? normal(difference / error) : 0.5,
    needed: Math.ceil(((Z_PROVEN + Z_POWER) ** 2 * spread) / difference ** 2),
  }
}

/** Share of visitors who converted, from 0 to 1. */
export function rateOf({ visitors, conversions }: Outcome): number {
  return visitors > 0 ? conversions / visitors : 0
}

/**
 * The standard normal distribution function at `z`, accurate to seven digits.
 *
 * @see Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17
 */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    ((((1.330274429 * t - 1.821255978) * t + 1.781477937) * t - 0.356563782) * t + 0.31938153) *
    t *
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI))
  return z >= 0 ? 1 - tail : tail
}

/** The verdict as a sentence: the winner, the certainty, and the visitors it takes. */
export function verdictText(verdict: ExperimentResult | undefined): string {
  if (!verdict) return 'No version can win while all visitors see the same one.'
  const { winner, sure, needed } = verdict
  if (!Number.isFinite(needed)) return 'No version wins: they convert alike.'
  const percent = `${Math.min(99.9, Math.floor(sure * 1000) / 10)} %`
  const enough = `about ${needed.toLocaleString('en')} visitors for each version`
  return sure >= PROVEN
    ? `${winner.name} wins, and that is ${percent} sure. A difference like this takes ${enough}.`
    : `${winner.name} is ahead, but only ${percent} sure: chance could do that. It takes ${enough} to know.`
}
