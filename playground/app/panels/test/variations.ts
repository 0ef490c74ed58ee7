import { isRecord } from '../../../../src/utils/values/isRecord'
import type { JsonObject } from '../../../server/utils/json'

type Variations = { readonly [id: string]: JsonObject }

/** A variation of an entry as its author sees it. */
export interface EditedVariation {
  readonly id: string
  readonly name: string
  /** Share of visitors who get the variation, from 0 to 1. */
  readonly share: number
}

/** An entry, or what its author has made of it. */
interface Varied {
  readonly variations?: unknown
}

/** The variations of an entry, without the default. */
export function variationsOf(entry: Varied): readonly EditedVariation[] {
  return Object.entries(variationsIn(entry)).map(([id, variation]) => ({
    id,
    name: typeof variation.name === 'string' && variation.name ? variation.name : id,
    share: shareOf(variation),
  }))
}

/** Display name of a version: “Default” without an id; ids of other entries stay ids. */
export function versionName(
  entry: (Varied & { readonly id?: string }) | undefined,
  id: string | undefined,
): string {
  if (id === undefined || id === entry?.id) return 'Default'
  return variationsOf(entry ?? {}).find((one) => one.id === id)?.name ?? id
}

/** Share of visitors who get the default: the remainder of all variations. */
export function defaultShare(entry: Varied): number {
  return round(1 - totalShare(entry))
}

/** Adds a copy of the default as a variation, for half of the default's visitors. */
export function withNewVariation(entry: JsonObject, id: string): JsonObject {
  const names = variationsOf(entry).map(({ name }) => name)
  let number = 1
  while (names.includes(`Variation ${number}`)) number += 1
  const testRatio = Math.max(0, round(defaultShare(entry) / 2))
  const variation = { id, name: `Variation ${number}`, testRatio, data: entry.data }
  return { ...entry, variations: { ...variationsIn(entry), [id]: variation } }
}

/** Removes a variation: its visitors get the default. */
export function withoutVariation(entry: JsonObject, id: string): JsonObject {
  const { [id]: _, ...others } = variationsIn(entry)
  return { ...entry, variations: others }
}

export function renameVariation(entry: JsonObject, id: string, name: string): JsonObject {
  return changeVariation(entry, id, { name })
}

/** Changes the share of a variation, up to what the other variations leave. */
export function shareVariation(entry: JsonObject, id: string, share: number): JsonObject {
  const others = totalShare(withoutVariation(entry, id))
  return changeVariation(entry, id, { testRatio: round(Math.min(share, 1 - others)) })
}

function changeVariation(entry: JsonObject, id: string, change: JsonObject): JsonObject {
  const variations = variationsIn(entry)
  return { ...entry, variations: { ...variations, [id]: { ...variations[id], ...change } } }
}

function variationsIn({ variations }: Varied): Variations {
  const known = Object.entries(isRecord(variations) ? variations : {})
  return Object.fromEntries(known.filter(([, variation]) => isRecord(variation))) as Variations
}

function totalShare(entry: Varied): number {
  return Object.values(variationsIn(entry)).reduce((sum, one) => sum + shareOf(one), 0)
}

function shareOf({ testRatio }: JsonObject): number {
  return typeof testRatio === 'number' && testRatio > 0 ? testRatio : 0
}

/** Rounds to whole percents, which also removes floating-point errors. */
function round(share: number): number {
  return Math.round(Math.max(0, share) * 100) / 100
}
