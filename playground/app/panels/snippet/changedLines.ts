/** Indexes of the lines of `after` that `before` lacks. */
export function changedLines(before: string, after: string): ReadonlySet<number> {
  const left = new Map<string, number>()
  for (const line of before.split('\n')) left.set(line, (left.get(line) ?? 0) + 1)
  const changed = new Set<number>()
  for (const [index, line] of after.split('\n').entries()) {
    const count = left.get(line) ?? 0
    if (count === 0) changed.add(index)
    left.set(line, count - 1)
  }
  return changed
}
