import { useCallback, useEffect, useRef, useState } from 'react'
import { chooseVariation } from '../../../../src/client/variations/decideVariation'
import type { ContentEntry, Variation } from '../../../../src/content/types'

/** A version of an entry and its probability. */
export interface Share {
  /** For the default, the id of the entry. */
  readonly id: string
  readonly name: string
  /** From 0 to 1. */
  readonly ratio: number
}

/** Variations of an entry, in the order in which the picker considers them. */
export function alternativesOf({ variations }: ContentEntry): readonly Variation[] {
  return Object.values(variations ?? {})
}

/**
 * Every version of an entry with its share. The default gets the remainder; ratios that add up to
 * more than 1 are cut off.
 */
export function sharesOf(entry: ContentEntry): readonly Share[] {
  let left = 1
  const shares = alternativesOf(entry).map(({ id, name, testRatio }) => {
    const wanted = typeof testRatio === 'number' && testRatio > 0 ? testRatio : 0
    const ratio = Math.min(left, wanted)
    left -= ratio
    return { id, name: name || id, ratio }
  })
  return [...shares, { id: entry.id ?? '', name: 'Default', ratio: Math.max(0, left) }]
}

/** Display name of a version: “Default” without an id; ids of other entries stay ids. */
export function versionName(entry: ContentEntry | undefined, id: string | undefined): string {
  if (id === undefined || id === entry?.id) return 'Default'
  return alternativesOf(entry ?? { data: {} }).find((one) => one.id === id)?.name || id
}

/**
 * Range of successes, among `trials` with success probability `ratio`, that has the given
 * probability.
 *
 * Sums the binomial distribution exactly. Each tail has at most half of the remaining probability.
 */
export function binomialInterval(
  trials: number,
  ratio: number,
  confidence: number,
): readonly [least: number, most: number] {
  if (ratio <= 0) return [0, 0]
  if (ratio >= 1) return [trials, trials]
  const tail = (1 - confidence) / 2
  const least = quantile(trials, ratio, tail)
  return [least, trials - quantile(trials, 1 - ratio, tail)]
}

/** The smallest count whose cumulative probability exceeds `tail`. */
function quantile(trials: number, ratio: number, tail: number): number {
  // Logarithms avoid underflow: no success among 10,000 trials is too unlikely for a double.
  let log = trials * Math.log1p(-ratio)
  const odds = Math.log(ratio) - Math.log1p(-ratio)
  let sum = Math.exp(log)
  let count = 0
  while (sum <= tail && count < trials) {
    log += Math.log(trials - count) - Math.log(count + 1) + odds
    count += 1
    sum += Math.exp(log)
  }
  return count
}

export const VISITORS = 10_000

/** Visitors per chunk: the page renders and responds to input after each. */
const CHUNK = 500

/** Runs simulated visitors through the product's own `chooseVariation`, in chunks. */
export function useSimulation(entry: ContentEntry): [Simulation | undefined, () => void] {
  const [simulation, setSimulation] = useState<Simulation>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const run = useCallback(() => {
    clearTimeout(timer.current)
    let simulated: Simulation = { visitors: 0, counts: {} }
    function step() {
      simulated = addVisitors(entry, simulated, Math.min(CHUNK, VISITORS - simulated.visitors))
      setSimulation(simulated)
      if (simulated.visitors < VISITORS) timer.current = setTimeout(step)
    }
    step()
  }, [entry])

  useEffect(() => () => clearTimeout(timer.current), [])

  return [simulation, run]
}

/** Visitors so far, and how many of them got each version. */
interface Simulation {
  readonly visitors: number
  /** Counts by id of the version. */
  readonly counts: { readonly [id: string]: number | undefined }
}

/** Adds that many new visitors to the simulation. */
export function addVisitors(entry: ContentEntry, before: Simulation, more: number): Simulation {
  const alternatives = alternativesOf(entry)
  const counts = { ...before.counts }
  for (let visitor = 0; visitor < more; visitor += 1) {
    const id = chooseVariation(alternatives, Math.random())?.id ?? entry.id ?? ''
    counts[id] = (counts[id] ?? 0) + 1
  }
  return { visitors: before.visitors + more, counts }
}

/** Probability that a correct share lies within its expected range. */
const CONFIDENCE = 0.99

/** Simulated result of one version. */
export interface Result extends Share {
  readonly count: number
  readonly visitors: number
  /** Range that contains the count in 99 of 100 runs. */
  readonly expected: readonly [least: number, most: number]
  readonly within: boolean
}

/** Compares each simulated share with its configured ratio. */
export function resultsOf(
  shares: readonly Share[],
  { visitors, counts }: Simulation,
): readonly Result[] {
  return shares.map((share) => {
    const count = counts[share.id] ?? 0
    const expected = binomialInterval(visitors, share.ratio, CONFIDENCE)
    const within = count >= expected[0] && count <= expected[1]
    return { ...share, count, visitors, expected, within }
  })
}

/** Formats a share as a percentage: `33.4 %`. */
export function formatShare(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
