import { chooseVariation } from '../../../../src/client/variations/decideVariation'
import type { ContentEntry } from '../../../../src/content/types'
import { alternativesOf } from './sharesOf'

/** How many visitors have come so far, and how many of them got which version. */
export interface Simulation {
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
