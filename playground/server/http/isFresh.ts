/** Whether an `If-None-Match` header names `tag`. Weak and strong tags are alike here, as RFC 9110 has it. */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const known = ifNoneMatch.split(',').map(withoutWeakness)
  return known.includes('*') || known.includes(withoutWeakness(tag))
}

function withoutWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
