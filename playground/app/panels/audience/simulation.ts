import { useCallback, useEffect, useRef, useState } from 'react'
import { chooseVariation } from '../../../../src/client/variations/decideVariation'
import type { ContentEntry, Variation } from '../../../../src/content/types'

/** A version of an entry, and how likely it is to be picked. */
export interface Share {
  /** The entry's own id for the default. */
  readonly id: string
  readonly name: string
  /** From 0 to 1. */
  readonly ratio: number
}

/** The alternatives of an entry, in the order in which they are picked. */
export function alternativesOf({ variations }: ContentEntry): readonly Variation[] {
  return Object.values(variations ?? {})
}

/**
 * Every version of an entry with its share: the default's is what the others leave over, and beyond
 * 1 there is nothing.
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

/** Name of a version in every panel: no id is the default, and others than the entry's stay ids. */
export function versionName(entry: ContentEntry | undefined, id: string | undefined): string {
  if (id === undefined || id === entry?.id) return 'Default'
  return alternativesOf(entry ?? { data: {} }).find((one) => one.id === id)?.name || id
}

/**
 * The counts between which chance stays with the given probability: of `trials` that succeed with
 * `ratio` each.
 *
 * Equal tails, summed up exactly; each is at most half of what is left over.
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

/** The smallest count for which the sum of probabilities up to it is greater than `tail`. */
function quantile(trials: number, ratio: number, tail: number): number {
  // As logarithms: the probability of no success among 10,000 is smaller than any number.
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

/** How many visitors are simulated. */
export const VISITORS = 10_000

/** Between two of these, the page may render and answer to keys. */
const CHUNK = 500

/** Sends new visitors past the product's own choice, a chunk between two frames. */
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

/** How many visitors have come so far, and how many of them got which version. */
interface Simulation {
  readonly visitors: number
  /** By the id of the version. */
  readonly counts: { readonly [id: string]: number | undefined }
}

/** The simulation with that many more visitors, none of whom was here before. */
export function addVisitors(entry: ContentEntry, before: Simulation, more: number): Simulation {
  const alternatives = alternativesOf(entry)
  const counts = { ...before.counts }
  for (let visitor = 0; visitor < more; visitor += 1) {
    const id = chooseVariation(alternatives, Math.random())?.id ?? entry.id ?? ''
    counts[id] = (counts[id] ?? 0) + 1
  }
  return { visitors: before.visitors + more, counts }
}

/** How often one fails that is right. */
const CONFIDENCE = 0.99

/** Simulated results of one version of an entry. */
export interface Result extends Share {
  readonly count: number
  readonly visitors: number
  /** Between these counts chance stays in 99 of 100 runs. */
  readonly expected: readonly [least: number, most: number]
  readonly within: boolean
}

/** Holds each share against its configured ratio. */
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

/** A part as it is read: `33.4 %`. */
export function formatShare(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
