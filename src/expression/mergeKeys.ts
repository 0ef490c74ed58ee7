type Keys = string | readonly string[] | null

/** Merges lists of keys. The result is `null`, which stands for any key, if one of them is. */
export function mergeKeys(lists: readonly Keys[]): readonly string[] | null {
  return lists.includes(null) ? null : [...new Set(lists.flat() as string[])]
}
