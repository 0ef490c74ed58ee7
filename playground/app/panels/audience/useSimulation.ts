import { useCallback, useEffect, useRef, useState } from 'react'
import { chooseVariation } from '../../../../src/client/variations/decideVariation'
import type { ContentEntry } from '../../../../src/content/types'
import { alternativesOf, binomialInterval, type Share } from './sharesOf'

/** How many visitors are simulated. */
export const VISITORS = 10_000

/** Between two of these, the page may draw and answer to keys. */
const CHUNK = 500

/** Sends new visitors past the product's own draw, a chunk between two frames. */
export function useSimulation(entry: ContentEntry): [Simulation | undefined, () => void] {
  const [simulation, setSimulation] = useState<Simulation>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const run = useCallback(() => {
    clearTimeout(timer.current)
    let simulated: Simulation = { visitors: 0, counts: {} }
    function step() {
      simulated = drawVisitors(entry, simulated, Math.min(CHUNK, VISITORS - simulated.visitors))
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
export function drawVisitors(entry: ContentEntry, before: Simulation, more: number): Simulation {
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

/** What became of one version of an entry. */
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
