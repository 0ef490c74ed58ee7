import { isJsonObject, type JsonObject } from '../utils/json'

/** Dotted paths as a tree, with `null` at the end of a path. */
type PathTree = ReadonlyMap<string, PathTree | null>

/** A tree that is being built. */
type Branches = Map<string, Branches | null>

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

/** Each name is looked at once: a request may have thousands of paths. */
function toTree(paths: readonly string[]): PathTree {
  const root: Branches = new Map()
  for (const path of paths) addPath(root, path.split('.'))
  return root
}

function addPath(root: Branches, names: readonly string[]): void {
  let tree = root
  for (const name of names.slice(0, -1)) {
    const known = tree.get(name)
    // A whole field includes any of its parts listed separately.
    if (known === null) return
    const branch: Branches = known ?? new Map()
    tree.set(name, branch)
    tree = branch
  }
  tree.set(names.at(-1) ?? '', null)
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
