import { isRecord } from '../../../../src/utils/isRecord'
import type { JsonObject } from '../../../server/utils/json'

type Variations = { readonly [id: string]: JsonObject }

/** A variation of an entry as its author sees it. */
export interface EditedVariation {
  readonly id: string
  readonly name: string
  /** PanelSection of the visitors who get it, from 0 to 1. */
  readonly share: number
}

/** The variations of an entry, the default left out. */
export function variationsOf(entry: JsonObject): readonly EditedVariation[] {
  return Object.entries(variationsIn(entry)).map(([id, variation]) => ({
    id,
    name: typeof variation.name === 'string' && variation.name ? variation.name : id,
    share: shareOf(variation),
  }))
}

/** PanelSection of the visitors who get the default: what the variations leave over. */
export function defaultShare(entry: JsonObject): number {
  return round(1 - totalShare(entry))
}

/**
 * The entry with one variation more: a copy of the default, for half of the visitors who got that.
 */
export function withNewVariation(entry: JsonObject, id: string): JsonObject {
  const names = variationsOf(entry).map(({ name }) => name)
  let number = 1
  while (names.includes(`Variation ${number}`)) number += 1
  const testRatio = Math.max(0, round(defaultShare(entry) / 2))
  const variation = { id, name: `Variation ${number}`, testRatio, data: entry.data }
  return { ...entry, variations: { ...variationsIn(entry), [id]: variation } }
}

/** The entry without a variation, whose visitors get the default. */
export function withoutVariation(entry: JsonObject, id: string): JsonObject {
  const { [id]: _, ...others } = variationsIn(entry)
  return { ...entry, variations: others }
}

export function renameVariation(entry: JsonObject, id: string, name: string): JsonObject {
  return changeVariation(entry, id, { name })
}

/** The entry with another share of a variation: at most what the other variations leave over. */
export function shareVariation(entry: JsonObject, id: string, share: number): JsonObject {
  const others = totalShare(withoutVariation(entry, id))
  return changeVariation(entry, id, { testRatio: round(Math.min(share, 1 - others)) })
}

function changeVariation(entry: JsonObject, id: string, change: JsonObject): JsonObject {
  const variations = variationsIn(entry)
  return { ...entry, variations: { ...variations, [id]: { ...variations[id], ...change } } }
}

function variationsIn({ variations }: JsonObject): Variations {
  const known = Object.entries(isRecord(variations) ? variations : {})
  return Object.fromEntries(known.filter(([, variation]) => isRecord(variation))) as Variations
}

function totalShare(entry: JsonObject): number {
  return Object.values(variationsIn(entry)).reduce((sum, one) => sum + shareOf(one), 0)
}

function shareOf({ testRatio }: JsonObject): number {
  return typeof testRatio === 'number' && testRatio > 0 ? testRatio : 0
}

/** In whole percents, without the errors of adding fractions. */
function round(share: number): number {
  return Math.round(Math.max(0, share) * 100) / 100
}
