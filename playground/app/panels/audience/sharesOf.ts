import type { ContentEntry, Variation } from '../../../../src/content/types'

/** A version of an entry, and how likely it is to be drawn. */
export interface Share {
  /** The entry's own id for the default. */
  readonly id: string
  readonly name: string
  /** From 0 to 1. */
  readonly ratio: number
}

/** The alternatives of an entry, in the order in which they are drawn. */
export function alternativesOf({ variations }: ContentEntry): readonly Variation[] {
  return Object.values(variations ?? {})
}

/** Every version of an entry with its share: the default's is what the others leave over, and beyond 1 there is nothing. */
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
