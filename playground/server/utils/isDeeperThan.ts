/**
 * Whether lists and objects stand in one another more than `levels` deep.
 *
 * Postgres and `JSON.stringify` walk a value recursively, so that a body of nothing but
 * brackets would exhaust their stacks.
 */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}
