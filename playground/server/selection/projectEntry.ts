import { isJsonObject, type JsonObject } from '../utils/json'

/** Dotted paths as a tree; null where a path ends. */
type PathTree = ReadonlyMap<string, PathTree | null>

/**
 * Keeps the `fields` of an entry, all of them when none are named, and then leaves out those of
 * `omit`. Paths are dotted; a list on the way means each of its items.
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
    // A whole field contains every part of it that is named beside it.
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
