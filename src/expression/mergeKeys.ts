type Keys = string | readonly string[] | null

/** All keys of some lists, each once; `null`, which stands for any key, when one of them is. */
export function mergeKeys(lists: readonly Keys[]): readonly string[] | null {
  return lists.includes(null) ? null : [...new Set(lists.flat() as string[])]
}
