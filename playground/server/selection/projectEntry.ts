import { isJsonObject, type JsonObject } from '../utils/json'

/** Dotted paths as a tree, with `null` at the end of a path. */
type PathTree = ReadonlyMap<string, PathTree | null>

/**
 * Keeps the `fields` of an entry, by default all, then removes those in `omit`. In a dotted path, a
 * list stands for each of its items.
 */
export function projectEntry(
  entry: JsonObject,
  fields: readonly string[],
  omit: readonly string[],
): unknown {
  const picked = fields.length === 0 ? entry : project(entry, toTree(fields), 'keep')
  return omit.length === 0 ? picked : project(picked, toTree(omit), 'omit')
}

function toTree(paths: readonly string[]): PathTree {
  const branches = new Map<string, string[] | null>()
  for (const path of paths) {
    const dot = path.indexOf('.')
    const name = dot < 0 ? path : path.slice(0, dot)
    const known = branches.get(name)
    // A whole field includes any of its parts listed separately.
    if (dot < 0) branches.set(name, null)
    else if (known !== null) branches.set(name, [...(known ?? []), path.slice(dot + 1)])
  }
  return new Map([...branches].map(([name, rest]) => [name, rest && toTree(rest)]))
}

/** Keeps the fields in the tree, or omits them. */
function project(value: unknown, tree: PathTree, mode: 'keep' | 'omit'): unknown {
  if (Array.isArray(value)) return value.map((item) => project(item, tree, mode))
  if (!isJsonObject(value)) return value
  const remaining = Object.entries(value).flatMap(([name, inner]) => {
    const branch = tree.get(name)
    if (branch) return [[name, project(inner, branch, mode)]]
    return (branch === null) === (mode === 'keep') ? [[name, inner]] : []
  })
  return Object.fromEntries(remaining)
}
