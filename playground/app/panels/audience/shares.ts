import type { ContentEntry, Variation } from '../../../../src/content/types'

/** A version of an entry and its probability. */
interface Share {
  /** For the default, the id of the entry. */
  readonly id: string
  readonly name: string
  /** From 0 to 1. */
  readonly ratio: number
}

/** Variations of an entry, in the order in which the picker considers them. */
function alternativesOf({ variations }: ContentEntry): readonly Variation[] {
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

/** Formats a share as a percentage: `33.4 %`. */
export function formatShare(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
