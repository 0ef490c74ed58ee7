import type { ContentEntry, EntryData, Variation } from '../../content/types'

export interface VariationInputs {
  readonly entry: ContentEntry
  /** Forced variation, as in the page's URL. Takes precedence if it exists. */
  readonly override?: string | null | undefined
  /** Value of the assignment cookie. Used only if `allowed` and the variation exists. */
  readonly cookie?: string | null | undefined
  /** Whether the visitor may be remembered. */
  readonly allowed: boolean
  /** A random number on [0, 1). */
  readonly draw: number
}

export interface VariationDecision {
  /** The entry as this visitor sees it. */
  readonly entry: ContentEntry
  /** Id that `draw` picked, to be remembered even if it is not shown; absent without a draw. */
  readonly picked?: string
}

/**
 * Decides which version of an entry a visitor sees.
 *
 * 1. Without variations, returns the entry itself; an empty list only adds `variationId`.
 * 2. An override shows the variation that it names, or the default for the entry's own id.
 * 3. Otherwise the assignment cookie decides, if the visitor may be remembered.
 * 4. Otherwise `draw` picks, weighted by `testRatio`. If the visitor may not be remembered, the
 *    default shows, and `picked` holds the choice until they may.
 *
 * Pure, so that a server decides the same from a request's cookies. Never mutates `entry`. An entry
 * without an id is returned unchanged, because its assignment could not be remembered.
 */
export function decideVariation(inputs: VariationInputs): VariationDecision {
  const { entry, override, cookie, allowed, draw } = inputs
  const { id, variations } = entry
  if (id === undefined || !variations) return { entry }

  const alternatives = Object.values(variations)
  if (alternatives.length === 0) return { entry: { ...entry, variationId: id } }

  const named = choiceNamed(entry, override) ?? (allowed ? choiceNamed(entry, cookie) : undefined)
  if (named) return { entry: withChoice(entry, named) }

  const byDefault: Choice = { id, data: entry.data }
  const picked = chooseVariation(alternatives, draw) ?? byDefault
  const shown = allowed ? picked : byDefault
  const name = shown.name || (shown.id === id ? 'Default variation' : '')
  return { entry: withChoice(entry, { ...shown, name }), picked: picked.id }
}

/** Whether `variationId` names one of the entry's variations, or the default by the entry's id. */
export function hasChoice(entry: ContentEntry, variationId: string | null | undefined): boolean {
  return choiceNamed(entry, variationId) !== undefined
}

/** A version of an entry: one of its variations, or its default. */
interface Choice {
  readonly id: string
  readonly name?: string | undefined
  readonly data: EntryData
}

function choiceNamed(entry: ContentEntry, id: string | null | undefined): Choice | undefined {
  if (!id) return undefined
  if (id === entry.id) return { id, name: entry.name, data: entry.data }
  return Object.values(entry.variations ?? {}).find((variation) => variation.id === id)
}

function withChoice(entry: ContentEntry, { id, name, data }: Choice): ContentEntry {
  // A server has already applied this choice, and the widget hydrates that very object.
  if (entry.testVariationId === id) return entry
  return { ...entry, data, variationId: id, testVariationId: id, testVariationName: name }
}

/**
 * Picks the variation whose share of traffic contains `draw`.
 *
 * Variations sit end to end on [0, 1) in the order the server sent them, each as wide as its
 * `testRatio`; a missing, negative or non-numeric ratio counts as 0. The default gets the rest of
 * the range; shares beyond 1 are ignored.
 *
 * @param variations - Alternatives to the entry's own content.
 * @param draw - A random number on [0, 1), picked once per visitor and entry.
 * @returns The chosen variation, or `null` for the default.
 */
export function chooseVariation(variations: readonly Variation[], draw: number): Variation | null {
  let upperBound = 0
  for (const variation of variations) {
    upperBound += shareOf(variation)
    if (draw < upperBound) return variation
  }
  return null
}

function shareOf({ testRatio }: Variation): number {
  return typeof testRatio === 'number' && testRatio > 0 ? testRatio : 0
}
